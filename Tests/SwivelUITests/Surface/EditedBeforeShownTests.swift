// A controller of a collection that edits before anybody has seen it, and colours of the compiler's literals.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

private final class Reminder: UICollectionViewController {
  var loads = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }
}

@MainActor @Suite struct EditedBeforeShownTests {
  /// Apple's tutorial "Getting started with Today" (iOS App Dev with UIKit) calls `setEditing(_:animated:)` of a controller before it
  /// presents it, and in it uses what `viewDidLoad` made. UICollectionView.isEditing is of iOS 14.
  @Test(arguments: [(13, 0), (14, 1), (16, 1)])
  func theCollectionIsMadeToEdit(era: Int, loads: Int) throws {
    try onDevice(.iPhone8, Era(era)) { _ in
      let controller = Reminder(collectionViewLayout: UICollectionViewFlowLayout())
      controller.setEditing(true, animated: false)
      #expect(controller.loads == loads && controller.isEditing)
      if loads > 0 { #expect(controller.collectionView.isEditing) }
    }
  }

  /// `#colorLiteral` is a colour of UIKit's, and one of Core Graphics where that is asked for, as the borders of layers do: the compiler
  /// calls this of what is asked for.
  @Test func colorsAreWhatIsAskedFor() {
    func literal<Color: _ExpressibleByColorLiteral>(_ type: Color.Type) -> Color {
      Color(_colorLiteralRed: 1, green: 0.5, blue: 0, alpha: 1)
    }
    #expect(literal(CGColor.self).components == [1, 0.5, 0, 1])
    #expect(literal(_ColorLiteralType.self) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }
}
