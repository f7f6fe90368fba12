// Filters with names for their values, as `CoreImage.CIFilterBuiltins` has them.
import Foundation

/// A filter whose values have names. One class has those of all: a value a filter does not take changes nothing.
open class CIBuiltinFilter: CIFilter, @unchecked Sendable {
  fileprivate convenience init(_ word: String) {
    self.init()
    name = word
  }
  private func read<Value>(_ key: String, _ usual: Value) -> Value { value(forKey: key) as? Value ?? usual }
  private func read(_ key: String, _ usual: Float) -> Float { Float(number(key, CGFloat(usual))) }
  /// The picture.
  open var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  /// The one behind it.
  open var backgroundImage: CIImage? {
    get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
  /// What decides where it is seen.
  open var maskImage: CIImage? {
    get { value(forKey: kCIInputMaskImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputMaskImageKey) }
  }
  /// What a code says.
  open var message: Data {
    get { read("inputMessage", Data()) }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  /// How much of a code may be lost: L, M, Q or H.
  open var correctionLevel: String {
    get { read("inputCorrectionLevel", "M") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  /// How far.
  open var radius: Float {
    get { read(kCIInputRadiusKey, 10) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  /// How much.
  open var intensity: Float {
    get { read(kCIInputIntensityKey, 1) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
  /// How large.
  open var scale: Float {
    get { read(kCIInputScaleKey, 1) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }
  /// How wide for its height.
  open var aspectRatio: Float {
    get { read(kCIInputAspectRatioKey, 1) }
    set { setValue(newValue, forKey: kCIInputAspectRatioKey) }
  }
  /// How bright.
  open var brightness: Float {
    get { read(kCIInputBrightnessKey, 0) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  /// How strong.
  open var contrast: Float {
    get { read(kCIInputContrastKey, 1) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
  /// How colourful.
  open var saturation: Float {
    get { read(kCIInputSaturationKey, 1) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  /// How light.
  open var ev: Float {
    get { read(kCIInputEVKey, 0) }
    set { setValue(newValue, forKey: kCIInputEVKey) }
  }
  /// By which angle.
  open var angle: Float {
    get { read(kCIInputAngleKey, 0) }
    set { setValue(newValue, forKey: kCIInputAngleKey) }
  }
  /// Round what.
  open var center: CGPoint {
    get { (value(forKey: kCIInputCenterKey) as? CIVector)?.cgPointValue ?? CGPoint(x: 150, y: 150) }
    set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
  }
  /// In which colour.
  open var color: CIColor {
    get { read(kCIInputColorKey, CIColor(red: 1, green: 1, blue: 1)) }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  /// Dark parts in which colour.
  open var color0: CIColor {
    get { read("inputColor0", CIColor(red: 0, green: 0, blue: 0)) }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  /// Light parts in which colour.
  open var color1: CIColor {
    get { read("inputColor1", CIColor(red: 1, green: 1, blue: 1)) }
    set { setValue(newValue, forKey: "inputColor1") }
  }
}

extension CIFilter {
  /// A code of squares.
  public class func qrCodeGenerator() -> CIBuiltinFilter { CIBuiltinFilter("CIQRCodeGenerator") }
  /// A code of lines.
  public class func code128BarcodeGenerator() -> CIBuiltinFilter { CIBuiltinFilter("CICode128BarcodeGenerator") }
  /// Out of focus.
  public class func gaussianBlur() -> CIBuiltinFilter { CIBuiltinFilter("CIGaussianBlur") }
  /// Out of focus.
  public class func boxBlur() -> CIBuiltinFilter { CIBuiltinFilter("CIBoxBlur") }
  /// Brown.
  public class func sepiaTone() -> CIBuiltinFilter { CIBuiltinFilter("CISepiaTone") }
  /// Brighter, stronger, more colourful.
  public class func colorControls() -> CIBuiltinFilter { CIBuiltinFilter("CIColorControls") }
  /// In one colour.
  public class func colorMonochrome() -> CIBuiltinFilter { CIBuiltinFilter("CIColorMonochrome") }
  /// The other way round.
  public class func colorInvert() -> CIBuiltinFilter { CIBuiltinFilter("CIColorInvert") }
  /// In two colours.
  public class func falseColor() -> CIBuiltinFilter { CIBuiltinFilter("CIFalseColor") }
  /// In squares.
  public class func pixellate() -> CIBuiltinFilter { CIBuiltinFilter("CIPixellate") }
  /// In crystals.
  public class func crystallize() -> CIBuiltinFilter { CIBuiltinFilter("CICrystallize") }
  /// Edges.
  public class func edges() -> CIBuiltinFilter { CIBuiltinFilter("CIEdges") }
  /// Dark at the edges.
  public class func vignette() -> CIBuiltinFilter { CIBuiltinFilter("CIVignette") }
  /// Glowing.
  public class func bloom() -> CIBuiltinFilter { CIBuiltinFilter("CIBloom") }
  /// Sharper.
  public class func unsharpMask() -> CIBuiltinFilter { CIBuiltinFilter("CIUnsharpMask") }
  /// Lighter.
  public class func exposureAdjust() -> CIBuiltinFilter { CIBuiltinFilter("CIExposureAdjust") }
  /// Of another hue.
  public class func hueAdjust() -> CIBuiltinFilter { CIBuiltinFilter("CIHueAdjust") }
  /// Larger or smaller.
  public class func lanczosScaleTransform() -> CIBuiltinFilter { CIBuiltinFilter("CILanczosScaleTransform") }
  /// Where a mask is white.
  public class func blendWithMask() -> CIBuiltinFilter { CIBuiltinFilter("CIBlendWithMask") }
  /// On top of another.
  public class func sourceOverCompositing() -> CIBuiltinFilter { CIBuiltinFilter("CISourceOverCompositing") }
  /// As a photograph of silver.
  public class func photoEffectMono() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectMono") }
  /// As a film of the forties.
  public class func photoEffectNoir() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectNoir") }
  /// As a slide.
  public class func photoEffectChrome() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectChrome") }
  /// As a print that has lain in the sun.
  public class func photoEffectFade() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectFade") }
  /// As a print out of the camera.
  public class func photoEffectInstant() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectInstant") }
  /// As a film in the wrong bath.
  public class func photoEffectProcess() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectProcess") }
  /// As greys.
  public class func photoEffectTonal() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectTonal") }
  /// As an old print.
  public class func photoEffectTransfer() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectTransfer") }
}
