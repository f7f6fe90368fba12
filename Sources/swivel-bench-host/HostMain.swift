// The host of the bench: one app that ignores rotation, so that what is measured is the path and not the app.
import SwivelHost

@main
struct HostMain {
  static func main() { SwivelHost.run([Still.app]) }
}
