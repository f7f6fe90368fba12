// Two tables say one thing: what adoption is silent about, and what the framework calls by its name.
import Adoption
import SwivelUI
import Testing

@MainActor struct FrameworkSelectorNamesTests {
  @Test func whatIsTakenForKnownIsCalled() {
    #expect(FrameworkSelectors.names == FrameworkMethods.known.subtracting(FrameworkSelectors.webViews))
  }
}
