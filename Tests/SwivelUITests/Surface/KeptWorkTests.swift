// What stays where it is: what is behind a collection's items, a stack's constraints from pass to pass, and how many components colours
// of a space have (UICollectionView.backgroundView, UIStackView, CGColorSpace.init(name:)).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor private final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
}

@MainActor @Suite struct KeptWorkTests {
  /// "The view that provides the background appearance … placed behind all other views": whenever it is set, and as large as what is seen.
  @Test(arguments: [0, 1, 2]) func behindTheItems(layouts: Int) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let source = Items()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      window.addSubview(view)
      for _ in 0..<layouts {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      let (back, other) = (UIView(), UIView())
      view.backgroundView = back
      view.layoutIfNeeded()
      #expect(view.subviews.first === back && back.frame == view.bounds && back.frame.height == 300)
      #expect(view.visibleCells.count == 3)
      view.backgroundView = other
      view.layoutIfNeeded()
      #expect(view.subviews.first === other && back.superview == nil && other.frame.size == view.bounds.size)
      view.backgroundView = nil
      #expect(other.superview == nil && view.visibleCells.count == 3)
    }
  }

  /// A stack's own constraints are made when its views or its arrangement are others, and stay while nothing is.
  @Test func aStackKeepsItsConstraints() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel(), UIView()])
      window.addSubview(stack)
      window.layoutIfNeeded()
      let made = stack.constraints.map(ObjectIdentifier.init)
      #expect(!made.isEmpty)
      for _ in 0..<3 {
        stack.setNeedsUpdateConstraints()
        window.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(stack.constraints.map(ObjectIdentifier.init) == made)
      }
      stack.axis = .vertical
      window.layoutIfNeeded()
      #expect(Set(stack.constraints.map(ObjectIdentifier.init)).isDisjoint(with: made))
    }
  }

  /// Grey has one component, inks four, light three.
  @Test(
    arguments: [
      ("kCGColorSpaceGenericGray", 1), ("kCGColorSpaceGenericGrayGamma2_2", 1), ("kCGColorSpaceLinearGray", 1),
      ("kCGColorSpaceGenericCMYK", 4), ("kCGColorSpaceSRGB", 3), ("kCGColorSpaceDisplayP3", 3),
      ("kCGColorSpaceExtendedLinearSRGB", 3),
    ])
  func components(name: String, count: Int) {
    #expect(CGColorSpace(name: name)?.numberOfComponents == count)
  }

  /// "editButtonItem": a bar button item that toggles its title and associated state between Edit and Done, whenever it is first asked for.
  @Test(arguments: [false, true]) func theButtonForEditing(isAskedBefore: Bool) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let controller = UIViewController()
      if isAskedBefore {
        #expect(controller.editButtonItem.title == "Edit" && controller.editButtonItem.style == .plain)
      }
      controller.isEditing = true
      #expect(controller.editButtonItem.title == "Done" && controller.editButtonItem.style == .done)
      controller.isEditing = false
      #expect(controller.editButtonItem.title == "Edit" && controller.editButtonItem.style == .plain)
    }
  }
}
