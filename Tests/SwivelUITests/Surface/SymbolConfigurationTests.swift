// Configurations of symbols put together: each says what it says, and leaves the rest to the other.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor struct SymbolConfigurationTests {
  /// `applying(_:)`: "the values of the other configuration replace those of this one", unless it leaves them open.
  @Test func whatIsSaidReplacesAndWhatIsOpenStays() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      @MainActor func side(_ configuration: UIImage.SymbolConfiguration) -> CGFloat {
        UIImage(systemName: "star", withConfiguration: configuration)?.size.width ?? 0
      }
      let large = UIImage.SymbolConfiguration(pointSize: 40)
      let bold = UIImage.SymbolConfiguration(weight: .bold)
      let big = UIImage.SymbolConfiguration(scale: .large)
      #expect(side(large.applying(bold)) == side(large))
      #expect(side(bold.applying(large)) == side(large))
      #expect(
        side(large.applying(big)) == side(UIImage.SymbolConfiguration(pointSize: 40, weight: .regular, scale: .large)))
      #expect(side(large.applying(UIImage.SymbolConfiguration(pointSize: 20))) == side(.init(pointSize: 20)))
      #expect(side(large.applying(.unspecified)) == side(large))
      #expect(side(large.applying(.init(hierarchicalColor: .red))) == side(large))
      let symbol = UIImage(systemName: "star", withConfiguration: large)
      #expect(symbol?.withConfiguration(bold).size == symbol?.size)
      #expect(symbol?.applyingSymbolConfiguration(big)?.size.width == side(large.applying(big)))
    }
  }
}
