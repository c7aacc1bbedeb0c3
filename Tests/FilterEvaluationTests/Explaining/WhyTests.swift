import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct WhyTests {
  static let pirate = Toy(
    name: "Lim-Dûl", texts: ["Draw a card.", nil], kind: "Pirate Rat", strength: [2, 5], size: [nil, nil], weight: 3,
    colors: [0b11, 0], cost: "{2}{W}", tags: ["fast", "First Strike"], flags: ["new"],
    editions: [
      .init(box: "alpha", rarity: "rare", price: DecimalNumber(500_000, power: -6), day: "2020-06-01", number: "12a"),
      .init(box: "beta", rarity: "common", price: nil, day: nil, number: "7"),
    ])

  private func why(_ query: String) -> FilterVerdict { Toy.why(query, WhyTests.pirate) }

  /// A single term: its outcome, its content, and the match.
  @Test func terms() {
    let table: [(String, String)] = [
      ("limdul", "limdul holds: name [Lim-Dûl]"),
      ("-limdu", "-limdu fails: name [Lim-Dû]l"),
      ("!limdul", "!limdul holds: name [Lim-Dûl]"),
      ("!lim", "!lim fails: name Lim-Dûl"),
      ("n:\"m-d\"", "n:\"m-d\" holds: name Li[m-D]ûl"),
      ("o:\"a card\"", "o:\"a card\" holds: text Draw [a card]."),
      ("o:tap", "o:tap fails: text Draw a card."),
      ("t:rat", "t:rat holds: type Pirate [Rat]"),
      ("t:pir", "t:pir holds: type [Pir]ate Rat"),
      ("-t:god", "-t:god holds: type Pirate Rat"),
      ("pow>3", "pow>3 holds: strength 2 // 5"),
      ("pow>9", "pow>9 fails: strength 2 // 5"),
      ("tou=1", "tou=1 fails: size nothing"),
      ("-tou=1", "-tou=1 holds: size nothing"),
      ("pow>tou", "pow>tou fails: strength 2 // 5, size nothing"),
      ("mv<pow", "mv<pow holds: weight 3, strength 2 // 5"),
      ("mv:even", "mv:even fails: weight 3"),
      ("c:wu", "c:wu holds: color wu // colorless"),
      ("m=2w", "m=2w holds: cost {2}{W}"),
      ("devotion:ww", "devotion:ww fails: devotion {2}{W}"),
      ("tag:firststrike", "tag:firststrike holds: tag fast, [First Strike]"),
      ("tag:tiny", "tag:tiny fails: tag fast, First Strike"),
      ("not:new", "not:new fails: not [new]"),
      ("is:loud", "is:loud fails: is new"),
      ("e:beta", "e:beta holds: box [beta]"),
      ("r>=rare", "r>=rare holds: rarity rare"),
      ("usd<1", "usd<1 holds: price 0.5"),
      ("date>=launch", "date>=launch holds: date 2020-06-01"),
      ("cn>=12", "cn>=12 holds: number 12a"),
      ("cn:12a", "cn:12a holds: number [12a]"),
      ("is:secret", "is:secret unanswered: no one knows the secrets"),
      ("maker:me", "maker:me unanswered: no data for 'maker'"),
      ("o:\"!!\"", "o:\"!!\" fails: text Draw a card."),
      ("-...", "-... fails"),
    ]
    for (query, expected) in table {
      #expect(why(query).leaves.map { Toy.words($0) } == [expected], "\(query)")
    }
  }

  /// Whole queries: found or not, and the query that would find it.
  @Test func queries() {
    let table: [(String, isFound: Bool, String)] = [
      ("", true, ""),
      ("t:rat", true, "t:rat"),
      ("-t:rat", false, "t:rat"),
      ("t:god", false, "-t:god"),
      ("t:rat pow>9", false, "t:rat -pow>9"),
      ("t:god pow>9", false, "-t:god -pow>9"),
      ("t:god or pow>9", false, "-t:god or pow>9"),
      ("(t:god pow>9) or tag:tiny", false, "(t:god pow>9) or -tag:tiny"),
      ("-(t:rat or pow>9)", false, "-(-t:rat or pow>9)"),
      ("-(t:rat pow>1)", false, "-(-t:rat pow>1)"),
      ("-(t:rat)", false, "-(-t:rat)"),
      ("-(-t:god)", false, "-(t:god)"),
      ("--t:god", false, "-t:god"),
      ("--t:god --t:rat", false, "-t:god --t:rat"),
      ("t:god t:god", false, "-t:god -t:god"),
      ("t:god -t:god", false, "-t:god -t:god"),
      ("t:rat -t:rat", false, "t:rat t:rat"),
      ("o:\"tap\"t:god", false, "-o:\"tap\" -t:god"),
      ("n:\"l\"-t:rat", false, "n:\"l\" t:rat"),
      ("(t:rat)t:god", false, "(t:rat) -t:god"),
      ("t:god is:secret", false, "-t:god is:secret"),
      ("is:secret", true, "is:secret"),
      ("nofield:x t:rat", true, "nofield:x t:rat"),
    ]
    for (query, isFound, changed) in table {
      let verdict = why(query)
      #expect(verdict.isFound == isFound, "\(query)")
      #expect(SourceText(query).applying(verdict.edits)?.description == changed, "\(query)")
    }
  }

  /// The verdict is about the printing that needs the fewest changes.
  @Test func closestVariant() {
    let table: [(String, variant: Int, isFound: Bool, String)] = [
      ("e:alpha r:rare", 0, true, "e:alpha r:rare"),
      ("e:beta r:common", 1, true, "e:beta r:common"),
      ("e:beta r:common cn:12a", 1, false, "e:beta r:common -cn:12a"),
      ("e:alpha r:common", 0, false, "e:alpha -r:common"),
      ("e:gamma r:common cn=7", 1, false, "-e:gamma r:common cn=7"),
      ("usd>0 e:beta", 0, false, "usd>0 -e:beta"),
    ]
    for (query, variant, isFound, changed) in table {
      let verdict = why(query)
      #expect(verdict.variant == variant, "\(query)")
      #expect(verdict.isFound == isFound, "\(query)")
      #expect(SourceText(query).applying(verdict.edits)?.description == changed, "\(query)")
    }
    #expect(why("e:beta r:common cn:12a").leaves.map { $0.found[0].text } == ["beta", "common", "7"])
  }

  /// A term with `~` searches and shows the text in which `~` replaces the name.
  @Test func selfReference() {
    var toy = WhyTests.pirate
    toy.texts = ["Tap Lim-Dûl now."]
    #expect(Toy.why("o:\"p ~\"", toy).leaves.map { Toy.words($0) } == ["o:\"p ~\" holds: text Ta[p ~] now."])
    #expect(Toy.why("o:now", toy).leaves.map { Toy.words($0) } == ["o:now holds: text Tap Lim-Dûl [now]."])
  }

  @Test func refusal() {
    var reading = Toy.list.plan("t:rat").reading
    reading.refusal = QueryRefusal(message: "too long", range: SourceRange(start: 0, end: 5))
    let verdict = CompiledFilter(FilterPlan(reading, for: Toy.list), for: Toy.list).why(WhyTests.pirate)
    #expect(!verdict.isFound)
    #expect(verdict.refusal?.message == "too long")
    #expect(verdict.changes == [])
    // Without the text the term has no words.
    #expect(verdict.leaves.map { $0.text } == [""])
    #expect(verdict.leaves.map { $0.outcome } == [.holds])
  }
}

extension Toy {
  static func why(_ query: String, _ toy: Toy) -> FilterVerdict { CompiledFilter(list.plan(query), for: list).why(toy) }

  /// A verdict in one line, the match in brackets.
  static func words(_ verdict: LeafVerdict) -> String {
    let found = verdict.found.map { found in
      guard let match = found.match else { return "\(found.field) \(found.text)" }
      let marked = SourceText(found.text).applying([.insert("[", at: match.start), .insert("]", at: match.end)])
      return "\(found.field) \(marked?.description ?? "?")"
    }.joined(separator: ", ")
    let outcome =
      switch verdict.outcome {
      case .holds: "holds"
      case .fails: "fails"
      case .unanswered(let reason): "unanswered: \(reason)"
      }
    return "\(verdict.text) \(outcome)" + (found.isEmpty ? "" : ": \(found)")
  }
}
