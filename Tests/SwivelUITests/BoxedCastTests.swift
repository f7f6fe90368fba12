// Casts out of boxes: what `as?` makes of an `NSValue` on Apple's systems.
import SwivelUI
import Testing

struct BoxedCastTests {
  @Test func aBoxIsOpenedAndAnythingElseIsCastAsUsual() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [String: Any] = [
      "box": NSValue(cgRect: rect), "plain": rect, "size": NSValue(cgSize: rect.size),
      "point": NSValue(cgPoint: rect.origin), "range": NSValue(range: NSRange(location: 5, length: 6)), "word": "a",
    ]
    #expect((info["box"] <~? CGRect.self) == rect)
    #expect((info["plain"] <~? CGRect.self) == rect)
    #expect((info["size"] <~? CGSize.self) == rect.size)
    #expect((info["point"] <~! CGPoint.self) == rect.origin)
    #expect((info["range"] <~? NSRange.self) == NSRange(location: 5, length: 6))
    for other in ["size", "word", "none"] { #expect((info[other] <~? CGRect.self) == nil) }
    let height = (info["none"] <~? CGRect.self ?? rect).height
    let isSame = info["box"] <~? CGRect.self == rect
    #expect(height == 4 && isSame, "the precedence of a cast")
  }
}
