// The sensor's sources as its arguments name them.
import ArgumentParser
import Configuration
import SensorService
import SensorSources

/// What a sensor starts with.
enum FirstSource: String, ExpressibleByArgument, CaseIterable {
  case held
  case iio
}

extension ReadingMode: ExpressibleByArgument {}

extension AccelerometerOptions {
  /// The options of a sensor whose configuration lies in `config`, which is read again at each opening.
  init(config: String?, mode: ReadingMode, isFirst: Bool) {
    self.init()
    self.mode = mode
    isFirstSource = isFirst
    overrides = { (name) throws(SensorSourceError) -> AccelerometerOverride? in
      guard let config else { return nil }
      do throws(ConfigurationError) {
        return try ConfigurationFolder(path: config).accelerometers().first { $0.name == name }
      } catch {
        throw SensorSourceError.badAttribute(
          place: "\(config)/accelerometers", expected: "what can be read", actual: "\(error)")
      }
    }
  }
}
