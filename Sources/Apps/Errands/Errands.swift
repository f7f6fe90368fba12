// The Errands app: a storyboard with classes, as one ports it from Xcode.
import UIKit

/// The app as hosts launch it.
public enum Errands {
  /// The app with its storyboard.
  public static let app: AppBundle = {
    var app = AppBundle(
      name: "Errands", infoDictionary: InfoDictionary(supportedInterfaceOrientations: .allButUpsideDown)
    ) { AppDelegate() }
    app.interfaceFiles = ["Main.storyboard": PackageResources.Main_storyboard]
    return app
  }()
}

final class AppDelegate: UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
