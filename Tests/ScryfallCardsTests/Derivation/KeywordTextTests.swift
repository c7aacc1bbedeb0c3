import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import ScryfallCards

/// Whether a text has only keywords: the fast test of how its lines begin rejects none that has.
@Suite struct KeywordTextTests {
  /// The keyword abilities of the vocabulary.
  private static let keywords: [String] = (Vocabulary.scryfall.catalog(named: "keywords")?.values ?? [])
    .filter { $0.category == "keyword ability" }.map { $0.text }

  /// Lines of keywords with parameters, kinds and reminder text.
  private static let lines: [String] = [
    "Flying", "First strike, trample", "Ward {2}", "Ward—Pay 3 life.", "Cycling {1}{U}", "Snow forestwalk",
    "Protection from black and from red", "Protection from Demons, from Dragons, and from Elves", "Toxic 1",
    "Devour artifact 1", "Flying; banding", "Haste (It can attack at once.)", "Artifact landcycling {2}",
  ]

  /// Lines that are no keywords; some begin like one.
  private static let others: [String] = [
    "Draw a card.", "When this creature dies, draw a card.", "Flying creatures can't block.", "{T}: Add {G}.",
    "All creatures have forestwalk.", "Boast — {1}: Draw a card.", "Flying. Draw a card.", "Trampled", "Élan",
    "First of all, draw a card.", "Flying, draw a card",
  ]

  /// Each keyword alone, in any letter case, in a list, and on any line.
  @Test func everyKeywordIsOne() {
    #expect(Self.keywords.count > 100)
    for keyword in Self.keywords {
      let texts: [String] = [
        keyword, keyword.lowercased(), keyword.uppercased(), "Flying, " + keyword, "Flying\n" + keyword,
        keyword + "\nTrample", keyword + " (It has this.)", keyword + " {2}",
      ]
      for text in texts { #expect(RulesTextShape.isKeywordsOnly(text), "\(text)") }
    }
  }

  @Test func linesOfKeywords() {
    for line in Self.lines {
      #expect(RulesTextShape.isKeywordsOnly(line), "\(line)")
      for other in Self.others {
        #expect(!RulesTextShape.isKeywordsOnly(other), "\(line): \(other)")
        #expect(!RulesTextShape.isKeywordsOnly(line + "\n" + other), "\(line): \(other)")
        #expect(!RulesTextShape.isKeywordsOnly(other + "\n" + line), "\(line): \(other)")
      }
    }
  }

  @Test(arguments: ["", "\n", "\n\n", "(Reminder text only.)", "(One.)\n(Two.)"])
  func textsWithoutAKeyword(_ text: String) {
    #expect(!RulesTextShape.isKeywordsOnly(text))
  }

  /// Texts of several lines have only keywords if each line has.
  @Test func textsAreKeywordsIfAllLinesAre() {
    let failure = checkProperty(
      "a text has only keywords if each of its lines has", cases: PropertyCases.count(long: 500),
      seed: PropertyCases.seed(default: 2_611),
      generate: { random -> [String] in
        var lines: [String] = []
        for _ in 0...random.below(5) {
          let line: String? = random.chance(12) ? random.pick(Self.others) : random.pick(Self.lines)
          lines.append(line ?? "")
        }
        return lines
      },
      shrink: { lines -> [[String]] in shorterArrays(lines).filter { !$0.isEmpty } },
      describe: { lines -> String in lines.joined(separator: "⏎") },
      law: { lines -> String? in
        let expected: Bool = lines.allSatisfy { Self.lines.contains($0) }
        let found: Bool = RulesTextShape.isKeywordsOnly(lines.joined(separator: "\n"))
        return found == expected ? nil : "found \(found)"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
