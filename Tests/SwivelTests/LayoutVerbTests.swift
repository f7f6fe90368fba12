// swivel layout and up --storyboard on documents of our own: sizes, checks, JSON, refusals.
import ArgumentParser
import DocumentSeeds
import Foundation
import Testing

@testable import swivel

@Suite @MainActor struct LayoutVerbTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func report(_ path: String, _ arguments: String...) throws -> (text: String, failure: Failure?) {
    try LayoutCommand.parse([path] + arguments + Folder.configuration).report()
  }

  private func frames(_ path: String, _ arguments: [String]) throws -> [String: [Double]] {
    let text = try LayoutCommand.parse([path, "--json"] + arguments + Folder.configuration).report().text
    var frames: [String: [Double]] = [:]
    for line in text.split(separator: "\n") {
      let json = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      frames[try #require(json["id"] as? String)] = try #require(json["frame"] as? [Double])
    }
    return frames
  }

  /// The canvas of an iPhone 11 is 414×896 with 44 points above the safe area: 44 + 10, and 414 - 20 wide.
  @Test func json() throws {
    let path = try folder.file("box.storyboard", Drawn.box(Drawn.rect(0, 0, 1, 1)).text)
    let lines = try report(path, "--json").text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[1].hasSuffix(
        #""scene":"s1","id":"box","class":"UIView","name":"","frame":[10,54,394,50],"hidden":false,"ambiguous":false,"#
          + #""conflicts":[]}"#))
    for line in lines {
      let json = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(json["v"] as? Int == 1)
      #expect(json["file"] as? String == path)
    }
  }

  /// A scene there is none of is told with those there are, also where nothing would be found wrong with it.
  @Test(arguments: [[], ["--findings", "--device", "iphone-se-3"], ["--device", "iphone-se-3"], ["--svg"]])
  func noSuchScene(arguments: [String]) throws {
    let path = try folder.file("box.storyboard", Drawn.box(Drawn.rect(0, 0, 1, 1)).text)
    let error = #expect(throws: Failure.self) {
      try LayoutCommand.parse([path, "--scene", "nope"] + arguments + Folder.configuration).report()
    }
    let said = "no scene 'nope' with a view; there is "
    #expect(error?.text.contains(said) == true && error?.status == .usage, "\(error?.text ?? "")")
  }

  /// Two canvases of an iPhone 11, 414×896, with 20 between and around them and two captions of 14 below, in one drawing.
  @Test func drawing() throws {
    let text = Drawn.box(Drawn.rect(0, 0, 1, 1)).text
    let other = try folder.file("other.storyboard", text)
    let svg = try report(try folder.file("box.storyboard", text), other, "--svg").text
    #expect(svg.components(separatedBy: "<svg").count == 2)
    #expect(svg.contains("viewBox=\"0 0 888 964\""))
    #expect(svg.contains("translate(454 20)"))
  }

  /// Each option that names a window lays out as the app runs; an iPhone SE has a status bar of 20 points upright; an iPad Pro 11 is 834×1194, and Split View leaves 10 points between its halves.
  @Test(
    arguments: [
      (["--size", "400x800"], [0, 0, 400, 800], nil),
      (["--size", "300x500", "--device", "iphone-se-3"], [0, 0, 300, 500], [10, 30, 280, 50]),
      (["--device", "iphone-se-3"], [0, 0, 375, 667], [10, 30, 355, 50]),
      (["--device", "iphone-se-3", "--orientation", "landscapeLeft"], [0, 0, 667, 375], [10, 10, 647, 50]),
      (["--device", "ipad-pro-11-4", "--window", "1/1"], [0, 0, 834, 1194], [10, 34, 814, 50]),
      (
        ["--device", "ipad-pro-11-4", "--window", "1/2", "--orientation", "landscapeRight"], [0, 0, 592, 834],
        [10, 34, 572, 50]
      ),
    ] as [([String], [Double], [Double]?)])
  func windows(arguments: [String], root: [Double], box: [Double]?) throws {
    let path = try folder.file("box.storyboard", Drawn.box(Drawn.rect(10, 54, 394, 50)).text)
    let frames = try frames(path, arguments)
    #expect(frames["r"] == root)
    if let box { #expect(frames["box"] == box) }
  }

  /// What windows there are follows from the device, the version and how it is turned: half of an 11-inch iPad of 834×1194 is
  /// (1194 - 10) / 2 = 592 wide in landscape and nowhere upright; the narrow part is 320 upright and 375 turned; from
  /// iPadOS 26 on there are tiles instead, and a left one is half the screen.
  @Test(
    arguments: [
      ("ipad-pro-11-4", "18", "landscapeRight", "1/2", [592, 834], ""),
      ("ipad-pro-11-4", "18", "landscapeLeft", "1/3", [375, 834], ""),
      ("ipad-pro-11-4", "18", "portrait", "2/3", [504, 1194], ""),
      ("ipad-pro-11-4", "18", "portrait", "1/3", [320, 1194], ""),
      ("ipad-pro-11-4", "18", "portrait", "1/2", nil, "ipad-pro-11-4 upright has no share 1/2"),
      ("ipad-pro-11-4", "26", "landscapeRight", "1/2", nil, "iOS 26 has no Split View"),
      ("ipad-pro-11-4", "26", "landscapeRight", "left", [597, 834], ""),
      ("ipad-pro-11-4", "18", "landscapeRight", "left", nil, "has no window 'left'"),
      ("iphone-15", "18", "landscapeRight", "1/2", nil, "iphone-15 has no Split View"),
      ("iphone-15", "18", "portrait", "slide over", nil, "iphone-15 is a phone"),
      ("iphone-15", "18", "portrait", "a bit", nil, "has no window 'a bit'"),
    ] as [(String, String, String, String, [Double]?, String)])
  func shares(device: String, era: String, turn: String, share: String, size: [Double]?, reason: String) throws {
    let path = try folder.file("box.storyboard", Drawn.box(Drawn.rect(10, 54, 394, 50)).text)
    let arguments = ["--device", device, "--era", era, "--orientation", turn, "--window", share]
    if let size {
      #expect(try frames(path, arguments)["r"]?.suffix(2) == size[...])
    } else {
      let failure = #expect(throws: Failure.self) { try frames(path, arguments) }
      #expect(failure?.status == .usage)
      #expect(failure?.text.contains(reason) == true, "\(failure?.text ?? "")")
    }
  }

  /// A view nothing but its stored frame places, in a container constraints place.
  @Test func fixedFrames() throws {
    let button =
      "<button fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\" buttonType=\"system\">"
      + Drawn.rect(120, 0, 100, 40) + "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" "
      + "flexibleMaxY=\"YES\"/></button>"
    let holder = Drawn.fixed("view", "h", 20, 100, 240, 40, inside: "<subviews>\(button)</subviews>")
    let path = try folder.file("f.storyboard", Drawn(subviews: holder.view, constraints: holder.constraints).text)
    #expect(try frames(path, ["--device", "iphone-se-3"])["b"] == [120, 0, 100, 40])
  }

  @Test(arguments: ["400", "0x5", "-1x5", "axb", "400x800x1", "10001x5", "nanx5"])
  func badSizes(size: String) throws {
    let path = try folder.file("box.storyboard", Drawn().text)
    #expect(throws: (any Error).self) { try report(path, "--size=\(size)") }
    do { _ = try report(path, "--size=\(size)") } catch let failure as Failure { #expect(failure.status == .usage) }
  }

  /// Options that cannot both mean something, and words that name nothing.
  @Test func contradictions() throws {
    let path = try folder.file("box.storyboard", Drawn().text)
    for arguments in [
      ["--check", "--size", "400x800"], ["--as", path, "--device", "iphone-15"], ["--size", "4x8", "--window", "1/2"],
    ] {
      #expect(throws: (any Error).self, "\(arguments)") { try LayoutCommand.parse([path] + arguments) }
    }
    for arguments in [
      ["--device", "iphone-15", "--window", "1/2"], ["--device", "nokia"], ["--scene", "nobody"],
    ] {
      let failure = #expect(throws: Failure.self) {
        try LayoutCommand.parse([path] + arguments + Folder.configuration).report()
      }
      #expect(failure?.status == .usage, "\(arguments)")
    }
  }

  /// On the canvas a label is as large as it was stored, unless contents are to be measured and stored sizes forgotten
  /// (docs/walks.md): a line of 17 points is 20.5 high at two pixels a point, and two letters are no 100 wide.
  @Test(
    arguments: [([], true), (["--intrinsic", "stored"], true), (["--intrinsic", "predicted"], false)]
      as [([String], Bool)])
  func sizesOfContents(arguments: [String], isStored: Bool) throws {
    let label =
      "<label text=\"Hi\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\">\(Drawn.rect(20, 54, 200, 40))"
      + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>"
    let drawn = Drawn(
      subviews: label, constraints: Drawn.tie("l", "leading", "r", 20) + Drawn.tie("l", "top", "safe", 10))
    let frame = try #require(try frames(try folder.file("label.storyboard", drawn.text), arguments)["l"])
    try #require(frame.count == 4)
    if isStored {
      #expect(frame.suffix(2) == [200, 40])
    } else {
      #expect(frame[2] < 100)
      #expect(abs(frame[3] - 20.5) <= 0.5)
    }
  }

  /// A file whose views are where it says passes; one point is forgiven, six are not.
  @Test(arguments: [(10, nil), (11, nil), (16, Status.finding)] as [(Int, Status?)])
  func check(x: Int, status: Status?) throws {
    let path = try folder.file("box.storyboard", Drawn.box(Drawn.rect(x, 54, 394, 50)).text)
    let (text, failure) = try report(path, "--check", "--json")
    #expect(failure?.status == status)
    let lines = text.split(separator: "\n")
    #expect(lines.count == (status == nil ? 1 : 2))
    #expect(lines[0].contains(#""compared":1,"matched":\#(status == nil ? 1 : 0),"#))
    if status != nil {
      #expect(
        lines[1].contains(#""id":"box""#) && lines[1].contains(#""expected":[16,54,394,50],"actual":[10,54,394,50]"#))
      #expect(lines[1].contains(".leading =="))
      #expect(failure?.text == "1 view is elsewhere")
    }
  }

  /// What is left out or not known is told, in both forms: else all is where it was stored, for a check of less.
  @Test func nothingIsLeftOutWithoutAWord() throws {
    let tie = Drawn.tie("box", "bottom", "nope", 3)
    let box = Drawn.box(Drawn.rect(10, 54, 394, 50))
    let path = try folder.file(
      "box.storyboard",
      Drawn(device: "retina9_9", subviews: box.subviews, constraints: box.constraints + tie).text)
    let words = [
      "nobody here knows the device retina9_9; it is drawn as one of 414×896",
      "names nope, which is no view or guide here; it was left out",
    ]
    let lines = try report(path, "--check").text.split(separator: "\n")
    let json = try report(path, "--check", "--json").text
    for (number, said) in words.enumerated() {
      #expect(lines.suffix(2)[lines.count - 2 + number].hasSuffix(said), "\(lines)")
      #expect(json.contains(said))
    }
  }

  /// A sum is said of several files, in a line more than each has of its own; of one file it would be the same again.
  @Test func severalFilesHaveASum() throws {
    let good = try folder.file("good.storyboard", Drawn.box(Drawn.rect(10, 54, 394, 50)).text)
    let bad = try folder.file("bad.storyboard", Drawn.box(Drawn.rect(16, 54, 394, 50)).text)
    func lines(_ paths: [String]) throws -> [Substring] {
      try LayoutCommand.parse(paths + ["--check"] + Folder.configuration).report().text.split(separator: "\n")
    }
    let alone = try lines([good]) + lines([bad])
    #expect(alone.count { $0.contains(" views ") } == 2, "\(alone)")
    let both = try lines([good, bad])
    #expect(Array(both.dropLast()) == alone)
    #expect(both.last?.contains("1 of 2 views") == true, "\(both)")
  }

  /// The same screen on an iPhone X: 375×812, with 44 points above the safe area as well.
  @Test(arguments: [(355, nil), (394, Status.finding)] as [(Int, Status?)])
  func otherSave(width: Int, status: Status?) throws {
    let path = try folder.file("new.storyboard", Drawn.box(Drawn.rect(10, 54, 394, 50)).text)
    let other = Drawn.box(Drawn.rect(10, 54, width, 50), device: "retina5_9", size: (375, 812))
    let (text, failure) = try report(path, "--as", try folder.file("old.storyboard", other.text))
    #expect(failure?.status == status)
    #expect(text.hasPrefix("\(path): \(status == nil ? 1 : 0) of 1 views where they were stored"))
  }

  /// Every document of our own is laid out and drawn.
  @Test(arguments: SeedDocuments.all.map(\.name))
  func seeds(name: String) throws {
    let path = try folder.file(name, try #require(SeedDocuments.all.first { $0.name == name }?.text))
    #expect(try report(path).text.hasPrefix("\(path) scene "))
    #expect(try report(path, "--svg", "--device", "iphone-15").text.contains("<svg"))
  }

  @Test(arguments: badDocuments.map(\.name))
  func refusals(name: String) throws {
    let bad = try #require(badDocuments.first { $0.name == name })
    let path = try bad.text.map { try folder.file(name, $0) } ?? folder.path + "/" + name
    let good = try folder.file("good.storyboard", Drawn().text)
    let verbs: [() throws -> Void] = [
      { _ = try report(path) }, { _ = try report(good, "--as", path) },
      { _ = try LaunchOptions.parse(["--storyboard", path] + Folder.configuration).plan() },
    ]
    for verb in verbs {
      let failure = #expect(throws: Failure.self) { try verb() }
      #expect(failure?.status.rawValue == bad.code)
      #expect(failure?.text.contains(path) == true)
    }
  }

  /// `up --storyboard`: the first file names the app, and all of them go to the host.
  @Test func launch() throws {
    let flow = try folder.file(
      "flow.storyboard", try #require(SeedDocuments.all.first { $0.name == "flow.storyboard" }?.text))
    let cell = try folder.file("cell.xib", try #require(SeedDocuments.all.first { $0.name == "cell.xib" }?.text))
    let rest = ["--device", "iphone-15", "--host", "/bin/true"] + Folder.configuration
    let plan = try LaunchOptions.parse(["--storyboard", flow, "--storyboard", cell] + rest).plan()
    #expect(plan.apps == ["flow"])
    #expect(plan.hostArguments == ["--storyboard", flow, "--storyboard", cell])
    let twice = try LaunchOptions.parse(["--storyboard", flow, "--app", "flow,flow"] + rest).plan()
    #expect(twice.apps == ["flow", "flow"])
    let failure = #expect(throws: Failure.self) { try LaunchOptions.parse(["--storyboard", cell] + rest).plan() }
    #expect(failure?.status == .usage)
  }
}
