// What an American phone says of days and times, in its status bar and its date pickers.

extension WallTime {
  /// The months as they are shortened.
  public static let shortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  /// The days of the week as they are shortened, from Sunday.
  public static let shortDays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  /// `9:41` and `AM`: the clock counts twelve hours, the first of either half of the day being twelve. `hour` is 0…23.
  public static func words(hour: Int, minute: Int) -> (clock: String, half: String) {
    ("\((hour + 11) % 12 + 1):\(minute < 10 ? "0" : "")\(minute)", hour < 12 ? "AM" : "PM")
  }
}
