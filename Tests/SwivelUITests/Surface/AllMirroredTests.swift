// The direction of all views of a class at once, as apps set that let people choose a language: UIView.semanticContentAttribute of what
// appearance() answers. Leading is right then (UISemanticContentAttribute.forceRightToLeft).
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor private final class OneTitle: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor @Suite struct AllMirroredTests {
  /// A view 50 wide stands 20 from the leading edge of 375 points.
  private func left(in page: UIView, _ own: UISemanticContentAttribute = .unspecified) -> CGFloat {
    let view = UIView(frame: .zero)
    page.semanticContentAttribute = own
    view.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: page.topAnchor), view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    page.layoutIfNeeded()
    return view.frame.minX
  }

  @Test(arguments: [
    (UISemanticContentAttribute.unspecified, UISemanticContentAttribute.unspecified, CGFloat(20)),
    (.forceRightToLeft, .unspecified, 305), (.forceRightToLeft, .forceLeftToRight, 20),
    (.forceLeftToRight, .forceRightToLeft, 305),
  ])
  func ofAll(all: UISemanticContentAttribute, own: UISemanticContentAttribute, minX: CGFloat) throws {
    try onDevice(.iPhone8, Era(16)) { window in
      UIView.appearance().semanticContentAttribute = all
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
      page.semanticContentAttribute = own
      window.addSubview(page)
      #expect(left(in: page, page.semanticContentAttribute) == minX)
    }
  }

  /// A title of a group that has no constraints is as high as from left to right, and as far from its rows.
  @Test func aTitleKeepsItsRoom() throws {
    @MainActor func header(_ all: UISemanticContentAttribute) throws -> CGRect {
      try onDevice(.iPhone8, Era(16)) { window in
        UIView.appearance().semanticContentAttribute = all
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .insetGrouped)
        let source = OneTitle()
        table.dataSource = source
        window.addSubview(table)
        table.layoutIfNeeded()
        return withExtendedLifetime(source) { table.headerView(forSection: 0)?.frame ?? .zero }
      }
    }
    let usual = try header(.unspecified)
    #expect(try header(.forceRightToLeft) == usual && usual.height > 50)
  }

  /// What is set of one class holds for that class.
  @Test func ofOneClass() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      UISlider.appearance().semanticContentAttribute = .forceRightToLeft
      let (slider, plain) = (UISlider(frame: .zero), UISwitch(frame: .zero))
      for view in [slider, plain] as [UIView] { window.addSubview(view) }
      #expect(slider.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(plain.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
  }
}
