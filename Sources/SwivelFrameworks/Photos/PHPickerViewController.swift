// The picker of photographs: a page without any, and the button that leaves. It asks nobody, for an app sees only what is picked.
import Foundation
import SwivelUI

/// What a picker offers.
public struct PHPickerFilter: Hashable, Sendable {
  private let kinds: Set<String>
  private init(_ kinds: Set<String>) { self.kinds = kinds }
  /// Pictures.
  public static let images = PHPickerFilter(["image"])
  /// Films.
  public static let videos = PHPickerFilter(["video"])
  /// Pictures that move a little.
  public static let livePhotos = PHPickerFilter(["live"])
  /// Wide ones.
  public static let panoramas = PHPickerFilter(["panorama"])
  /// Pictures of screens.
  public static let screenshots = PHPickerFilter(["screenshot"])
  /// Films of screens.
  public static let screenRecordings = PHPickerFilter(["screenRecording"])
  /// Slow films.
  public static let slomoVideos = PHPickerFilter(["slomo"])
  /// Fast films.
  public static let timelapseVideos = PHPickerFilter(["timelapse"])
  /// Films that are sharp here and there.
  public static let cinematicVideos = PHPickerFilter(["cinematic"])
  /// Pictures that are sharp in front.
  public static let depthEffectPhotos = PHPickerFilter(["depth"])
  /// Series.
  public static let bursts = PHPickerFilter(["burst"])
  /// All but some.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(Set(filter.kinds.map { $0.hasPrefix("!") ? String($0.dropFirst()) : "!" + $0 }))
  }
  /// What is each of some.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter([subfilters.map { $0.kinds.sorted().joined(separator: "|") }.joined(separator: "&")])
  }
  /// Any of some.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
}

/// What can be done in a picker; bits are PhotosUI's.
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// To search.
  public static let search = PHPickerCapabilities(rawValue: 1 << 0)
  /// To see what was picked.
  public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
  /// To go from album to album.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
  /// To add and to leave.
  public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
  /// To choose what goes with it.
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}

/// How a picker is set up.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// How what is picked is handed over.
  public enum AssetRepresentationMode: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// As it is.
    case current = 1
    /// As everybody can read it.
    case compatible = 2
  }
  /// In which order it is handed over.
  public enum Selection: Int, Sendable {
    /// In any.
    case `default` = 0
    /// As it was picked.
    case ordered = 1
    /// Each is told at once.
    case continuous = 2
    /// Each is told at once, as it was picked.
    case continuousAndOrdered = 3
  }
  /// How it looks; raw values are PhotosUI's.
  public enum Mode: Int, Sendable {
    /// A grid.
    case `default` = 0
    /// A row.
    case compact = 1
  }
  /// How it is handed over.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// In which order.
  public var selection = Selection.default
  /// How many at most; 0 for as many as there are.
  public var selectionLimit = 1
  /// What is offered; nil for all.
  public var filter: PHPickerFilter?
  /// How it looks; kept.
  public var mode = Mode.default
  /// Beyond which edges nothing is kept free; kept.
  public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
  /// What cannot be done; kept.
  public var disabledCapabilities: PHPickerCapabilities = []
  /// What is picked at first, by its names.
  public var preselectedAssetIdentifiers: [String] = []
  private let hasLibrary: Bool
  /// The usual way.
  public init() { hasLibrary = false }
  /// The same, with names of what is picked.
  public init(photoLibrary: PHPhotoLibrary) { hasLibrary = true }
}

/// Something picked.
public struct PHPickerResult: Sendable {
  /// Hands it over.
  public let itemProvider: NSItemProvider
  /// Its name, where the picker knows the library.
  public let assetIdentifier: String?
}

/// Hears what was picked.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Nothing, where the user left; who presented the picker takes it away.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Picks photographs (developer.apple.com/documentation/photosui/phpickerviewcontroller).
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  /// How it was set up.
  public let configuration: PHPickerConfiguration
  /// Hears what was picked.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// A picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// No document has one.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = SystemPage.make("Photos", .cancel) { [weak self] in
      guard let self, !configuration.disabledCapabilities.contains(.selectionActions) else { return }
      delegate?.picker(self, didFinishPicking: [])
    }
    SystemPage.show(page, in: self)
  }
}
