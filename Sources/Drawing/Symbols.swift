// Pictures of the system's symbols, in lines of our own: enough to know a plus from a bin. Whatever has none is a plain mark.
import Foundation
import Picture
import SwivelUI

/// Draws symbols in a box of 24.
enum Symbols {
  /// Lines by name, in a little language: `M x y` begins, `L x y` goes on, `O x y r` is a circle, `Z` closes.
  private static let lines: [String: String] = [
    "plus": "M12 4L12 20M4 12L20 12", "minus": "M4 12L20 12", "xmark": "M5 5L19 19M19 5L5 19",
    "checkmark": "M4 13L10 19L20 5", "chevron.left": "M15 4L7 12L15 20", "chevron.right": "M9 4L17 12L9 20",
    "chevron.up": "M4 15L12 7L20 15", "chevron.down": "M4 9L12 17L20 9", "arrow.left": "M21 12L3 12M10 5L3 12L10 19",
    "arrow.right": "M3 12L21 12M14 5L21 12L14 19", "arrow.up": "M12 21L12 3M5 10L12 3L19 10",
    "arrow.down": "M12 3L12 21M5 14L12 21L19 14", "magnifyingglass": "O10 10 6.5M15 15L21 21",
    "list.bullet": "M8 6L21 6M8 12L21 12M8 18L21 18M3 6L4 6M3 12L4 12M3 18L4 18",
    "line.3.horizontal": "M3 6L21 6M3 12L21 12M3 18L21 18", "ellipsis": "O5 12 1.2O12 12 1.2O19 12 1.2",
    "gear":
      "O12 12 6O12 12 2M12 2L12 6M12 18L12 22M2 12L6 12M18 12L22 12M5 5L7.8 7.8M16.2 16.2L19 19M19 5L16.2 7.8M7.8 16.2L5 19",
    "moon":
      "M14 3L10.5 3.4L6.4 6L4 10.4L4.2 15L6.8 19L11 21.2L15.6 20.9L19.4 18.4L20.8 15.6L17 15.8L13.4 14.2L11.2 11L11 7Z",
    "trash": "M4 6L20 6M9 6L9 3L15 3L15 6M6 6L7 21L17 21L18 6M10 10L10 17M14 10L14 17",
    "star": "M12 3L14.7 9.2L21.4 9.9L16.4 14.4L17.8 21L12 17.6L6.2 21L7.6 14.4L2.6 9.9L9.3 9.2Z",
    "heart": "M12 20L4 12L3.4 8.5L5.2 5.4L8.5 4.6L12 7.4L15.5 4.6L18.8 5.4L20.6 8.5L20 12Z",
    "person": "O12 8 4.2M4 21L5 17L8.5 14.8L15.5 14.8L19 17L20 21Z",
    "house": "M3 12L12 4L21 12M5.5 10.5L5.5 20.5L18.5 20.5L18.5 10.5M10 20.5L10 14.5L14 14.5L14 20.5",
    "bell": "M5 17L6.5 15L6.5 10L8.5 6.5L12 5L15.5 6.5L17.5 10L17.5 15L19 17ZM10 20L14 20",
    "camera": "M3 7L7.5 7L9 4.5L15 4.5L16.5 7L21 7L21 19.5L3 19.5ZO12 13 4",
    "photo": "M3 5L21 5L21 19L3 19ZO8 9.5 1.8M3 18L9.5 12.5L13.5 16L17 13L21 16.5",
    "tray": "M3 13.5L6 5L18 5L21 13.5L21 19.5L3 19.5ZM3 13.5L8.5 13.5L10 16L14 16L15.5 13.5L21 13.5",
    "archivebox": "M3 4L21 4L21 8.5L3 8.5ZM4.5 8.5L4.5 20L19.5 20L19.5 8.5M9.5 12.5L14.5 12.5",
    "folder": "M3 5L9.5 5L11.5 7.5L21 7.5L21 19L3 19Z",
    "doc": "M6 2.5L14 2.5L14 2.5L18.5 7L18.5 7L18.5 21.5L6 21.5ZM14 2.5L14 7L18.5 7",
    "square.and.arrow.up": "M8.5 9L5 9L5 21L19 21L19 9L15.5 9M12 15L12 2.5M8 6.5L12 2.5L16 6.5",
    "pencil": "M4 20L5 15.5L16.5 4L20 7.5L8.5 19Z",
    "square.and.pencil": "M12 5L4 5L4 20L19 20L19 12M9 15L9.5 12.5L18.5 3.5L20.5 5.5L11.5 14.5Z",
    "play": "M6 4L20 12L6 20Z", "pause": "M8 4L8 20M16 4L16 20", "stop": "M5 5L19 5L19 19L5 19Z",
    "backward": "M12 5L3 12L12 19ZM21 5L12 12L21 19Z", "forward": "M3 5L12 12L3 19ZM12 5L21 12L12 19Z",
    "arrow.clockwise":
      "M19.5 8L17 5.5L13.5 4.2L9.5 4.6L6 7L4.2 11L4.6 15L7 18.4L11 20L15 19.4L18 17.2L19.6 14M20 3.5L19.5 8L15 8",
    "book": "M12 6L8.5 4L3 4L3 18.5L8.5 18.5L12 20.5L15.5 18.5L21 18.5L21 4L15.5 4ZM12 6L12 20.5",
    "bookmark": "M6.5 3L17.5 3L17.5 21L12 16L6.5 21Z", "info": "M12 10L12 18M12 5.5L12 6.2",
    "questionmark": "M8 8L9.5 5L12 4L14.8 5L16 8L12.5 12L12 15M12 19L12 19.6",
    "exclamationmark": "M12 4L12 15M12 19L12 19.6",
    "mic": "M9.5 4L14.5 4L14.5 13L9.5 13ZM6 11L7.5 15.5L12 17L16.5 15.5L18 11M12 17L12 21",
    "envelope": "M2.5 5L21.5 5L21.5 19L2.5 19ZM2.5 6L12 13.5L21.5 6",
    "phone": "M5 3.5L8.5 3.5L10.5 8L8.3 10L14 15.7L16 13.5L20.5 15.5L20.5 19L18.5 20.5L11 17.5L6.5 13L3.5 5.5Z",
    "map": "M3 6L9 4L9 4L15 6.5L15 6.5L21 4.5L21 18L15 20L15 20L9 17.5L9 17.5L3 19.5ZM9 4L9 17.5M15 6.5L15 20",
    "mappin": "O12 8 5M12 13L12 21.5", "location": "M3 11L21 3L13 21L12 12Z",
    "calendar": "M3.5 5L20.5 5L20.5 20.5L3.5 20.5ZM3.5 9.5L20.5 9.5M8 3L8 6M16 3L16 6",
    "clock": "O12 12 9M12 6.5L12 12L16 14.5",
    "lock": "M5.5 11L18.5 11L18.5 21L5.5 21ZM8 11L8 7L10 4L14 4L16 7L16 11",
    "eye": "M2 12L6.5 7.5L12 6L17.5 7.5L22 12L17.5 16.5L12 18L6.5 16.5ZO12 12 3",
    "cart": "M2 4L5.5 4L8 15.5L18.5 15.5L21 7L6 7O9.5 19.5 1.4O17.5 19.5 1.4",
    "tag": "M3 12L12 3L21 3L21 12L12 21ZO17 7 1.2",
    "flag": "M5 22L5 3L19 3L15.5 8L19 13L5 13",
    "link": "M10 14L14 10M11 7L14 4L17.5 4L20 6.5L20 10L17 13M13 17L10 20L6.5 20L4 17.5L4 14L7 11",
    "paperclip": "M17 7L9 15.5L9 18L11.5 18.5L20 10L20 6L17 3.5L13.5 4L4.5 13L4.5 18L8 21.5L13 20.5L20 14",
    "globe": "O12 12 9M3 12L21 12M12 3L8.5 7.5L8 12L8.5 16.5L12 21L15.5 16.5L16 12L15.5 7.5Z",
    "arrowshape.turn.up.left": "M10 5L3 11.5L10 18L10 14L15 14L20 19L19 12L15.5 9L10 9Z",
    "arrow.uturn.backward": "M8 4L3.5 8.5L8 13M3.5 8.5L15.5 8.5L20 12L20 16L16 19.5L9 19.5",
    "arrow.uturn.forward": "M16 4L20.5 8.5L16 13M20.5 8.5L8.5 8.5L4 12L4 16L8 19.5L15 19.5",
    "wifi": "M2 9L7 5.5L12 4.5L17 5.5L22 9M5.5 13L9 10.5L12 10L15 10.5L18.5 13M9 17L12 15.5L15 17",
    "keyboard.chevron.compact.down":
      "M3 4L21 4L21 15L3 15ZM6 7.5L7 7.5M10 7.5L11 7.5M14 7.5L15 7.5M17.5 7.5L18 7.5M7 11.5L17 11.5M9 18L12 21L15 18",
    "shift": "M12 4L21 13L16.5 13L16.5 20L7.5 20L7.5 13L3 13Z",
    "delete.left": "M8 5L21 5L21 19L8 19L2.5 12ZM11 9L17 15M17 9L11 15",
    "safari": "O12 12 9M16.5 7.5L13.5 13.5L7.5 16.5L10.5 10.5Z", "timer": "O12 13 8M12 13L12 8M9.5 2.5L14.5 2.5",
    "arrow.up.right": "M6 18L18 6M8.5 6L18 6L18 15.5",
    "doc.on.doc": "M8.5 6.5L18.5 6.5L18.5 21L8.5 21ZM5.5 17.5L5.5 3L15.5 3",
    "line.3.horizontal.decrease": "M3 7L21 7M6.5 12L17.5 12M10 17L14 17",
    "slider.horizontal.3":
      "M3 6L13 6M17 6L21 6O15 6 2M3 12L5 12M9 12L21 12O7 12 2M3 18L13 18M17 18L21 18O15 18 2",
    "square.grid.2x2": "M4 4L10.5 4L10.5 10.5L4 10.5ZM13.5 4L20 4L20 10.5L13.5 10.5ZM4 13.5L10.5 13.5L10.5 20L4 20Z"
      + "M13.5 13.5L20 13.5L20 20L13.5 20Z",
    "chart.bar": "M4 20L4 13L8 13L8 20ZM10 20L10 8L14 8L14 20ZM16 20L16 3L20 3L20 20Z",
    "bolt": "M13.5 2.5L5 13.5L11 13.5L10 21.5L19 10L13 10Z",
    "paperplane": "M2.5 11L21.5 2.5L15 21.5L11 13ZM11 13L21.5 2.5",
    "message": "M3 4.5L21 4.5L21 17L12 17L7 21.5L7 17L3 17Z",
    "creditcard": "M2.5 5.5L21.5 5.5L21.5 18.5L2.5 18.5ZM2.5 9.5L21.5 9.5",
    "speaker": "M6 9L10 9L10 9L15.5 4.5L15.5 19.5L10 15L10 15L6 15Z",
    "speaker.wave.2": "M3 9L7 9L7 9L12.5 4.5L12.5 19.5L7 15L7 15L3 15ZM16 9L17.5 12L16 15M19 6.5L21.5 12L19 17.5",
    "sun.max":
      "O12 12 4.5M12 1.5L12 4M12 20L12 22.5M1.5 12L4 12M20 12L22.5 12M4.5 4.5L6.3 6.3M17.7 17.7L19.5 19.5M19.5 4.5L17.7 6.3"
      + "M6.3 17.7L4.5 19.5",
    "square.and.arrow.down": "M8 8L4.5 8L4.5 21L19.5 21L19.5 8L16 8M12 3L12 15M8 11L12 15L16 11",
    "gift": "M3 8L21 8L21 12L3 12ZM4.5 12L4.5 21L19.5 21L19.5 12M12 8L12 21M12 8L8 3L6 5.5L12 8L18 5.5L16 3Z",
    "bold": "M7 4L7 20L14 20L17 18L17 14L14 12L7 12M14 12L16 10L16 6.5L13.5 4L7 4",
    "italic": "M10 4L18 4M6 20L14 20M14 4L10 20", "underline": "M7 3L7 12L10 15L14 15L17 12L17 3M5 20L19 20",
    "strikethrough": "M3 12L21 12M17 7L14 4L9.5 4L7 7L9 11M7 17L10 20L14.5 20L17 17L16 14",
    "macwindow": "M2.5 4.5L21.5 4.5L21.5 19.5L2.5 19.5ZM2.5 8.5L21.5 8.5",
    "rectangle": "M2.5 5L21.5 5L21.5 19L2.5 19Z",
    "paintpalette": "M12 3L19 6L21.5 12L19 15L15 15L14 18L15 20L12 21L5 18L2.5 12L5 6Z"
      + "O8 8 1.2O14 7 1.2O17.5 10.5 1.2O6.5 13 1.2",
    "airplane":
      "M12 2L14 5L14 9L21.5 14L21.5 16L14 13.5L13.5 19L16 21L16 22L12 21L8 22L8 21L10.5 19L10 13.5L2.5 16L2.5 14L10 9L10 5Z",
    "cloud": "M6.5 19L3.5 17L3 14L5 11.5L7.5 11L9 7.5L12.5 6L16 7.5L17.5 10.5L20.5 12L21.5 15L20 18L17.5 19Z",
    "cloud.rain":
      "M6.5 14L4 12.5L3.5 10L5.5 8L7.5 7.5L9 4.5L12.5 3L16 4.5L17.5 7L20 8.5L20.5 11.5L19 13.5L17 14ZM8 17L7 20M12 17L11 20M16 17L15 20",
    "cloud.sun":
      "M7 20L4 18L4 15L6.5 13.5L8.5 10.5L12 10L15 12L16 14.5L18 16L18 18.5L16 20ZM13 6.5L16 5.5L19 7.5L19 11L18 12.5M15.5 1.5L15.5 3",
    "snowflake": "M12 2L12 22M3.5 7L20.5 17M20.5 7L3.5 17M9.5 4L12 6.5L14.5 4M9.5 20L12 17.5L14.5 20",
    "drop": "M12 2.5L17.5 11L18.5 15L16.5 19L12 21L7.5 19L5.5 15L6.5 11Z",
    "flame": "M12 2.5L16.5 8L19 13L18 18L12 21.5L6 18L5 13L8 9L9.5 11.5Z",
    "leaf": "M4 20L5 11L9 6L20 4L19.5 13L15 18L7 18.5M4 21L14 10",
    "wind": "M3 8L14 8L16.5 6L15.5 3.5M3 12L19 12L21 9.5M3 16L12 16L14 18.5L12.5 20.5",
    "thermometer": "M10 4L12 2.5L14 4L14 14L16 16.5L15 20L12 21.5L9 20L8 16.5L10 14ZM12 9L12 17",
    "umbrella": "M12 3L17 5L20.5 9L21 12L3 12L3.5 9L7 5ZM12 12L12 19L14 21L16 19.5",
    "music.note": "M9 18L9 5L18 3L18 7L9 9O6.5 18 2.5",
    "music.note.list": "M12 18L12 7L20 5L20 9L12 11O9.5 18 2.5M3 5L9 5M3 9L9 9M3 13L6 13",
    "music.mic": "O15 8 4.5M11.5 11L3.5 19L5 20.5L14 12.5",
    "headphones": "M4 19L4 12L6.5 7L12 5L17.5 7L20 12L20 19M4 14L7.5 14L7.5 20L4 20ZM16.5 14L20 14L20 20L16.5 20Z",
    "tv": "M2.5 4.5L21.5 4.5L21.5 17L2.5 17ZM7.5 20.5L16.5 20.5",
    "tv.music.note": "M2.5 4.5L21.5 4.5L21.5 17L2.5 17ZM7.5 20.5L16.5 20.5M11 13.5L11 8L15 7O10 13.5 1.2",
    "film":
      "M3 4L21 4L21 20L3 20ZM7.5 4L7.5 20M16.5 4L16.5 20M7.5 12L16.5 12M3 8L7.5 8M3 16L7.5 16M16.5 8L21 8M16.5 16L21 16",
    "rectangle.stack": "M3 9.5L21 9.5L21 20L3 20ZM5 6.5L19 6.5M7 3.5L17 3.5",
    "square.stack": "M3 8L16 8L16 21L3 21ZM6 5L19 5L19 18M9 2L22 2L22 15",
    "dot.radiowaves.left.and.right":
      "O12 12 2M8 8.5L7 12L8 15.5M16 8.5L17 12L16 15.5M4.5 6L3 12L4.5 18M19.5 6L21 12L19.5 18",
    "car": "M4 12L6 6L18 6L20 12L21.5 14L21.5 18.5L2.5 18.5L2.5 14ZM4 12L20 12M5 18.5L5 20.5M19 18.5L19 20.5",
    "gamecontroller": "M7 7L17 7L21 11L22 17L19 19L15 15L9 15L5 19L2 17L3 11ZM8 9L8 13M6 11L10 11O16 11 1.2",
    "lightbulb": "M9 17L9 15L6.5 12L6.5 8L9 4.5L12 3.5L15 4.5L17.5 8L17.5 12L15 15L15 17ZM9.5 20.5L14.5 20.5",
    "hand.thumbsup": "M7 10L11 3L13.5 4L13 9L19.5 9.5L19 17L17 20L9 20L7 18ZM3 10L7 10L7 19L3 19Z",
    "face.smiling": "O12 12 9O9 10 0.8O15 10 0.8M8 14L10 16.5L14 16.5L16 14",
    "key": "O8 12 4.5M12.5 12L21.5 12L21.5 15M17.5 12L17.5 15", "scissors": "O6 18 3O18 18 3M8 16L16.5 3M16 16L7.5 3",
    "hammer": "M5 6L12 3L16 6L13 9L10 8M11 9L4 19L6.5 21L13.5 11",
    "wrench": "M20 7L16.5 8L15.5 5L18 3L14 3.5L12 7L13 10L4 18L6 20.5L14.5 12L18 12.5L20.5 10Z",
    "printer": "M6 8L6 3L18 3L18 8M3 8L21 8L21 17L18 17M6 17L3 17L3 8M6 14L18 14L18 21L6 21Z",
    "pin": "M8 3L16 3L15 10L18 13L6 13L9 10ZM12 13L12 21",
    "power": "M12 3L12 11M7.5 5.5L4.5 9L4 13L6 17.5L10 20.5L14 20.5L18 17.5L20 13L19.5 9L16.5 5.5",
    "shuffle": "M3 7L7 7L16 17L21 17M18 14L21 17L18 20M3 17L7 17L10 13.5M13 10.5L16 7L21 7M18 4L21 7L18 10",
    "repeat": "M4 12L4 9L6 7L20 7M17 4L20 7L17 10M20 12L20 15L18 17L4 17M7 14L4 17L7 20",
    "bag": "M4 8L20 8L21 21L3 21ZM8.5 10.5L8.5 6L10 3.5L14 3.5L15.5 6L15.5 10.5",
    "newspaper": "M3 4L18 4L18 20L5 20L3 18ZM18 9L21 9L21 18L19 20M6 8L15 8M6 12L15 12M6 16L12 16",
    "trophy":
      "M7 3L17 3L16.5 9L14.5 12.5L12 13.5L9.5 12.5L7.5 9ZM7 5L3.5 5L4 8.5L8 10M17 5L20.5 5L20 8.5L16 10M12 13.5L12 18M8 21L16 21L15 18L9 18Z",
    "sparkles":
      "M10 3L12 9.5L18 12L12 14.5L10 21L8 14.5L2 12L8 9.5ZM18.5 3L19.3 5.2L21.5 6L19.3 6.8L18.5 9L17.7 6.8L15.5 6L17.7 5.2Z",
    "textformat":
      "M2.5 19L8 5L13.5 19M4.5 14L11.5 14M21 11.5L18 11L16 12.5L15.5 15.5L16.5 18L19 18.8L21 17.5M21 11L21 19",
    "desktopcomputer": "M2.5 3.5L21.5 3.5L21.5 16L2.5 16ZM12 16L12 20M8 20.5L16 20.5",
    "iphone": "M7 2L17 2L17 22L7 22ZM10.5 4.2L13.5 4.2",
    "ipad": "M4.5 2L19.5 2L19.5 22L4.5 22ZM10 20L14 20",
    "sidebar.left": "M2.5 4.5L21.5 4.5L21.5 19.5L2.5 19.5ZM9 4.5L9 19.5M5 8L6.5 8M5 11L6.5 11",
    "briefcase": "M3 7.5L21 7.5L21 20L3 20ZM8.5 7.5L8.5 4L15.5 4L15.5 7.5M3 13L21 13",
    "graduationcap": "M2 9.5L12 5L12 5L22 9.5L12 14L12 14ZM6 12L6 17L12 19.5L18 17L18 12M22 9.5L22 15",
    "cube": "M12 2.5L20.5 7L20.5 17L12 21.5L3.5 17L3.5 7ZM3.5 7L12 11.5L20.5 7M12 11.5L12 21.5",
    "equal": "M4 9L20 9M4 15L20 15", "divide": "M4 12L20 12O12 6.5 1.5O12 17.5 1.5",
    "percent": "M19 4L5 20O7 7 3O17 17 3",
    "arrow.up.arrow.down": "M8 20L8 4M4 8L8 4L12 8M16 4L16 20M12 16L16 20L20 16",
    "arrow.left.arrow.right": "M20 8L4 8M8 4L4 8L8 12M4 16L20 16M16 12L20 16L16 20",
    "waveform": "M3 10L3 14M7 7L7 17M11 3L11 21M15 7L15 17M19 9L19 15",
    "qrcode":
      "M3 3L10 3L10 10L3 10ZM14 3L21 3L21 10L14 10ZM3 14L10 14L10 21L3 21ZM14 14L17 14L17 17M21 14L21 17M14 21L17 21M21 20L21 21",
    "number": "M9 3L7 21M17 3L15 21M4 9L21 9M3 15L20 15",
    "at": "O12 12 4M16 8L16 14L18.5 16L21 13L20 8L16 4L11 3L6 5.5L3.2 11L4.5 17L9 20.5L14 20.5",
    "square": "M4 4L20 4L20 20L4 20Z", "circle": "O12 12 9",
  ]

  /// Other names of the same thing.
  private static let alike: [String: String] = [
    "gearshape": "gear", "gearshape.2": "gear", "multiply": "xmark", "person.crop": "person", "person.2": "person",
    "text.justify": "line.3.horizontal", "line.horizontal.3": "line.3.horizontal", "location.north": "location",
    "goforward": "arrow.clockwise", "arrow.triangle.2.circlepath": "arrow.clockwise",
    "arrow.2.circlepath": "arrow.clockwise", "questionmark.diamond": "questionmark", "text.bubble": "list.bullet",
    "book.closed": "book", "doc.text": "doc", "mail": "envelope", "document.on.document": "doc.on.doc",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease", "memories": "clock", "bubble": "message",
    "bubble.left": "message", "speaker.wave.1": "speaker.wave.2", "speaker.wave.3": "speaker.wave.2",
    "list.number": "list.bullet", "delete.backward": "delete.left", "compass": "safari", "search": "magnifyingglass",
    "snow": "snowflake", "cloud.bolt": "cloud.rain", "cloud.drizzle": "cloud.rain", "cloud.heavyrain": "cloud.rain",
    "cloud.snow": "cloud.rain", "music.quarternote": "music.note", "display": "desktopcomputer",
    "list.dash": "list.bullet", "list.star": "list.bullet", "checklist": "list.bullet", "handbag": "bag",
    "wrench.and.screwdriver": "wrench", "case": "briefcase", "shippingbox": "cube", "photo.on.rectangle": "photo",
    "smallcircle.filled": "circle", "figure": "figure.stand", "person.fill.checkmark": "person",
    "cup.and.heat.waves": "cup.and.saucer", "bus.doubledecker": "bus", "train.side.front.car": "tram",
    "cablecar": "tram", "icloud": "cloud", "creditcard.and.123": "creditcard", "sun.min": "sun.max",
    "sun.haze": "cloud.fog", "smoke": "cloud.fog", "hurricane": "tornado", "beats.headphones": "headphones",
    "airpods": "headphones", "homepod": "speaker", "stroller": "cart", "basket": "bag", "suitcase": "briefcase",
    "latch.2.case": "briefcase", "backpack": "bag", "speedometer": "gauge", "barometer": "gauge",
    "dot.viewfinder": "viewfinder", "qrcode.viewfinder": "qrcode",
    "externaldrive.connected.to.line.below": "externaldrive", "internaldrive": "externaldrive",
    "sterlingsign": "dollarsign", "yensign": "dollarsign", "bitcoinsign": "dollarsign", "tree.circle": "tree",
    "camera.macro": "leaf", "dog": "pawprint", "cat": "pawprint", "ant": "ladybug", "tennisball": "basketball",
    "football": "soccerball", "volleyball": "basketball", "baseball": "basketball", "bubble.right": "message",
    "bubble.left.and.bubble.right": "message", "ellipsis.bubble": "message", "plus.bubble": "message",
    "exclamationmark.bubble": "message", "phone.connection": "phone", "video.bubble": "message",
    "lock.rotation": "lock", "pc": "desktopcomputer", "studentdesk": "graduationcap", "list.triangle": "list.bullet",
    "text.badge.checkmark": "list.bullet", "text.append": "list.bullet", "text.book.closed": "book",
    "magazine": "newspaper", "menucard": "book", "square.text.square": "note", "doc.richtext": "doc",
    "doc.append": "doc", "doc.plaintext": "doc", "rectangle.and.pencil.and.ellipsis": "square.and.pencil",
    "text.cursor": "textformat", "character": "textformat", "abc": "textformat", "a": "textformat",
    "decrease.indent": "increase.indent", "rectangle.grid.1x2": "rectangle.stack",
    "rectangle.grid.2x2": "square.grid.2x2", "square.grid.4x3": "square.grid.3x3",
    "circle.grid.2x2": "circle.grid.3x3", "rotate.right": "arrow.clockwise", "rotate.left": "arrow.counterclockwise",
    "gobackward": "arrow.counterclockwise",
    "arrow.up.backward.and.arrow.down.forward": "arrow.up.left.and.arrow.down.right",
    "arrow.down.left.and.arrow.up.right": "arrow.down.right.and.arrow.up.left",
    "square.and.arrow.up.on.square": "square.and.arrow.up", "arrow.down.doc": "doc", "arrow.up.doc": "doc",
    "note.text": "doc", "globe.americas": "globe", "arrow.backward": "arrow.left", "arrow.forward": "arrow.right",
    "arrowshape.turn.up.forward": "arrowshape.turn.up.right", "arrowshape.turn.up.backward": "arrowshape.turn.up.left",
    "sidebar.leading": "sidebar.left", "amplifier": "hifispeaker", "burst": "star", "chevron.backward": "chevron.left",
    "chevron.forward": "chevron.right",
  ]

  private static func steps(_ name: String) -> String? { lines[name] ?? things[name] ?? tools[name] ?? rarer[name] }

  /// What says that something is not: a line across.
  private static let strike = "M3 3L21 21"

  /// The lines of a symbol; of one nobody has drawn nil.
  static func known(_ name: String) -> (steps: String, solid: String?, isFilled: Bool, ring: String?)? {
    var words = name.split(separator: ".").map(String.init)
    var isFilled = false
    var isStruck = false
    var ring: String?
    while true {
      let plain = words.joined(separator: ".")
      if let found = steps(plain) ?? alike[plain].flatMap(steps) ?? (ring == nil ? nil : numeral(plain)) {
        return (isStruck ? found + strike : found, isStruck ? nil : solids[plain], isFilled, ring)
      }
      guard words.count > 1 else { return nil }
      let last = words.removeLast()
      if last == "fill" { isFilled = true }
      if last == "slash" { isStruck = true }
      if last == "circle" || last == "square" { ring = last }
    }
  }

  /// How wide lines are beside those of the regular weight: ours, by eye.
  private static func breadth(_ weight: UIImage.SymbolWeight) -> Double {
    switch weight {
    case .ultraLight: 0.35
    case .thin: 0.5
    case .light: 0.75
    case .regular, .unspecified: 1
    case .medium: 1.15
    case .semibold: 1.3
    case .bold: 1.5
    case .heavy: 1.7
    case .black: 1.9
    }
  }

  /// A symbol in the middle of a box.
  static func nodes(
    _ name: String, in box: CGRect, color: PictureColor, weight: UIImage.SymbolWeight = .regular
  ) -> [PictureNode] {
    let side = min(Double(box.width), Double(box.height))
    guard side > 0, side.isFinite else { return [] }
    let unit = side / 24
    let (left, top) = (Double(box.midX) - side / 2, Double(box.midY) - side / 2)
    let stroke = PictureShape.Stroke(color, width: max(unit * 1.9 * breadth(weight), 0.75), isRound: true)
    guard let symbol = known(name) else {
      // Nobody here knows what it looks like: a mark of its size.
      let mark = CGRect(x: left + unit * 3, y: top + unit * 3, width: unit * 18, height: unit * 18)
      return [PictureNode(.shape(PictureShape(.box(mark, radius: unit * 4), stroke: stroke)), kind: "symbol")]
    }
    let shrink = symbol.ring == nil ? 1 : 0.55
    let map = PictureTransform.shift(-12, -12).then(.scale(unit * shrink)).then(
      .shift(left + unit * 12, top + unit * 12))
    var nodes: [PictureNode] = []
    let round = CGRect(x: left + unit * 2, y: top + unit * 2, width: unit * 20, height: unit * 20)
    let ring: Outline? = symbol.ring.map { $0 == "circle" ? .ellipse(round) : .box(round, radius: unit * 4) }
    let isClosed = symbol.steps.contains("Z") || symbol.steps.contains("O")
    if ring == nil, symbol.isFilled, let solid = symbol.solid {
      let form = outline(solid, map)
      return [PictureNode(.shape(PictureShape(form, fill: .color(color), isEvenOdd: true)), kind: "symbol")]
    }
    if let ring, symbol.isFilled, isClosed {
      // What is in a filled ring is a hole.
      let both = Outline.path(ring.steps + outline(symbol.steps, map).steps)
      return [PictureNode(.shape(PictureShape(both, fill: .color(color), isEvenOdd: true)), kind: "symbol")]
    }
    if let ring {
      nodes.append(
        PictureNode(
          .shape(PictureShape(ring, fill: symbol.isFilled ? .color(color) : nil, stroke: stroke)), kind: "symbol"))
    }
    var drawn = stroke
    // Lines have no inside: they are seen by the other end of light and dark.
    if ring != nil, symbol.isFilled { drawn.color = color.luminance > 0.8 ? PictureColor(white: 0.25) : .white }
    let filled = symbol.isFilled && ring == nil && isClosed
    nodes.append(
      PictureNode(
        .shape(PictureShape(outline(symbol.steps, map), fill: filled ? .color(color) : nil, stroke: drawn)),
        kind: "symbol"))
    return nodes
  }

  private static func outline(_ text: String, _ map: PictureTransform) -> Outline {
    var steps: [Outline.Step] = []
    var letter: Character?
    var number = ""
    var numbers: [Double] = []
    func endNumber() {
      if let value = Double(number) { numbers.append(value) }
      number = ""
    }
    func finish() {
      endNumber()
      switch letter {
      case "M" where numbers.count == 2: steps.append(.move(map.map(CGPoint(x: numbers[0], y: numbers[1]))))
      case "L" where numbers.count == 2: steps.append(.line(map.map(CGPoint(x: numbers[0], y: numbers[1]))))
      case "O" where numbers.count == 3:
        let radius = numbers[2]
        let circle = Outline.ellipse(
          CGRect(x: numbers[0] - radius, y: numbers[1] - radius, width: 2 * radius, height: 2 * radius))
        steps += circle.steps.map { $0.mapped(map) }
      case "Z": steps.append(.close)
      default: break
      }
      numbers = []
    }
    for character in text {
      if character.isLetter {
        finish()
        letter = character
      } else if character == " " {
        endNumber()
      } else {
        number.append(character)
      }
    }
    finish()
    return .path(SmoothLines.through(steps))
  }
}
