// How every page begins, in one place, because what a browser may do with it must be the same for all.

enum PageHead {
  /// Up to the body. The page asks for nothing outside itself, and says so to the browser; the title is text and never markup.
  static func opening(_ title: String, style: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data: blob:">
    <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
    <title>\(xml(title))</title><style>\(style)</style></head><body>
    """
  }
}
