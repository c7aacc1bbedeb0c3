import FilterText
import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

@Suite struct DocumentLinkTests {
  private static func document(_ text: String) -> DocumentSnapshot {
    DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
  }

  /// The address between the markers and its target; nothing without markers.
  @Test func addressesInComments() {
    let rows: [(String, String)] = [
      ("# see ①https://scryfall.com/docs/syntax② for more", "https://scryfall.com/docs/syntax"),
      ("#①http://a②", "http://a"),
      ("# ①HTTPS://A.B/c?d=e&f#g②", "HTTPS://A.B/c?d=e&f#g"),
      ("# (①https://a.b/c_(d)②).", "https://a.b/c_(d)"),
      ("# (see ①https://a.b/c②)", "https://a.b/c"),
      ("# <①https://a.b②>", "https://a.b"),
      ("# \"①https://a.b②\"", "https://a.b"),
      ("# ①https://a.b②, and", "https://a.b"),
      ("# ①https://a.b/②?!...", "https://a.b/"),
      ("# ①https://a.b/caf\u{E9}②", "https://a.b/caf%C3%A9"),
      ("# ①https://a.b/%20②", "https://a.b/%20"),
      ("# https:// ①https://a②", "https://a"),
      ("# https://", ""),
      ("# https://.,", ""),
      ("# xhttps://a.b", ""), ("# Àhttps://a.b", ""),
      ("# ftp://a.b https:/a http//b", ""),
      ("https://a.b", ""),
      ("t:elf\n  # ①https://a.b②", "https://a.b"),
      ("t:elf # ①https://a.b②\n  c:g", "https://a.b"),
      ("o:\"https://a.b\"", ""),
      ("# elves\r\n# ①https://a.b②\r\nt:elf", "https://a.b"),
    ]
    for (marked, address) in rows {
      let text = MarkedText(marked)
      let document = Self.document(text.text)
      let links = text.range(from: 1, to: 2).map { [DocumentLink(range: $0, address: address)] } ?? []
      #expect(document.links(in: document.source.range) == links, "\(marked)")
    }
  }

  @Test func ranges() {
    let marked = MarkedText("# ①http://a②  ③http://b④\n# ⑤http://c⑥\n")
    let document = Self.document(marked.text)
    func addresses(_ range: SourceRange?) -> [String] {
      range.map { document.links(in: $0).map(\.address) } ?? ["no marker"]
    }
    #expect(addresses(document.source.range) == ["http://a", "http://b", "http://c"])
    #expect(addresses(marked.range(from: 1, to: 2)) == ["http://a"])
    #expect(addresses(marked.range(from: 2, to: 3)) == ["http://a", "http://b"])
    #expect(addresses(marked.range(from: 4, to: 4)) == ["http://b"])
    #expect(addresses(marked.range(from: 5, to: 6)) == ["http://c"])
    #expect(addresses(SourceRange(start: Int.min, end: Int.max)) == ["http://a", "http://b", "http://c"])
    #expect(addresses(SourceRange(at: 0)) == [])
    #expect(addresses(SourceRange(start: -9, end: -1)) == [])
  }

  private static let template = "https://scryfall.com/search?q={query}"

  @Test func searchLinks() {
    let rows: [(String, String)] = [
      ("t:elf", "t%3Aelf"),
      ("pow>=3 c:g", "pow%3E%3D3%20c%3Ag"),
      ("o:\"draw a card\"", "o%3A%22draw%20a%20card%22"),
      ("m:{2/w} & 100%", "m%3A%7B2%2Fw%7D%20%26%20100%25"),
      ("++ -_.~", "%2B%2B%20-_.~"),
      ("\u{C6}ther \u{1F9DD}", "%C3%86ther%20%F0%9F%A7%9D"),
      ("t:elf\n  mv<=2\r\n\t -is:reprint", "t%3Aelf%20mv%3C%3D2%20-is%3Areprint"),
      ("t:elf\r c:g", "t%3Aelf%20c%3Ag"),
      ("o:\"a\n  b\"", "o%3A%22a%20b%22"),
      ("{query}", "%7Bquery%7D"),
    ]
    for (query, encoded) in rows {
      let document = Self.document("# comment\n" + query + "\n\nt:goblin")
      let link = document.searchLink(forQuery: 0, searchAddress: Self.template)
      #expect(link == "https://scryfall.com/search?q=" + encoded, "\(query)")
      #expect(document.entries.map(\.isAnalyzed) == [false, false], "\(query)")
    }
  }

  @Test func damagedBytes() {
    let document = DocumentSnapshot(SourceText(bytes: [0x61, 0xFF, 0xC3, 0x20, 0x62]), vocabulary: .scryfall)
    #expect(document.searchLink(forQuery: 0, searchAddress: "{query}") == "a%EF%BF%BD%EF%BF%BD%20b")
    let comment = DocumentSnapshot(
      SourceText(bytes: Array("# http://a/".utf8) + [0xFF]), vocabulary: .scryfall)
    #expect(comment.links(in: comment.source.range).map(\.address) == ["http://a/%EF%BF%BD"])
  }

  /// Every byte of a query is kept or encoded in two capital digits.
  @Test func everyByte() {
    var text = ""
    for value in UInt8.min...UInt8.max where !(0x41...0x5A).contains(value & 0xDF) {
      text += PercentEncoding.component([value]) + (value % 32 == 31 ? "\n" : "")
    }
    #expect(
      text == """
        %00%01%02%03%04%05%06%07%08%09%0A%0B%0C%0D%0E%0F%10%11%12%13%14%15%16%17%18%19%1A%1B%1C%1D%1E%1F
        %20%21%22%23%24%25%26%27%28%29%2A%2B%2C-.%2F0123456789%3A%3B%3C%3D%3E%3F
        %40%5B%5C%5D%5E_
        %60%7B%7C%7D~%7F
        %80%81%82%83%84%85%86%87%88%89%8A%8B%8C%8D%8E%8F%90%91%92%93%94%95%96%97%98%99%9A%9B%9C%9D%9E%9F
        %A0%A1%A2%A3%A4%A5%A6%A7%A8%A9%AA%AB%AC%AD%AE%AF%B0%B1%B2%B3%B4%B5%B6%B7%B8%B9%BA%BB%BC%BD%BE%BF
        %C0%C1%C2%C3%C4%C5%C6%C7%C8%C9%CA%CB%CC%CD%CE%CF%D0%D1%D2%D3%D4%D5%D6%D7%D8%D9%DA%DB%DC%DD%DE%DF
        %E0%E1%E2%E3%E4%E5%E6%E7%E8%E9%EA%EB%EC%ED%EE%EF%F0%F1%F2%F3%F4%F5%F6%F7%F8%F9%FA%FB%FC%FD%FE%FF

        """)
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    #expect(PercentEncoding.component(letters.utf8) == letters)
  }

  @Test func templates() {
    let document = Self.document("t:elf")
    func link(_ template: String) -> String? { document.searchLink(forQuery: 0, searchAddress: template) }
    #expect(link("{query}/{query}?{quer}{{query}") == "t%3Aelf/t%3Aelf?{quer}{t%3Aelf")
    #expect(link("https://a.b/") == "https://a.b/")
    #expect(link("{query") == "{query")
    #expect(link("") == "")
    #expect(document.searchLink(forQuery: 1, searchAddress: "{query}") == nil)
    #expect(document.searchLink(forQuery: -1, searchAddress: "{query}") == nil)
  }

  /// Decoding the link gives the query, with spaces for line breaks.
  @Test func anyQueryComesBack() {
    let failure = Totality.failure("search links hold the query", seed: 26, cases: 500) { document in
      for query in document.queries {
        let link = document.searchLink(forQuery: query.index, searchAddress: "{query}") ?? "%"
        if !link.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return "not ASCII: \(link)" }
        guard let decoded = link.removingPercentEncoding else { return "cannot be decoded: \(link)" }
        let isBlank: (Unicode.Scalar) -> Bool = { $0 == " " || $0.value >= 0x09 && $0.value <= 0x0D }
        let words = decoded.unicodeScalars.split(whereSeparator: isBlank).map(Array.init)
        let wanted = query.source.description.unicodeScalars.split(whereSeparator: isBlank).map(Array.init)
        if words != wanted { return "decoded as \(decoded)" }
        if decoded.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }) { return "a line break" }
      }
      return nil
    }
    #expect(failure == nil)
  }

  private static func law(_ document: DocumentSnapshot) -> String? {
    for link in document.links(in: SourceRange(start: Int.min, end: Int.max)) {
      if !document.source.range.encloses(link.range) { return "outside: \(link)" }
      if !link.address.lowercased().hasPrefix("http") { return "leads nowhere: \(link)" }
      if !link.address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return "not ASCII: \(link)" }
      if document.query(at: link.range.start) != nil { return "in a query: \(link)" }
    }
    return nil
  }

  @Test func damagedDocument() {
    let document = DocumentSnapshot(Totality.document, vocabulary: .scryfall)
    #expect(Self.law(document) == nil)
    #expect(document.links(in: document.source.range).map(\.address) == ["https://a.b/c"])
  }

  /// Comments of pieces of addresses.
  @Test func randomComments() {
    let pieces = [
      "#", " ", "http://", "https://", "a", "\u{E9}", ")", "(", ".", "\n", "\r\n", "t:elf", "\u{1F9DD}", "<", "\0",
    ]
    let failure = checkProperty(
      "links stand in comments", cases: PropertyCases.count(long: 500), seed: PropertyCases.seed(default: 27),
      generate: { random in (0..<random.below(16)).map { _ in random.pick(pieces) ?? "" } },
      shrink: { shorterArrays($0) }, describe: { $0.joined().debugDescription },
      law: { Self.law(Self.document($0.joined())) })
    #expect(failure == nil)
  }

  /// A long line of what nearly is an address is read once.
  @Test func longLines() {
    for piece in ["http://", "https://)", "(", "http://a "] {
      let document = Self.document("#" + String(repeating: piece, count: 20_000))
      #expect(Self.law(document) == nil)
    }
  }
}
