// The keys of keyboards by the numbers of the USB standard's usage tables, page 7.

/// A key; raw values are those of the USB standard.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// UIKit's key of this name.
  case keyboardErrorRollOver = 1
  /// UIKit's key of this name.
  case keyboardPOSTFail = 2
  /// UIKit's key of this name.
  case keyboardErrorUndefined = 3
  /// UIKit's key of this name.
  case keyboardA = 4
  /// UIKit's key of this name.
  case keyboardB = 5
  /// UIKit's key of this name.
  case keyboardC = 6
  /// UIKit's key of this name.
  case keyboardD = 7
  /// UIKit's key of this name.
  case keyboardE = 8
  /// UIKit's key of this name.
  case keyboardF = 9
  /// UIKit's key of this name.
  case keyboardG = 10
  /// UIKit's key of this name.
  case keyboardH = 11
  /// UIKit's key of this name.
  case keyboardI = 12
  /// UIKit's key of this name.
  case keyboardJ = 13
  /// UIKit's key of this name.
  case keyboardK = 14
  /// UIKit's key of this name.
  case keyboardL = 15
  /// UIKit's key of this name.
  case keyboardM = 16
  /// UIKit's key of this name.
  case keyboardN = 17
  /// UIKit's key of this name.
  case keyboardO = 18
  /// UIKit's key of this name.
  case keyboardP = 19
  /// UIKit's key of this name.
  case keyboardQ = 20
  /// UIKit's key of this name.
  case keyboardR = 21
  /// UIKit's key of this name.
  case keyboardS = 22
  /// UIKit's key of this name.
  case keyboardT = 23
  /// UIKit's key of this name.
  case keyboardU = 24
  /// UIKit's key of this name.
  case keyboardV = 25
  /// UIKit's key of this name.
  case keyboardW = 26
  /// UIKit's key of this name.
  case keyboardX = 27
  /// UIKit's key of this name.
  case keyboardY = 28
  /// UIKit's key of this name.
  case keyboardZ = 29
  /// UIKit's key of this name.
  case keyboard1 = 30
  /// UIKit's key of this name.
  case keyboard2 = 31
  /// UIKit's key of this name.
  case keyboard3 = 32
  /// UIKit's key of this name.
  case keyboard4 = 33
  /// UIKit's key of this name.
  case keyboard5 = 34
  /// UIKit's key of this name.
  case keyboard6 = 35
  /// UIKit's key of this name.
  case keyboard7 = 36
  /// UIKit's key of this name.
  case keyboard8 = 37
  /// UIKit's key of this name.
  case keyboard9 = 38
  /// UIKit's key of this name.
  case keyboard0 = 39
  /// UIKit's key of this name.
  case keyboardReturnOrEnter = 40
  /// UIKit's key of this name.
  case keyboardEscape = 41
  /// UIKit's key of this name.
  case keyboardDeleteOrBackspace = 42
  /// UIKit's key of this name.
  case keyboardTab = 43
  /// UIKit's key of this name.
  case keyboardSpacebar = 44
  /// UIKit's key of this name.
  case keyboardHyphen = 45
  /// UIKit's key of this name.
  case keyboardEqualSign = 46
  /// UIKit's key of this name.
  case keyboardOpenBracket = 47
  /// UIKit's key of this name.
  case keyboardCloseBracket = 48
  /// UIKit's key of this name.
  case keyboardBackslash = 49
  /// UIKit's key of this name.
  case keyboardNonUSPound = 50
  /// UIKit's key of this name.
  case keyboardSemicolon = 51
  /// UIKit's key of this name.
  case keyboardQuote = 52
  /// UIKit's key of this name.
  case keyboardGraveAccentAndTilde = 53
  /// UIKit's key of this name.
  case keyboardComma = 54
  /// UIKit's key of this name.
  case keyboardPeriod = 55
  /// UIKit's key of this name.
  case keyboardSlash = 56
  /// UIKit's key of this name.
  case keyboardCapsLock = 57
  /// UIKit's key of this name.
  case keyboardF1 = 58
  /// UIKit's key of this name.
  case keyboardF2 = 59
  /// UIKit's key of this name.
  case keyboardF3 = 60
  /// UIKit's key of this name.
  case keyboardF4 = 61
  /// UIKit's key of this name.
  case keyboardF5 = 62
  /// UIKit's key of this name.
  case keyboardF6 = 63
  /// UIKit's key of this name.
  case keyboardF7 = 64
  /// UIKit's key of this name.
  case keyboardF8 = 65
  /// UIKit's key of this name.
  case keyboardF9 = 66
  /// UIKit's key of this name.
  case keyboardF10 = 67
  /// UIKit's key of this name.
  case keyboardF11 = 68
  /// UIKit's key of this name.
  case keyboardF12 = 69
  /// UIKit's key of this name.
  case keyboardPrintScreen = 70
  /// UIKit's key of this name.
  case keyboardScrollLock = 71
  /// UIKit's key of this name.
  case keyboardPause = 72
  /// UIKit's key of this name.
  case keyboardInsert = 73
  /// UIKit's key of this name.
  case keyboardHome = 74
  /// UIKit's key of this name.
  case keyboardPageUp = 75
  /// UIKit's key of this name.
  case keyboardDeleteForward = 76
  /// UIKit's key of this name.
  case keyboardEnd = 77
  /// UIKit's key of this name.
  case keyboardPageDown = 78
  /// UIKit's key of this name.
  case keyboardRightArrow = 79
  /// UIKit's key of this name.
  case keyboardLeftArrow = 80
  /// UIKit's key of this name.
  case keyboardDownArrow = 81
  /// UIKit's key of this name.
  case keyboardUpArrow = 82
  /// UIKit's key of this name.
  case keypadNumLock = 83
  /// UIKit's key of this name.
  case keypadSlash = 84
  /// UIKit's key of this name.
  case keypadAsterisk = 85
  /// UIKit's key of this name.
  case keypadHyphen = 86
  /// UIKit's key of this name.
  case keypadPlus = 87
  /// UIKit's key of this name.
  case keypadEnter = 88
  /// UIKit's key of this name.
  case keypad1 = 89
  /// UIKit's key of this name.
  case keypad2 = 90
  /// UIKit's key of this name.
  case keypad3 = 91
  /// UIKit's key of this name.
  case keypad4 = 92
  /// UIKit's key of this name.
  case keypad5 = 93
  /// UIKit's key of this name.
  case keypad6 = 94
  /// UIKit's key of this name.
  case keypad7 = 95
  /// UIKit's key of this name.
  case keypad8 = 96
  /// UIKit's key of this name.
  case keypad9 = 97
  /// UIKit's key of this name.
  case keypad0 = 98
  /// UIKit's key of this name.
  case keypadPeriod = 99
  /// UIKit's key of this name.
  case keyboardNonUSBackslash = 100
  /// UIKit's key of this name.
  case keyboardApplication = 101
  /// UIKit's key of this name.
  case keyboardPower = 102
  /// UIKit's key of this name.
  case keypadEqualSign = 103
  /// UIKit's key of this name.
  case keyboardF13 = 104
  /// UIKit's key of this name.
  case keyboardF14 = 105
  /// UIKit's key of this name.
  case keyboardF15 = 106
  /// UIKit's key of this name.
  case keyboardF16 = 107
  /// UIKit's key of this name.
  case keyboardF17 = 108
  /// UIKit's key of this name.
  case keyboardF18 = 109
  /// UIKit's key of this name.
  case keyboardF19 = 110
  /// UIKit's key of this name.
  case keyboardF20 = 111
  /// UIKit's key of this name.
  case keyboardF21 = 112
  /// UIKit's key of this name.
  case keyboardF22 = 113
  /// UIKit's key of this name.
  case keyboardF23 = 114
  /// UIKit's key of this name.
  case keyboardF24 = 115
  /// UIKit's key of this name.
  case keyboardExecute = 116
  /// UIKit's key of this name.
  case keyboardHelp = 117
  /// UIKit's key of this name.
  case keyboardMenu = 118
  /// UIKit's key of this name.
  case keyboardSelect = 119
  /// UIKit's key of this name.
  case keyboardStop = 120
  /// UIKit's key of this name.
  case keyboardAgain = 121
  /// UIKit's key of this name.
  case keyboardUndo = 122
  /// UIKit's key of this name.
  case keyboardCut = 123
  /// UIKit's key of this name.
  case keyboardCopy = 124
  /// UIKit's key of this name.
  case keyboardPaste = 125
  /// UIKit's key of this name.
  case keyboardFind = 126
  /// UIKit's key of this name.
  case keyboardMute = 127
  /// UIKit's key of this name.
  case keyboardVolumeUp = 128
  /// UIKit's key of this name.
  case keyboardVolumeDown = 129
  /// UIKit's key of this name.
  case keyboardLockingCapsLock = 130
  /// UIKit's key of this name.
  case keyboardLockingNumLock = 131
  /// UIKit's key of this name.
  case keyboardLockingScrollLock = 132
  /// UIKit's key of this name.
  case keypadComma = 133
  /// UIKit's key of this name.
  case keypadEqualSignAS400 = 134
  /// UIKit's key of this name.
  case keyboardInternational1 = 135
  /// UIKit's key of this name.
  case keyboardInternational2 = 136
  /// UIKit's key of this name.
  case keyboardInternational3 = 137
  /// UIKit's key of this name.
  case keyboardInternational4 = 138
  /// UIKit's key of this name.
  case keyboardInternational5 = 139
  /// UIKit's key of this name.
  case keyboardInternational6 = 140
  /// UIKit's key of this name.
  case keyboardInternational7 = 141
  /// UIKit's key of this name.
  case keyboardInternational8 = 142
  /// UIKit's key of this name.
  case keyboardInternational9 = 143
  /// UIKit's key of this name.
  case keyboardLANG1 = 144
  /// UIKit's key of this name.
  case keyboardLANG2 = 145
  /// UIKit's key of this name.
  case keyboardLANG3 = 146
  /// UIKit's key of this name.
  case keyboardLANG4 = 147
  /// UIKit's key of this name.
  case keyboardLANG5 = 148
  /// UIKit's key of this name.
  case keyboardLANG6 = 149
  /// UIKit's key of this name.
  case keyboardLANG7 = 150
  /// UIKit's key of this name.
  case keyboardLANG8 = 151
  /// UIKit's key of this name.
  case keyboardLANG9 = 152
  /// UIKit's key of this name.
  case keyboardAlternateErase = 153
  /// UIKit's key of this name.
  case keyboardSysReqOrAttention = 154
  /// UIKit's key of this name.
  case keyboardCancel = 155
  /// UIKit's key of this name.
  case keyboardClear = 156
  /// UIKit's key of this name.
  case keyboardPrior = 157
  /// UIKit's key of this name.
  case keyboardReturn = 158
  /// UIKit's key of this name.
  case keyboardSeparator = 159
  /// UIKit's key of this name.
  case keyboardOut = 160
  /// UIKit's key of this name.
  case keyboardOper = 161
  /// UIKit's key of this name.
  case keyboardClearOrAgain = 162
  /// UIKit's key of this name.
  case keyboardCrSelOrProps = 163
  /// UIKit's key of this name.
  case keyboardExSel = 164
  /// UIKit's key of this name.
  case keyboardLeftControl = 224
  /// UIKit's key of this name.
  case keyboardLeftShift = 225
  /// UIKit's key of this name.
  case keyboardLeftAlt = 226
  /// UIKit's key of this name.
  case keyboardLeftGUI = 227
  /// UIKit's key of this name.
  case keyboardRightControl = 228
  /// UIKit's key of this name.
  case keyboardRightShift = 229
  /// UIKit's key of this name.
  case keyboardRightAlt = 230
  /// UIKit's key of this name.
  case keyboardRightGUI = 231

  /// Kana and English keys of Japanese and Korean keyboards, by UIKit's other names.
  public static var keyboardHangul: Self { .keyboardLANG1 }
  /// Kana and English keys of Japanese and Korean keyboards, by UIKit's other names.
  public static var keyboardHanja: Self { .keyboardLANG2 }
}
