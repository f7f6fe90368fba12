// The host of the sample apps: what a user's own host looks like.
import Alternates
import BaseController
import Errands
import Gallery
import MovieLock
import Pages
import Programmatic
import SwivelHost
import Waiting

@main
struct HostMain {
  static func main() {
    SwivelHost.run(
      [
        Alternates.app, Alternates.defaultAnswers, BaseController.app, Errands.app, Gallery.app, Pages.app,
        Programmatic.app, Waiting.app,
      ]
        + MovieLock.Variant.allCases.map { MovieLock.app($0) })
  }
}
