// The font a plain list's titles are drawn in: 17 points, unless the app gives the label one when the title is about to be seen
// (UITableViewDelegate.tableView(_:willDisplayHeaderView:forSection:), UITableViewHeaderFooterView.textLabel).
import DeviceCatalog
import Drawing
import Foundation
import Picture
import SwivelUI
import Testing

@MainActor private final class Titled: NSObject, UITableViewDataSource, UITableViewDelegate {
  let font: UIFont?
  init(_ font: UIFont?) { self.font = font }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    if let font { (view as? UITableViewHeaderFooterView)?.textLabel?.font = font }
  }
}

@MainActor @Suite struct SectionFontTests {
  @Test(arguments: [(nil, 17), (20, 20), (11, 11)] as [(CGFloat?, Double)]) func titles(own: CGFloat?, size: Double)
    throws
  {
    let source = Titled(own.map { .systemFont(ofSize: $0) })
    let picture = try drawn { root in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 300), style: .plain)
      table.accessibilityIdentifier = "table"
      (table.dataSource, table.delegate) = (source, source)
      root.addSubview(table)
    }
    withExtendedLifetime(source) { #expect(picture.texts(of: "table").map(\.size) == [size]) }
  }
}
