// The host of the sample apps: what a user's own host looks like.
import Alternates
import BaseController
import MovieLock
import Pages
import Programmatic
import SwivelHost

@main
struct HostMain {
  static func main() {
    SwivelHost.run([
      Alternates.app, BaseController.app, MovieLock.app, MovieLock.app(.tabsAnswerToo), Pages.app, Programmatic.app,
    ])
  }
}
