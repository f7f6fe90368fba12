// Commands of eras 15 to 18 every responder can be given, apart from the rest of `UIResponder` for the room there. Each does nothing by
// itself, as there.

/// The base of `UIResponder`: what menus and keys may ask of it.
@preconcurrency @MainActor open class CommandedObject: NSObject {
  /// A responder.
  public override init() { super.init() }
  /// Types what the camera reads (era 15). There is no camera.
  open func captureTextFromCamera(_ sender: Any?) {}
  /// Shows the writing tools for what is chosen (era 18.2). There are none.
  open func showWritingTools(_ sender: Any?) {}
}

extension UIAction {
  /// The command by which the camera types for a responder (era 15). There is no camera: nothing is typed.
  public class func captureTextFromCamera(
    responder: UIResponder & UIKeyInput, identifier: UIAction.Identifier? = nil
  ) -> UIAction {
    UIAction(title: "Scan Text", image: UIImage(systemName: "text.viewfinder"), identifier: identifier) {
      [weak responder] action in responder?.captureTextFromCamera(action)
    }
  }
}
