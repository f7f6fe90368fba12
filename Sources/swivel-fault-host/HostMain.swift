// The host of the fault tests: apps that misbehave when they are told to, in a process of their own.
import SwivelHost

@main
struct HostMain {
  static func main() { SwivelHost.run([Faulty.app, Faulty.crashingAtLaunch, Faulty.loopingAtLaunch]) }
}
