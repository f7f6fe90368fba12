// What properties of views and controls are until they are set, by UIKit's documentation ("The default value of this property is …").
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct ViewDefaultTests {
  @Test func views() throws {
    try ofNew(UIView()) { kept in
      kept(\.tag, 0, 7)
      kept(\.alpha, 1, 0.5)
      kept(\.isHidden, false)
      kept(\.isOpaque, true)
      kept(\.clipsToBounds, false)
      kept(\.clearsContextBeforeDrawing, true)
      kept(\.backgroundColor, nil, .red)
      kept(\.isUserInteractionEnabled, true)
      kept(\.isMultipleTouchEnabled, false)
      kept(\.isExclusiveTouch, false)
      kept(\.contentMode, .scaleToFill, .center)
      kept(\.autoresizingMask, [], [.flexibleWidth, .flexibleTopMargin])
      kept(\.autoresizesSubviews, true)
      kept(\.translatesAutoresizingMaskIntoConstraints, true)
      kept(\.semanticContentAttribute, .unspecified, .forceRightToLeft)
      kept(\.preservesSuperviewLayoutMargins, false)
      kept(\.insetsLayoutMarginsFromSafeArea, true)
      kept(\.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), .zero)
      kept(\.transform, .identity, CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5))
      kept(\.tintAdjustmentMode, .normal, .dimmed)
      kept(\.contentScaleFactor, 2, 1)
      kept(\.restorationIdentifier, nil, "a")
      kept(\.accessibilityIdentifier, nil, "a")
      kept(\.accessibilityLabel, nil, "a")
      kept(\.isAccessibilityElement, false)
      kept(\.accessibilityElementsHidden, false)
      kept(\.accessibilityViewIsModal, false)
      kept(\.shouldGroupAccessibilityChildren, false)
      kept(\.accessibilityIgnoresInvertColors, false)
      kept(\.overrideUserInterfaceStyle, .unspecified, .dark)
      kept(\.largeContentTitle, nil, "a")
      kept.reads(\.frame, .zero)
      kept.reads(\.intrinsicContentSize, CGSize(width: -1, height: -1))
      kept.reads(\.canBecomeFirstResponder, false)
      kept.reads(\.canBecomeFocused, false)
      kept.reads(\.isFirstResponder, false)
    }
  }

  @Test func labels() throws {
    try ofNew(UILabel()) { kept in
      kept(\.text, nil, "a")
      kept(\.numberOfLines, 1, 0)
      kept(\.textAlignment, .natural, .right)
      kept(\.lineBreakMode, .byTruncatingTail, .byCharWrapping)
      kept(\.isEnabled, true)
      kept(\.isHighlighted, false)
      kept(\.highlightedTextColor, nil, .red)
      kept(\.shadowColor, nil, .red)
      kept(\.shadowOffset, CGSize(width: 0, height: -1), CGSize(width: 2, height: 3))
      kept(\.adjustsFontSizeToFitWidth, false)
      kept(\.adjustsFontForContentSizeCategory, false)
      kept(\.allowsDefaultTighteningForTruncation, false)
      kept(\.minimumScaleFactor, 0, 0.5)
      kept(\.baselineAdjustment, .alignBaselines, .alignCenters)
      kept(\.preferredMaxLayoutWidth, 0, 120)
      kept(\.showsExpansionTextWhenTruncated, false)
      kept(\.textColor, .label, .red)
      kept.reads(\.font.pointSize, 17)
      kept.reads(\.isUserInteractionEnabled, false)
    }
  }

  @Test func images() throws {
    try ofNew(UIImageView()) { kept in
      kept(\.image, nil, UIImage())
      kept(\.highlightedImage, nil, UIImage())
      kept(\.isHighlighted, false)
      kept(\.animationDuration, 0, 2)
      kept(\.animationRepeatCount, 0, 3)
      kept(\.adjustsImageSizeForAccessibilityContentSizeCategory, false)
      kept.reads(\.isUserInteractionEnabled, false)
      kept.reads(\.isAnimating, false)
    }
  }

  @Test func controls() throws {
    try ofNew(UIControl()) { kept in
      kept(\.isEnabled, true)
      kept(\.isSelected, false)
      kept(\.isHighlighted, false)
      kept(\.contentHorizontalAlignment, .center, .leading)
      kept(\.contentVerticalAlignment, .center, .fill)
      kept(\.showsMenuAsPrimaryAction, false)
      kept(\.isContextMenuInteractionEnabled, false)
      kept.reads(\.state, .normal)
      kept.reads(\.isTracking, false)
      kept.reads(\.isTouchInside, false)
      kept.reads(\.allControlEvents, [])
    }
  }

  @Test func buttons() throws {
    try ofNew(UIButton(type: .system)) { kept in
      kept(\.contentEdgeInsets, .zero, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      kept(\.titleEdgeInsets, .zero, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      kept(\.imageEdgeInsets, .zero, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      kept(\.adjustsImageWhenHighlighted, true)
      kept(\.adjustsImageWhenDisabled, true)
      kept(\.showsTouchWhenHighlighted, false)
      kept(\.reversesTitleShadowWhenHighlighted, false)
      kept(\.changesSelectionAsPrimaryAction, false)
      kept(\.automaticallyUpdatesConfiguration, true)
      kept(\.isPointerInteractionEnabled, false)
      kept(\.role, .normal, .destructive)
      kept.reads(\.buttonType, .system)
      kept.reads(\.currentTitle, nil)
      kept.reads(\.isHeld, false)
    }
  }

  @Test func slidersAndSwitches() throws {
    try ofNew(UISlider()) { kept in
      kept(\.value, 0, 0.5)
      kept(\.minimumValue, 0, -1)
      kept(\.maximumValue, 1, 5)
      kept(\.isContinuous, true)
      kept(\.minimumTrackTintColor, nil, .red)
      kept(\.maximumTrackTintColor, nil, .red)
      kept(\.thumbTintColor, nil, .red)
      kept(\.minimumValueImage, nil, UIImage())
      kept(\.maximumValueImage, nil, UIImage())
    }
    try ofNew(UISwitch()) { kept in
      kept(\.isOn, false)
      kept(\.title, nil, nil)
      kept(\.onTintColor, nil, .red)
      kept(\.thumbTintColor, nil, .red)
      kept(\.preferredStyle, .automatic, .sliding)
      kept.reads(\.bounds.size, CGSize(width: 51, height: 31))
    }
    try ofNew(UIStepper()) { kept in
      kept(\.value, 0, 5)
      kept(\.minimumValue, 0, -10)
      kept(\.maximumValue, 100, 50)
      kept(\.stepValue, 1, 0.5)
      kept(\.isContinuous, true)
      kept(\.autorepeat, true)
      kept(\.wraps, false)
    }
    try ofNew(UIPageControl()) { kept in
      kept(\.numberOfPages, 0, 5)
      kept(\.currentPage, 0, 0)
      kept(\.hidesForSinglePage, false)
      kept(\.defersCurrentPageDisplay, false)
      kept(\.allowsContinuousInteraction, true)
      kept(\.backgroundStyle, .automatic, .prominent)
      kept(\.pageIndicatorTintColor, nil, .red)
      kept(\.currentPageIndicatorTintColor, nil, .red)
      kept(\.direction, .natural, .leftToRight)
    }
    try ofNew(UISegmentedControl()) { kept in
      kept(\.selectedSegmentIndex, -1, -1)
      kept(\.isMomentary, false)
      kept(\.apportionsSegmentWidthsByContent, false)
      kept(\.selectedSegmentTintColor, nil, .red)
      kept.reads(\.numberOfSegments, 0)
    }
  }

  @Test func indicators() throws {
    try ofNew(UIActivityIndicatorView()) { kept in
      kept(\.hidesWhenStopped, true)
      kept(\.style, .medium, .large)
      kept.reads(\.isAnimating, false)
      kept.reads(\.isHidden, true)
      kept.reads(\.bounds.size, CGSize(width: 20, height: 20))
    }
    try ofNew(UIProgressView()) { kept in
      kept(\.progress, 0, 0.5)
      kept(\.progressViewStyle, .default, .bar)
      kept(\.progressTintColor, nil, .red)
      kept(\.trackTintColor, nil, .red)
      kept(\.progressImage, nil, UIImage())
      kept(\.trackImage, nil, UIImage())
      kept.reads(\.observedProgress, nil)
    }
  }

  @Test func fields() throws {
    try ofNew(UITextField()) { kept in
      kept(\.text, "", "a")
      kept(\.placeholder, nil, "a")
      kept(\.borderStyle, .none, .roundedRect)
      kept(\.textAlignment, .natural, .center)
      kept(\.clearsOnBeginEditing, false)
      kept(\.clearsOnInsertion, false)
      kept(\.adjustsFontSizeToFitWidth, false)
      kept(\.minimumFontSize, 0, 12)
      kept(\.clearButtonMode, .never, .always)
      kept(\.leftView, nil, UIView())
      kept(\.leftViewMode, .never, .whileEditing)
      kept(\.rightView, nil, UIView())
      kept(\.rightViewMode, .never, .unlessEditing)
      kept(\.allowsEditingTextAttributes, false)
      kept(\.background, nil, UIImage())
      kept(\.disabledBackground, nil, UIImage())
      kept(\.inputView, nil, UIView())
      kept(\.inputAccessoryView, nil, UIView())
      kept(\.autocapitalizationType, .sentences, .words)
      kept(\.autocorrectionType, .default, .no)
      kept(\.spellCheckingType, .default, .yes)
      kept(\.smartQuotesType, .default, .no)
      kept(\.smartDashesType, .default, .no)
      kept(\.smartInsertDeleteType, .default, .no)
      kept(\.keyboardType, .default, .numberPad)
      kept(\.keyboardAppearance, .default, .dark)
      kept(\.returnKeyType, .default, .go)
      kept(\.enablesReturnKeyAutomatically, false)
      kept(\.isSecureTextEntry, false)
      kept(\.textContentType, nil, .password)
      kept.reads(\.isEditing, false)
    }
  }

  @Test func texts() throws {
    try ofNew(UITextView()) { kept in
      kept(\.text, "", "a")
      kept(\.isEditable, true)
      kept(\.isSelectable, true)
      kept(\.textAlignment, .natural, .center)
      kept(\.dataDetectorTypes, [], .link)
      kept(\.allowsEditingTextAttributes, false)
      kept(\.clearsOnInsertion, false)
      kept(\.usesStandardTextScaling, false)
      kept(\.adjustsFontForContentSizeCategory, false)
      kept(\.isFindInteractionEnabled, false)
      kept(\.textContainerInset, UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0), .zero)
      kept(\.autocapitalizationType, .sentences, .none)
      kept(\.autocorrectionType, .default, .yes)
      kept(\.keyboardType, .default, .emailAddress)
      kept(\.returnKeyType, .default, .done)
      kept(\.isSecureTextEntry, false)
      kept.reads(\.textContainer.lineFragmentPadding, 5)
      kept.reads(\.textContainer.maximumNumberOfLines, 0)
      kept.reads(\.textContainer.lineBreakMode, .byWordWrapping)
      kept.reads(\.textContainer.widthTracksTextView, true)
      kept.reads(\.textContainer.heightTracksTextView, false)
      kept.reads(\.selectedRange, NSRange(location: 0, length: 0))
    }
  }

  @Test func wheels() throws {
    try ofNew(UIDatePicker()) { kept in
      kept(\.datePickerMode, .dateAndTime, .time)
      kept(\.minuteInterval, 1, 15)
      kept(\.countDownDuration, 0, 0)
      kept(\.minimumDate, nil, Date(timeIntervalSinceReferenceDate: 0))
      kept(\.maximumDate, nil, Date(timeIntervalSinceReferenceDate: 0))
      kept(\.preferredDatePickerStyle, .automatic, .wheels)
      kept(\.roundsToMinuteInterval, true)
      kept(\.timeZone, nil, TimeZone(secondsFromGMT: 3600))
    }
    try ofNew(UIPickerView()) { kept in
      kept.reads(\.numberOfComponents, 0)
    }
  }

  @Test func stacks() throws {
    try ofNew(UIStackView()) { kept in
      kept(\.axis, .horizontal, .vertical)
      kept(\.alignment, .fill, .center)
      kept(\.distribution, .fill, .equalSpacing)
      kept(\.spacing, 0, 8)
      kept(\.isBaselineRelativeArrangement, false)
      kept(\.isLayoutMarginsRelativeArrangement, false)
      kept.reads(\.arrangedSubviews, [])
    }
  }

  @Test func searchBars() throws {
    try ofNew(UISearchBar()) { kept in
      kept(\.text, nil, "a")
      kept(\.prompt, nil, "a")
      kept(\.placeholder, nil, "a")
      kept(\.showsCancelButton, false)
      kept(\.showsBookmarkButton, false)
      kept(\.showsSearchResultsButton, false)
      kept(\.isSearchResultsButtonSelected, false)
      kept(\.showsScopeBar, false)
      kept(\.scopeButtonTitles, nil, ["a", "b"])
      kept(\.selectedScopeButtonIndex, 0, 0)
      kept(\.searchBarStyle, .default, .minimal)
      kept(\.barStyle, .default, .black)
      kept(\.isTranslucent, true)
      kept(\.barTintColor, nil, .red)
      kept(\.searchTextPositionAdjustment, .zero, UIOffset(horizontal: 1, vertical: 2))
      kept(\.keyboardType, .default, .URL)
      kept(\.isSecureTextEntry, false)
    }
  }

  @Test func windows() throws {
    try ofNew(UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) { kept in
      kept(\.windowLevel, .normal, .alert)
      kept.reads(\.isKeyWindow, false)
      // "If you only want to show the window, change its isHidden property to false" (makeKeyAndVisible()).
      kept.reads(\.isHidden, true)
      kept.reads(\.rootViewController, nil)
      kept.reads(\.canBecomeKey, true)
    }
  }
}
