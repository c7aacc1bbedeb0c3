import FilterText
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct TextExcerptTests {
  private func excerpt(_ text: String, _ match: SourceRange? = nil, maximumLength: Int = 20) -> TextExcerpt {
    TextExcerpt(Array(text.utf8), around: match, maximumLength: maximumLength)
  }

  @Test func shortTextsStay() {
    let whole = excerpt("twenty bytes of text", SourceRange(start: 7, end: 12))
    #expect(whole.text == "twenty bytes of text")
    #expect(whole.match == SourceRange(start: 7, end: 12))
    #expect(!whole.isCut)
    #expect(excerpt("").text == "")
  }

  @Test func longTextsAreCutBetweenWords() {
    #expect(excerpt("whenever it attacks, draw a card").text == "whenever it attacks,…")
    #expect(excerpt("whenever this thing attacks").text == "whenever this thing…")
    #expect(excerpt(String(repeating: "x", count: 30)).text == String(repeating: "x", count: 20) + "…")
    #expect(excerpt(String(repeating: "é", count: 20), maximumLength: 5).text == "éé…")
  }

  /// A match near the end: the piece around it, with both ends cut.
  @Test func aroundTheMatch() throws {
    let text = String(repeating: "before ", count: 30) + "HERE" + String(repeating: " after", count: 30)
    let piece = excerpt(text, SourceRange(start: 210, end: 214), maximumLength: 100)
    #expect(piece.text.hasPrefix("…before ") && piece.text.hasSuffix(" after…"))
    #expect(SourceText(piece.text)[try #require(piece.match)] == "HERE")
    let atTheEnd = excerpt(text + " END", SourceRange(start: 395, end: 398), maximumLength: 100)
    #expect(atTheEnd.text.hasSuffix(" END"))
    #expect(SourceText(atTheEnd.text)[try #require(atTheEnd.match)] == "END")
  }

  @Test func anyText() {
    let failure = checkProperty(
      "a piece is a piece of the text", cases: PropertyCases.count(long: 3_000),
      seed: PropertyCases.seed(default: 24),
      generate: { random -> (String, SourceRange?, Int) in
        let letters: [Character] = random.chance(50) ? ["a", " ", "é"] : ["漢", "🐉", "b", "\n"]
        let text = String(
          (0..<random.below(random.chance(50) ? 40 : 300)).map { _ in letters.randomElement(using: &random)! })
        // Matches start and end at code point boundaries.
        var places = [0]
        for scalar in text.unicodeScalars { places.append(places[places.count - 1] + UTF8.width(scalar)) }
        let one = places.randomElement(using: &random)!
        let other = places.randomElement(using: &random)!
        let match = random.chance(70) ? SourceRange(start: min(one, other), end: max(one, other)) : nil
        return (text, match, Int.random(in: 8...120, using: &random))
      },
      shrink: { text, match, longest in match == nil ? [] : [(text, nil, longest)] }, describe: { "\($0)" },
      law: { text, match, longest in
        let piece = excerpt(text, match, maximumLength: longest)
        var inner = piece.text
        if piece.isCut != (text.utf8.count > longest) { return "isCut" }
        if !piece.isCut { return piece.text == text && piece.match == match ? nil : "a short text" }
        if inner.hasPrefix("…") { inner.removeFirst() }
        if inner.hasSuffix("…") { inner.removeLast() }
        if inner.utf8.count > longest + 4 { return "too long: \(inner.utf8.count)" }
        if inner.unicodeScalars.contains("\u{FFFD}") || !text.utf8Contains(inner) { return "no piece: \(inner)" }
        guard let match else { return piece.match == nil ? nil : "a match" }
        guard let shown = piece.match else { return "no match" }
        let marked = SourceText(piece.text)[shown]
        let whole = SourceText(text)[match]
        if match.length <= longest, marked != whole {
          return "\(marked) is not \(whole)"
        }
        return whole.utf8Contains(marked) ? nil : "\(marked) is not in \(whole)"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// As the verdict has it: a long text is cut, with the match in it.
  @Test func inVerdicts() throws {
    var toy = WhyTests.pirate
    toy.texts = [
      String(repeating: "tap it. ", count: 100) + "Draw a card. " + String(repeating: "tap it. ", count: 100)
    ]
    let found = try #require(Toy.why("o:\"draw a\"", toy).leaves.first?.found.first)
    #expect(found.isCut)
    #expect(found.text.utf8.count <= FoundContent.maximumLength + 6)
    #expect(SourceText(found.text)[try #require(found.match)] == "Draw a")
    let missing = try #require(Toy.why("o:flying", toy).leaves.first?.found.first)
    #expect(missing.isCut && missing.match == nil && missing.text.hasPrefix("tap it."))
    toy.texts = [""]
    let empty = try #require(Toy.why("o:x", toy).leaves.first?.found.first)
    #expect(empty.text == "" && !empty.isNothing)
    toy.texts = [nil]
    let nothing = try #require(Toy.why("o:x", toy).leaves.first?.found.first)
    #expect(nothing.text == "nothing" && nothing.isNothing)
  }
}

extension String {
  fileprivate func utf8Contains(_ other: String) -> Bool {
    let (bytes, needle) = (Array(utf8), Array(other.utf8))
    guard needle.count <= bytes.count else { return false }
    return (0...bytes.count - needle.count).contains { Array(bytes[$0..<$0 + needle.count]) == needle }
  }
}
