// A film as a page: every picture once, every moment with its time, and words that are never markup.
import Foundation
import Testing

@testable import Reports

@Suite struct FilmPageTests {
  @Test func momentsAndPictures() throws {
    var film = FilmPage(title: "turns")
    film.add("<svg>one</svg>", seconds: 1, words: "0  launch")
    film.add("<svg>two</svg>", seconds: 0.08, words: "1  device landscapeLeft")
    film.add("<svg>one</svg>", seconds: 1, words: nil)
    let page = String(decoding: try film.html(), as: UTF8.self)
    let data = try SessionPageTests.data(page)
    #expect(data["pictures"] as? [String] == ["<svg>one</svg>", "<svg>two</svg>"])
    #expect(data["frames"] as? [[Int]] == [[0, 1000], [1, 80], [0, 1000]])
    #expect(page.components(separatedBy: "<li>").count - 1 == 2)
    #expect(page.contains("<button data-frame=\"1\">1  device landscapeLeft</button>"))
  }

  @Test(arguments: ["</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\" onload=\"alert(1)"])
  func hostileWords(words: String) throws {
    var film = FilmPage(title: words)
    film.add("<svg>\(words)</svg>", seconds: 1, words: words)
    let page = String(decoding: try film.html(), as: UTF8.self)
    #expect(!page.contains(words))
    #expect(page.components(separatedBy: "<script").count - 1 == 2)
  }
}
