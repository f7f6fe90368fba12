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

  @Test func aValueGetsItsBoxAndABoxStays() {
    let values: [Any] = [
      CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4), CGRect(x: 1, y: 2, width: 3, height: 4), CGVector(dx: 5, dy: 6),
      CGAffineTransform(scaleX: 2, y: 3), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      NSRange(location: 5, length: 6),
      NSValue(cgPoint: CGPoint(x: 7, y: 8)),
    ]
    let boxes = values.map { $0 <~? NSValue.self }
    #expect(boxes[0]?.cgPointValue == CGPoint(x: 1, y: 2) && boxes[1]?.cgSizeValue == CGSize(width: 3, height: 4))
    #expect(boxes[2]?.cgRectValue.maxY == 6 && boxes[3]?.cgVectorValue.dy == 6)
    #expect(boxes[4]?.cgAffineTransformValue.d == 3 && boxes[5]?.uiEdgeInsetsValue.right == 4)
    #expect(boxes[6]?.rangeValue.location == 5 && boxes[7] === values[7] as? NSValue)
    #expect(((0.5 as Any) <~? NSValue.self) == NSNumber(value: 0.5))
    #expect((("a" as Any) <~? NSValue.self) == nil && ((nil as Any?) <~? NSValue.self) == nil)
  }
}
