// What properties of layers, animations, animators, forces and texts' parts are until they are set, by Core Animation's, UIKit's and
// TextKit's documentation.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct LayerDefaultTests {
  @Test func layers() throws {
    try ofNew(CALayer()) { kept in
      kept(\.name, nil, "a")
      kept(\.bounds, .zero, CGRect(x: 1, y: 2, width: 3, height: 4))
      kept(\.position, .zero, CGPoint(x: 1, y: 2))
      kept(\.anchorPoint, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1))
      kept(\.anchorPointZ, 0, 2)
      kept(\.zPosition, 0, 2)
      kept(\.isHidden, false)
      kept(\.opacity, 1, 0.5)
      kept(\.isOpaque, false)
      kept(\.isDoubleSided, true)
      kept(\.isGeometryFlipped, false)
      kept(\.masksToBounds, false)
      kept(\.cornerRadius, 0, 4)
      kept(\.cornerCurve, .circular, .continuous)
      kept(
        \.maskedCorners,
        [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner], .layerMinXMinYCorner)
      kept(\.borderWidth, 0, 2)
      kept(\.shadowOpacity, 0, 0.5)
      kept(\.shadowRadius, 3, 5)
      kept(\.shadowOffset, CGSize(width: 0, height: -3), CGSize(width: 1, height: 2))
      kept(\.contentsGravity, .resize, .center)
      kept(\.contentsRect, CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 0.5, height: 0.5))
      kept(\.contentsCenter, CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 0.5, height: 0.5))
      kept(\.contentsScale, 1, 2)
      kept(\.minificationFilter, .linear, .nearest)
      kept(\.magnificationFilter, .linear, .nearest)
      kept(\.needsDisplayOnBoundsChange, false)
      kept(\.drawsAsynchronously, false)
      kept(\.shouldRasterize, false)
      kept(\.rasterizationScale, 1, 2)
      kept(\.allowsGroupOpacity, true)
      kept(\.beginTime, 0, 2)
      kept(\.duration, 0, 2)
      kept(\.speed, 1, 2)
      kept(\.timeOffset, 0, 2)
      kept(\.repeatCount, 0, 2)
      kept(\.repeatDuration, 0, 2)
      kept(\.autoreverses, false)
      kept(\.fillMode, .removed, .both)
      kept.reads(\.superlayer, nil)
      kept.reads(\.mask, nil)
      kept.reads(\.frame, .zero)
    }
  }

  @Test func shapesAndGradients() throws {
    try ofNew(CAShapeLayer()) { kept in
      kept(\.lineWidth, 1, 3)
      kept(\.strokeStart, 0, 0.25)
      kept(\.strokeEnd, 1, 0.75)
      kept(\.miterLimit, 10, 2)
      kept(\.lineCap, .butt, .round)
      kept(\.lineJoin, .miter, .bevel)
      kept(\.fillRule, .nonZero, .evenOdd)
      kept(\.lineDashPhase, 0, 2)
      kept(\.fillColor, CGColor(gray: 0, alpha: 1), nil)
      kept(\.strokeColor, nil, CGColor(gray: 0, alpha: 1))
    }
    try ofNew(CAGradientLayer()) { kept in
      kept(\.startPoint, CGPoint(x: 0.5, y: 0), CGPoint(x: 0, y: 0))
      kept(\.endPoint, CGPoint(x: 0.5, y: 1), CGPoint(x: 1, y: 1))
      kept(\.type, .axial, .radial)
    }
    try ofNew(CATextLayer()) { kept in
      kept(\.fontSize, 36, 12)
      kept(\.isWrapped, false)
      kept(\.truncationMode, .none, .end)
      kept(\.alignmentMode, .natural, .center)
      kept(\.allowsFontSubpixelQuantization, false)
      kept(\.foregroundColor, CGColor(gray: 1, alpha: 1), CGColor(gray: 0, alpha: 1))
    }
    try ofNew(CAReplicatorLayer()) { kept in
      kept(\.instanceCount, 1, 3)
      kept(\.instanceDelay, 0, 2)
      kept(\.instanceAlphaOffset, 0, 0.1)
      kept(\.instanceRedOffset, 0, 0.1)
      kept(\.instanceGreenOffset, 0, 0.1)
      kept(\.instanceBlueOffset, 0, 0.1)
      kept(\.preservesDepth, false)
    }
    try ofNew(CAScrollLayer()) { kept in
      kept(\.scrollMode, .both, .vertically)
    }
    try ofNew(CATiledLayer()) { kept in
      kept(\.levelsOfDetail, 1, 3)
      kept(\.levelsOfDetailBias, 0, 2)
      kept(\.tileSize, CGSize(width: 256, height: 256), CGSize(width: 64, height: 64))
    }
  }

  @Test func particles() throws {
    try ofNew(CAEmitterLayer()) { kept in
      kept(\.birthRate, 1, 2)
      kept(\.lifetime, 1, 2)
      kept(\.velocity, 1, 2)
      kept(\.scale, 1, 2)
      kept(\.spin, 1, 2)
      kept(\.seed, 0, 2)
      kept(\.emitterZPosition, 0, 2)
      kept(\.emitterDepth, 0, 2)
      kept(\.emitterPosition, .zero, CGPoint(x: 1, y: 2))
      kept(\.emitterSize, .zero, CGSize(width: 1, height: 2))
      kept(\.emitterShape, .point, .circle)
      kept(\.emitterMode, .volume, .outline)
      kept(\.renderMode, .unordered, .additive)
      kept(\.preservesDepth, false)
    }
    try ofNew(CAEmitterCell()) { kept in
      kept(\.isEnabled, true)
      kept(\.birthRate, 0, 2)
      kept(\.lifetime, 0, 2)
      kept(\.lifetimeRange, 0, 2)
      kept(\.velocity, 0, 2)
      kept(\.velocityRange, 0, 2)
      kept(\.xAcceleration, 0, 2)
      kept(\.yAcceleration, 0, 2)
      kept(\.zAcceleration, 0, 2)
      kept(\.emissionLongitude, 0, 2)
      kept(\.emissionLatitude, 0, 2)
      kept(\.emissionRange, 0, 2)
      kept(\.spin, 0, 2)
      kept(\.spinRange, 0, 2)
      kept(\.scale, 1, 2)
      kept(\.scaleRange, 0, 2)
      kept(\.scaleSpeed, 0, 2)
      kept(\.redRange, 0, 2)
      kept(\.greenRange, 0, 2)
      kept(\.blueRange, 0, 2)
      kept(\.alphaRange, 0, 2)
      kept(\.redSpeed, 0, 2)
      kept(\.greenSpeed, 0, 2)
      kept(\.blueSpeed, 0, 2)
      kept(\.alphaSpeed, 0, 2)
      kept(\.contentsScale, 1, 2)
    }
  }

  @Test func animations() throws {
    try ofNew(CABasicAnimation(keyPath: "opacity")) { kept in
      kept(\.keyPath, "opacity", "bounds")
      kept(\.isAdditive, false)
      kept(\.isCumulative, false)
      kept(\.isRemovedOnCompletion, true)
      kept(\.duration, 0, 2)
      kept(\.beginTime, 0, 2)
      kept(\.timeOffset, 0, 2)
      kept(\.speed, 1, 2)
      kept(\.repeatCount, 0, 2)
      kept(\.repeatDuration, 0, 2)
      kept(\.autoreverses, false)
      kept(\.fillMode, .removed, .forwards)
    }
    try ofNew(CASpringAnimation(keyPath: "opacity")) { kept in
      kept(\.mass, 1, 2)
      kept(\.stiffness, 100, 50)
      kept(\.damping, 10, 5)
      kept(\.initialVelocity, 0, 3)
    }
    // Stiffness (2π / duration)², damping 4π (1 - bounce) / duration, or 4π / duration / (1 + bounce) below 0: at 0 it just does not swing over.
    for (bounce, damping) in [(0.25, 1.5), (0, 2), (-0.5, 4)] as [(CGFloat, CGFloat)] {
      try ofNew(CASpringAnimation(perceptualDuration: 2 * .pi, bounce: bounce)) { kept in
        kept.reads(\.stiffness, 1)
        kept.reads(\.damping, damping)
        kept.reads(\.perceptualDuration, 2 * .pi)
        kept.reads(\.bounce, bounce)
      }
    }
    try ofNew(CAKeyframeAnimation(keyPath: "opacity")) { kept in
      kept(\.calculationMode, .linear, .discrete)
      kept(\.rotationMode, nil, .rotateAuto)
    }
    try ofNew(CATransition()) { kept in
      kept(\.type, .fade, .push)
      kept(\.subtype, nil, .fromLeft)
      kept(\.startProgress, 0, 0.25)
      kept(\.endProgress, 1, 0.75)
    }
    try ofNew(UIViewPropertyAnimator(duration: 2, curve: .linear)) { kept in
      kept(\.isInterruptible, true)
      kept(\.isUserInteractionEnabled, true)
      kept(\.isManualHitTestingEnabled, false)
      kept(\.scrubsLinearly, true)
      kept(\.pausesOnCompletion, false)
      kept.reads(\.isReversed, false)
      kept.reads(\.isRunning, false)
      kept.reads(\.state, .inactive)
      kept.reads(\.fractionComplete, 0)
      kept.reads(\.duration, 2)
    }
  }

  @Test func forces() throws {
    try ofNew(UIDynamicItemBehavior(items: [])) { kept in
      kept(\.elasticity, 0, 0.5)
      kept(\.friction, 0, 0.5)
      kept(\.density, 1, 2)
      kept(\.resistance, 0, 0.5)
      kept(\.angularResistance, 0, 0.5)
      kept(\.charge, 0, 2)
      kept(\.isAnchored, false)
      kept(\.allowsRotation, true)
    }
    try ofNew(UIGravityBehavior(items: [])) { kept in
      kept(\.gravityDirection, CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0))
      kept.reads(\.magnitude, 1)
    }
    try ofNew(UICollisionBehavior(items: [])) { kept in
      kept(\.collisionMode, .everything, .boundaries)
      kept(\.translatesReferenceBoundsIntoBoundary, false)
    }
    try ofNew(UIPushBehavior(items: [], mode: .instantaneous)) { kept in
      kept(\.active, true)
      kept.reads(\.mode, .instantaneous)
      kept.reads(\.magnitude, 0)
    }
    try ofNew(UISnapBehavior(item: UIView(), snapTo: CGPoint(x: 1, y: 2))) { kept in
      kept(\.damping, 0.5, 1)
      kept(\.snapPoint, CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4))
    }
  }

  @Test func textsParts() throws {
    try ofNew(NSTextContainer(size: CGSize(width: 10, height: 20))) { kept in
      kept(\.lineFragmentPadding, 5, 0)
      kept(\.maximumNumberOfLines, 0, 2)
      kept(\.lineBreakMode, .byWordWrapping, .byTruncatingTail)
      kept(\.widthTracksTextView, false)
      kept(\.heightTracksTextView, false)
      kept(\.size, CGSize(width: 10, height: 20), CGSize(width: 30, height: 40))
      kept(\.exclusionPaths, [], [])
    }
    try ofNew(NSMutableParagraphStyle()) { kept in
      kept(\.lineSpacing, 0, 2)
      kept(\.paragraphSpacing, 0, 2)
      kept(\.paragraphSpacingBefore, 0, 2)
      kept(\.headIndent, 0, 2)
      kept(\.tailIndent, 0, -2)
      kept(\.firstLineHeadIndent, 0, 2)
      kept(\.minimumLineHeight, 0, 20)
      kept(\.maximumLineHeight, 0, 20)
      kept(\.lineHeightMultiple, 0, 1.5)
      kept(\.alignment, .natural, .center)
      kept(\.lineBreakMode, .byWordWrapping, .byClipping)
      kept(\.hyphenationFactor, 0, 1)
      kept(\.usesDefaultHyphenation, false)
      kept(\.allowsDefaultTighteningForTruncation, false)
    }
    try ofNew(UIBezierPath()) { kept in
      kept(\.lineWidth, 1, 3)
      kept(\.lineCapStyle, .butt, .square)
      kept(\.lineJoinStyle, .miter, .round)
      kept(\.miterLimit, 10, 4)
      kept(\.flatness, 0.6, 0.1)
      kept(\.usesEvenOddFillRule, false)
      kept.reads(\.isEmpty, true)
      kept.reads(\.bounds, .null)
    }
    try ofNew(UIGraphicsImageRendererFormat()) { kept in
      kept(\.opaque, false)
    }
    try ofNew(UILayoutGuide()) { kept in
      kept(\.identifier, "", "a")
      kept.reads(\.owningView, nil)
      kept.reads(\.layoutFrame, .zero)
    }
    try ofNew(UIKeyCommand(input: "a", modifierFlags: [], action: Selector("a"))) { kept in
      kept(\.wantsPriorityOverSystemBehavior, false)
      kept(\.allowsAutomaticLocalization, true)
      kept(\.allowsAutomaticMirroring, true)
      kept(\.discoverabilityTitle, nil, "a")
      kept.reads(\.input, "a")
      kept.reads(\.modifierFlags, [])
    }
    try ofNew(NSUserActivity(activityType: "a")) { kept in
      kept(\.title, nil, "a")
      kept(\.needsSave, false)
      kept(\.isEligibleForHandoff, true)
      kept(\.isEligibleForSearch, false)
      kept(\.isEligibleForPublicIndexing, false)
      kept(\.isEligibleForPrediction, false)
      kept(\.supportsContinuationStreams, false)
      kept.reads(\.activityType, "a")
    }
    try ofNew(UIPasteControl.Configuration()) { kept in
      kept(\.displayMode, .iconAndLabel, .labelOnly)
      kept(\.cornerStyle, .dynamic, .capsule)
    }
  }
}
