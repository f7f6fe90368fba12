// What is to be seen on pictures: there are no pixels to look at, and nothing is found.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// Hears what was found.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// Something found.
open class VNObservation: NSObject, @unchecked Sendable {
  /// Its name.
  public let uuid = numberedUUID()
  /// How sure it is, 0…1.
  open var confidence: Float { 0 }
  /// None.
  public override init() { super.init() }
}
/// Something found in a rectangle.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// Where, in parts of the picture from its left lower corner.
  open var boundingBox: CGRect
  /// In a rectangle.
  public init(boundingBox: CGRect) { self.boundingBox = boundingBox }
}
/// A face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}
/// A rectangle.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// Where it begins.
  open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
  /// Its other upper corner.
  open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
  /// Its lower corner.
  open var bottomLeft: CGPoint { boundingBox.origin }
  /// Its other lower corner.
  open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}
/// Words.
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {}
/// Words that were read.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  /// What they may be.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
/// What words may be.
open class VNRecognizedText: NSObject, @unchecked Sendable {
  /// The words.
  public let string: String
  /// How sure it is, 0…1.
  public let confidence: Float
  init(_ string: String, _ confidence: Float) { (self.string, self.confidence) = (string, confidence) }
}
/// A kind of code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  /// Vision's word.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Squares.
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  /// Lines, of groceries.
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  /// Lines.
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
}
/// A code.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  /// Of which kind.
  open var symbology: VNBarcodeSymbology { .qr }
  /// What it says.
  open var payloadStringValue: String? { nil }
}
/// What a picture may be of.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// The word for it.
  open var identifier: String { "" }
}

/// Something looked for.
open class VNRequest: NSObject, @unchecked Sendable {
  /// Hears what was found.
  public let completionHandler: VNRequestCompletionHandler?
  /// What was found: nothing. Nil for what was not looked for yet.
  open fileprivate(set) var results: [VNObservation]?
  /// Whether it must not take what others need.
  open var preferBackgroundProcessing = false
  /// Whether the processor alone looks.
  open var usesCPUOnly = false
  /// How.
  open var revision = 1
  /// Looked for, and told.
  public init(completionHandler: VNRequestCompletionHandler?) { self.completionHandler = completionHandler }
  /// Looked for.
  public override convenience init() { self.init(completionHandler: nil) }
  /// No longer.
  open func cancel() {}
  func find() {
    results = []
    completionHandler?(self, nil)
  }
}
/// Something looked for on a picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// Where, in parts of the picture.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
/// Faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Faces and what is in them.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {}
/// People.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
/// What a picture is of.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Words.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Whether each letter is told.
  open var reportCharacterBoxes = false
}
/// Rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How many.
  open var maximumObservations = 1
  /// How narrow.
  open var minimumAspectRatio: Float = 0.5
  /// How wide.
  open var maximumAspectRatio: Float = 1
  /// How large.
  open var minimumSize: Float = 0.2
  /// How sure.
  open var minimumConfidence: Float = 0
  /// How skew.
  open var quadratureTolerance: Float = 30
}
/// Codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Of which kinds.
  open var symbologies: [VNBarcodeSymbology] = [.qr, .ean13, .code128]
}
/// How words are read; raw values are Vision's.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  /// Well.
  case accurate = 0
  /// Quickly.
  case fast = 1
}
/// Words, read.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// In which languages.
  open var recognitionLanguages: [String] = ["en-US"]
  /// Which words there are besides.
  open var customWords: [String] = []
  /// Whether only real words are read.
  open var usesLanguageCorrection = true
  /// Whether the language is found out.
  open var automaticallyDetectsLanguage = false
  /// How high they are at least, in parts of the picture.
  open var minimumTextHeight: Float = 0
}

/// A word for what is known of a picture.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  /// Vision's word.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What is known of the camera.
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
}
/// Looks at a picture (developer.apple.com/documentation/vision/vnimagerequesthandler).
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  /// Of pixels.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  /// Of pixels that are held otherwise.
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  /// Of Core Image's.
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  /// Of Core Image's, held otherwise.
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  /// In a file's bytes.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
  /// In a file.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  /// Looks, and has each told.
  open func perform(_ requests: [VNRequest]) throws { for request in requests { request.find() } }
}
