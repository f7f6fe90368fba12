// Where in a text an attachment is asked for its room and its picture: "the character index of the attachment"
// (NSTextAttachment.attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:), image(forBounds:…)).
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import SwivelUI
import Testing

/// Writes down where it is asked for.
private final class Asked: NSTextAttachment, @unchecked Sendable {
  var rooms: Set<Int> = []
  var pictures: Set<Int> = []
  override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    rooms.insert(charIndex)
    return CGRect(x: 0, y: 0, width: 10, height: 10)
  }
  override func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
    -> UIImage?
  {
    pictures.insert(charIndex)
    return UIImage(systemName: "star")
  }
}

@MainActor @Suite struct AttachmentPlaceTests {
  @Test(arguments: [("", 0), ("a", 1), ("abc ", 4), ("é😀", 3)]) func asked(before: String, place: Int) throws {
    let attachment = Asked()
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [
        .test {
          let controller = UIViewController()
          let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
          let text = NSMutableAttributedString(string: before)
          text.append(NSAttributedString(attachment: attachment))
          text.append(NSAttributedString(string: " end"))
          label.attributedText = text
          controller.view.addSubview(label)
          return controller
        }
      ])
    _ = try #require(device.picture(DevicePictureOptions(window: 1)))
    #expect(attachment.rooms == [place] && attachment.pictures == [place])
  }
}
