// Hands, bodies, things that move and what stands out on pictures: there are no pixels to look at, and nothing is found.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// A place on a picture, in parts of it from its left lower corner.
open class VNPoint: NSObject, @unchecked Sendable {
  /// The place.
  public let location: CGPoint
  /// To the right.
  open var x: Double { Double(location.x) }
  /// Upwards.
  open var y: Double { Double(location.y) }
  /// By both.
  public init(x: Double, y: Double) { location = CGPoint(x: x, y: y) }
}
/// A place that was found.
open class VNRecognizedPoint: VNPoint, @unchecked Sendable {
  /// How sure it is, 0…1.
  open var confidence: Float { 0 }
}

/// A hand: none is found.
open class VNHumanHandPoseObservation: VNObservation, @unchecked Sendable {
  /// A joint.
  public struct JointName: RawRepresentable, Hashable, Sendable {
    /// Vision's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ rawValue: String) { self.rawValue = rawValue }
    /// The wrist.
    public static let wrist = JointName("VNHLKWRI")
    /// The thumb.
    public static let thumbCMC = JointName("VNHLKTCMC")
    /// The thumb.
    public static let thumbMP = JointName("VNHLKTMP")
    /// The thumb.
    public static let thumbIP = JointName("VNHLKTIP")
    /// The thumb's end.
    public static let thumbTip = JointName("VNHLKTTIP")
    /// The first finger.
    public static let indexMCP = JointName("VNHLKIMCP")
    /// The first finger.
    public static let indexPIP = JointName("VNHLKIPIP")
    /// The first finger.
    public static let indexDIP = JointName("VNHLKIDIP")
    /// The first finger's end.
    public static let indexTip = JointName("VNHLKITIP")
    /// The second finger's end.
    public static let middleTip = JointName("VNHLKMTIP")
    /// The third finger's end.
    public static let ringTip = JointName("VNHLKRTIP")
    /// The last finger's end.
    public static let littleTip = JointName("VNHLKPTIP")
  }
  /// Joints together.
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
    /// Vision's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All.
    public static let all = JointsGroupName(rawValue: "VNIPOAll")
  }
  /// Where a joint is: at no place, of which nobody is sure.
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { VNRecognizedPoint(x: 0, y: 0) }
  /// Where some are.
  open func recognizedPoints(_ groupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}
/// Somebody: nobody is found.
open class VNHumanBodyPoseObservation: VNObservation, @unchecked Sendable {
  /// A joint.
  public struct JointName: RawRepresentable, Hashable, Sendable {
    /// Vision's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ rawValue: String) { self.rawValue = rawValue }
    /// The nose.
    public static let nose = JointName("head_joint")
    /// The neck.
    public static let neck = JointName("neck_1_joint")
    /// A shoulder.
    public static let leftShoulder = JointName("left_shoulder_1_joint")
    /// A shoulder.
    public static let rightShoulder = JointName("right_shoulder_1_joint")
    /// An elbow.
    public static let leftElbow = JointName("left_forearm_joint")
    /// An elbow.
    public static let rightElbow = JointName("right_forearm_joint")
    /// A wrist.
    public static let leftWrist = JointName("left_hand_joint")
    /// A wrist.
    public static let rightWrist = JointName("right_hand_joint")
    /// A hip.
    public static let leftHip = JointName("left_upLeg_joint")
    /// A hip.
    public static let rightHip = JointName("right_upLeg_joint")
    /// A knee.
    public static let leftKnee = JointName("left_leg_joint")
    /// A knee.
    public static let rightKnee = JointName("right_leg_joint")
    /// An ankle.
    public static let leftAnkle = JointName("left_foot_joint")
    /// An ankle.
    public static let rightAnkle = JointName("right_foot_joint")
    /// The middle.
    public static let root = JointName("root")
  }
  /// Joints together.
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
    /// Vision's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All.
    public static let all = JointsGroupName(rawValue: "VNIPOAll")
  }
  /// Where a joint is: at no place, of which nobody is sure.
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { VNRecognizedPoint(x: 0, y: 0) }
  /// Where some are.
  open func recognizedPoints(_ groupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}
/// Hands.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How many.
  open var maximumHandCount = 2
}
/// People and how they stand.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {}
/// A picture's part in numbers: there are none.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
  /// The numbers: none.
  public let pixelBuffer = CVPixelBuffer()
}
/// People apart from what is behind them.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How well; raw values are Vision's.
  public enum QualityLevel: UInt, Sendable {
    /// As well as can be.
    case accurate = 0
    /// Rather well.
    case balanced = 1
    /// Quickly.
    case fast = 2
  }
  /// How well.
  open var qualityLevel = QualityLevel.accurate
  /// In which form.
  open var outputPixelFormat: UInt32 = 0
}
/// What people look at.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
/// What stands out.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
/// A sheet of paper.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Animals.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Something with words for it.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The words, the surest first.
  open var labels: [VNClassificationObservation] { [] }
}
/// How a thing that moves is followed; raw values are Vision's.
public enum VNRequestTrackingLevel: UInt, Sendable {
  /// Well.
  case accurate = 0
  /// Quickly.
  case fast = 1
}
/// A thing that moves.
open class VNTrackObjectRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The thing, where it was last.
  open var inputObservation: VNDetectedObjectObservation
  /// How.
  open var trackingLevel = VNRequestTrackingLevel.fast
  /// Whether it is the last time.
  open var isLastFrame = false
  /// Of a thing, told.
  public init(
    detectedObjectObservation observation: VNDetectedObjectObservation,
    completionHandler: VNRequestCompletionHandler? = nil
  ) {
    inputObservation = observation
    super.init(completionHandler: completionHandler)
  }
}

/// Looks at a picture after the other.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  /// None yet.
  public override init() { super.init() }
  private func look(_ requests: [VNRequest]) { for request in requests { request.find() } }
  /// Looks, and has each told.
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { look(requests) }
  /// The same of what is held otherwise.
  open func perform(
    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
  ) throws { look(requests) }
  /// The same of a picture.
  open func perform(_ requests: [VNRequest], on image: CGImage) throws { look(requests) }
  /// The same of Core Image's.
  open func perform(_ requests: [VNRequest], on image: CIImage) throws { look(requests) }
}

extension VNImageRequestHandler {
  /// Of a camera's pixels.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {
    self.init(data: Data(), options: options)
  }
  /// Of a camera's pixels, held otherwise.
  public convenience init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { self.init(data: Data(), options: options) }
}

/// A rectangle in pixels of one in parts of a picture.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
  CGRect(
    x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight),
    width: normalizedRect.width * CGFloat(imageWidth), height: normalizedRect.height * CGFloat(imageHeight))
}
/// A place in pixels of one in parts of a picture.
public func VNImagePointForNormalizedPoint(
  _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
  CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}
/// A rectangle in parts of a picture of one in pixels.
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
  guard imageWidth > 0, imageHeight > 0 else { return .zero }
  return CGRect(
    x: imageRect.minX / CGFloat(imageWidth), y: imageRect.minY / CGFloat(imageHeight),
    width: imageRect.width / CGFloat(imageWidth), height: imageRect.height / CGFloat(imageHeight))
}
