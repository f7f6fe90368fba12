// Documents of our own, one for each part of the format: what fuzzing starts from, and tests read.

/// Small documents written for Swivel.
public enum SeedDocuments {
  /// All of them, by name.
  public static let all: [(name: String, text: String)] = [
    ("labels.storyboard", labels), ("stack.xib", stack), ("scroll.storyboard", scroll), ("table.storyboard", table),
    ("flow.storyboard", flow), ("variations.storyboard", variations), ("cell.xib", cell), ("effects.xib", effects),
  ]

  private static func head(_ kind: String, _ attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)XIB" version="3.0" toolsVersion="17506" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \(attributes)>
    <device id="retina6_1" orientation="portrait" appearance="light"/>
    """
  }

  private static func scene(_ id: String, _ controller: String) -> String {
    "<scene sceneID=\"s\(id)\"><objects>\(controller)</objects></scene>\n"
  }

  private static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private static func label(_ id: String, _ text: String, _ frame: String, _ more: String = "") -> String {
    """
    <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" horizontalHuggingPriority="251" \
    \(more)>\(frame)<fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  private static func tie(_ first: String, _ a: String, _ second: String, _ b: String, _ more: String) -> String {
    let item = first.isEmpty ? "" : "firstItem=\"\(first)\" "
    return "<constraint \(item)firstAttribute=\"\(a)\" secondItem=\"\(second)\" secondAttribute=\"\(b)\" \(more)/>"
  }

  private static func root(_ id: String, _ subviews: String, _ constraints: String) -> String {
    """
    <view key="view" contentMode="scaleToFill" id="\(id)">\(rect(0, 0, 414, 896))
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(subviews)</subviews><viewLayoutGuide key="safeArea" id="\(id)-safe"/>
    <constraints>\(constraints)</constraints></view>
    """
  }

  private static let labels =
    head("Storyboard.", "initialViewController=\"vc1\"") + "<scenes>"
    + scene(
      "1",
      "<viewController id=\"vc1\" title=\"Labels\" sceneMemberID=\"viewController\">"
        + root(
          "r1",
          label("l1", "Name", rect(20, 64, 46, 21))
            + label("l2", "Value", rect(74, 64, 320, 21), "verticalHuggingPriority=\"251\""),
          tie("l1", "leading", "r1", "leadingMargin", "id=\"c1\"")
            + tie("l1", "top", "r1-safe", "top", "constant=\"20\" id=\"c2\"")
            + tie("l2", "leading", "l1", "trailing", "constant=\"8\" symbolic=\"YES\" id=\"c3\"")
            + tie("r1-safe", "trailing", "l2", "trailing", "constant=\"20\" id=\"c4\"")
            + tie("l2", "firstBaseline", "l1", "firstBaseline", "id=\"c5\"")
            + tie("l2", "width", "l1", "width", "multiplier=\"1:2\" priority=\"200\" id=\"c6\""))
        + "</viewController>") + "</scenes></document>"

  private static let stack =
    head("") + "<objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>"
    + "<view contentMode=\"scaleToFill\" id=\"r2\">\(rect(0, 0, 320, 100))<subviews>"
    + "<stackView axis=\"vertical\" distribution=\"fillEqually\" spacing=\"10\" "
    + "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"st\">\(rect(0, 0, 320, 100))<subviews>"
    + "<view contentMode=\"scaleToFill\" id=\"a1\">\(rect(0, 0, 320, 45))</view>"
    + "<view contentMode=\"scaleToFill\" id=\"a2\">\(rect(0, 55, 320, 45))</view></subviews></stackView></subviews>"
    + "<constraints>" + tie("st", "top", "r2", "top", "id=\"d1\"") + tie("st", "leading", "r2", "leading", "id=\"d2\"")
    + tie("", "trailing", "st", "trailing", "id=\"d3\"") + tie("", "bottom", "st", "bottom", "id=\"d4\"")
    + "</constraints><freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/></view></objects></document>"

  private static let scroll =
    head("Storyboard.", "initialViewController=\"vc3\"") + "<scenes>"
    + scene(
      "3",
      "<viewController id=\"vc3\" sceneMemberID=\"viewController\">"
        + root(
          "r3",
          "<scrollView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"sc\">\(rect(0, 0, 414, 896))<subviews>"
            + "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"in\">"
            + "\(rect(0, 0, 414, 1200))<constraints><constraint firstAttribute=\"height\" constant=\"1200\" id=\"e0\"/>"
            + "</constraints></view></subviews><constraints>" + tie("in", "top", "sc", "top", "id=\"e1\"")
            + tie("in", "leading", "sc", "leading", "id=\"e2\"") + tie("", "trailing", "in", "trailing", "id=\"e3\"")
            + tie("", "bottom", "in", "bottom", "id=\"e4\"") + tie("in", "width", "sc", "width", "id=\"e5\"")
            + "</constraints></scrollView>",
          tie("sc", "top", "r3", "top", "id=\"e6\"") + tie("sc", "leading", "r3", "leading", "id=\"e7\"")
            + tie("", "trailing", "sc", "trailing", "id=\"e8\"") + tie("", "bottom", "sc", "bottom", "id=\"e9\""))
        + "</viewController>") + "</scenes></document>"

  private static func tableCell(_ id: String, _ more: String, _ inside: String) -> String {
    """
    <tableViewCell id="\(id)" \(more)>\(rect(0, 28, 414, 60))<autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c">\(rect(0, 0, 414, 60))
    <autoresizingMask key="autoresizingMask"/><subviews>\(label("\(id)l", "Row", rect(20, 11, 374, 38)))</subviews>
    <constraints>\(tie("\(id)l", "leading", "\(id)c", "leadingMargin", "id=\"\(id)1\""))\
    \(tie("", "trailingMargin", "\(id)l", "trailing", "id=\"\(id)2\""))\
    \(tie("\(id)l", "top", "\(id)c", "topMargin", "id=\"\(id)3\""))\
    \(tie("", "bottomMargin", "\(id)l", "bottom", "id=\"\(id)4\""))</constraints></tableViewCellContentView>\(inside)\
    </tableViewCell>
    """
  }

  private static let table =
    head("Storyboard.", "initialViewController=\"vc4\"") + "<scenes>"
    + scene(
      "4",
      "<tableViewController id=\"vc4\" sceneMemberID=\"viewController\"><tableView key=\"view\" dataMode=\"static\" "
        + "style=\"plain\" rowHeight=\"60\" sectionHeaderHeight=\"28\" id=\"tv\">\(rect(0, 0, 414, 896))<sections>"
        + "<tableViewSection headerTitle=\"One\" id=\"se\"><cells>"
        + tableCell(
          "ce", "rowHeight=\"60\"",
          "<connections><segue destination=\"vc5\" kind=\"presentation\" identifier=\"more\" id=\"sg4\"/></connections>"
        )
        + "</cells></tableViewSection></sections></tableView></tableViewController>")
    + scene(
      "5", "<viewController id=\"vc5\" sceneMemberID=\"viewController\">" + root("r5", "", "") + "</viewController>")
    + "</scenes></document>"

  private static let flow =
    head("Storyboard.", "initialViewController=\"nav\"") + "<scenes>"
    + scene(
      "6",
      "<navigationController id=\"nav\" sceneMemberID=\"viewController\"><navigationBar key=\"navigationBar\" id=\"nb\"/>"
        + "<connections><segue destination=\"vc6\" kind=\"relationship\" relationship=\"rootViewController\" id=\"sg1\"/>"
        + "</connections></navigationController>")
    + scene(
      "7",
      "<viewController id=\"vc6\" customClass=\"StartController\" sceneMemberID=\"viewController\">"
        + root(
          "r6",
          "<button buttonType=\"system\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"bt\">"
            + "\(rect(20, 108, 46, 30))<state key=\"normal\" title=\"Next\"/><connections><segue destination=\"vc7\" "
            + "kind=\"show\" identifier=\"next\" id=\"sg2\"/></connections></button>"
            + "<containerView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"co\">\(rect(0, 200, 414, 100))"
            + "<constraints><constraint firstAttribute=\"height\" constant=\"100\" id=\"f3\"/></constraints><connections>"
            + "<segue destination=\"vc8\" kind=\"embed\" id=\"sg3\"/></connections></containerView>",
          tie("bt", "leading", "r6-safe", "leading", "constant=\"20\" id=\"f1\"")
            + tie("bt", "top", "r6-safe", "top", "constant=\"20\" id=\"f2\"")
            + tie("co", "leading", "r6", "leading", "id=\"f4\"") + tie("", "trailing", "co", "trailing", "id=\"f5\"")
            + tie("co", "top", "bt", "bottom", "constant=\"62\" id=\"f6\""))
        + "<navigationItem key=\"navigationItem\" title=\"Start\" id=\"ni\"/><connections>"
        + "<outlet property=\"nextButton\" destination=\"bt\" id=\"o1\"/>"
        + "<outletCollection property=\"views\" destination=\"bt\" id=\"o2\"/>"
        + "<outletCollection property=\"views\" destination=\"co\" id=\"o3\"/></connections></viewController>")
    + scene(
      "8",
      "<viewController storyboardIdentifier=\"Second\" id=\"vc7\" sceneMemberID=\"viewController\">"
        + root("r7", "", "")
        + "<navigationItem key=\"navigationItem\" title=\"Second\" id=\"n2\"><barButtonItem key=\"rightBarButtonItem\" "
        + "title=\"Back to start\" id=\"bi\"><connections><segue destination=\"ex\" kind=\"unwind\" "
        + "unwindAction=\"backToStart:\" id=\"sg5\"/></connections></barButtonItem></navigationItem></viewController>"
        + "<exit id=\"ex\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>")
    + scene(
      "9", "<viewController id=\"vc8\" sceneMemberID=\"viewController\">" + root("r8", "", "") + "</viewController>")
    + "</scenes></document>"

  private static let variations =
    head("Storyboard.", "initialViewController=\"vc9\"") + "<scenes>"
    + scene(
      "a",
      "<viewController id=\"vc9\" sceneMemberID=\"viewController\">"
        + "<view key=\"view\" contentMode=\"scaleToFill\" id=\"r9\">\(rect(0, 0, 414, 896))<autoresizingMask "
        + "key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/><subviews>"
        + "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"bx\">"
        + "\(rect(0, 0, 100, 100))</view></subviews><constraints>" + tie("bx", "leading", "r9", "leading", "id=\"v1\"")
        + tie("bx", "top", "r9", "top", "id=\"v2\"") + tie("bx", "height", "bx", "width", "id=\"v3\"")
        + "<constraint firstItem=\"bx\" firstAttribute=\"width\" constant=\"100\" id=\"v4\">"
        + "<variation key=\"heightClass=compact\" constant=\"40\"/></constraint>"
        + tie("", "trailing", "bx", "trailing", "id=\"v5\"") + "</constraints><variation key=\"default\">"
        + "<mask key=\"constraints\"><exclude reference=\"v5\"/></mask></variation></view></viewController>")
    + "</scenes></document>"

  private static let cell =
    head("") + "<objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>"
    + tableCell("xc", "reuseIdentifier=\"Row\" preservesSuperviewLayoutMargins=\"YES\"", "") + "</objects></document>"

  private static let effects =
    head("") + "<objects><view contentMode=\"scaleToFill\" id=\"re\">\(rect(0, 0, 200, 200))<subviews>"
    + "<visualEffectView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"ve\">\(rect(20, 20, 160, 160))"
    + "<view key=\"contentView\" id=\"vec\">\(rect(0, 0, 160, 160))<autoresizingMask key=\"autoresizingMask\" "
    + "widthSizable=\"YES\" heightSizable=\"YES\"/><subviews>"
    + "<imageView image=\"star\" catalog=\"system\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"im\">"
    + "\(rect(68, 70, 24, 20))</imageView></subviews><constraints>"
    + tie("im", "centerX", "vec", "centerX", "id=\"g1\"")
    + tie("im", "centerY", "vec", "centerY", "id=\"g2\"") + "</constraints></view></visualEffectView></subviews>"
    + "<constraints>" + tie("ve", "top", "re", "top", "constant=\"20\" id=\"g3\"")
    + tie("ve", "leading", "re", "leading", "constant=\"20\" id=\"g4\"")
    + tie("", "trailing", "ve", "trailing", "constant=\"20\" id=\"g5\"")
    + tie("", "bottom", "ve", "bottom", "constant=\"20\" id=\"g6\"")
    + "</constraints></view></objects><resources><image name=\"star\" catalog=\"system\" width=\"24\" height=\"20\"/>"
    + "</resources></document>"
}
