import Foundation
import Testing
import _FilterTestSupport

@testable import BookShelf

@Suite struct BookShelfTests {
  private static func day(_ text: String) -> Date {
    (try? Date(text + "T12:00:00Z", strategy: .iso8601)) ?? .distantPast
  }

  private let shelf = BookShelf([
    Book(
      title: "The Salt Road", author: "Iris Okafor", pages: 412, rating: 4.5, state: .finished, added: day("2025-11-02")
    ),
    Book(
      title: "Déjà Lu", author: "Marc Lenoir", pages: 188, rating: nil, state: .wanted, added: day("2026-01-15")),
    Book(
      title: "A Field of Clocks", author: "Iris Okafor", pages: 640, rating: 3.75, state: .reading,
      added: day("2026-02-28")),
  ])

  @Test(arguments: [
    ("deja", ["Déjà Lu"]), ("by:\"iris okafor\" pages<500", ["The Salt Road"]),
    ("rating>=3.75 -salt", ["A Field of Clocks"]),
    ("state<finished", ["Déjà Lu", "A Field of Clocks"]), ("added>=2026-02", ["A Field of Clocks"]),
    ("added:2025", ["The Salt Road"]), ("", ["The Salt Road", "Déjà Lu", "A Field of Clocks"]),
  ])
  func finds(query: String, titles: [String]) {
    #expect(shelf.books(matching: query).map { $0.title } == titles)
  }

  /// Authors come from the books, the most frequent first.
  @Test func completesWhatIsThere() {
    #expect(shelf.completions(of: "by:").prefix(2) == ["\"Iris Okafor\"", "\"Marc Lenoir\""])
    #expect(shelf.completions(of: "state:re").first == "reading")
  }

  @Test func searchesAFile() throws {
    let path = PackageFolder.path(of: "Examples/Lists/issues.json")
    #expect(try BookShelf.titles(in: path, matching: "state:open user:zsofi").count == 1)
    #expect(throws: (any Error).self) { try BookShelf.titles(in: path + "x", matching: "") }
  }
}
