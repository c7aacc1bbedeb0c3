import FilterLists
import FilterQueryKit
import FilterTestSupport
import ScryfallCards
import Testing

/// The expectations that a user of the library states of queries: they pass, and fail with what is wrong.
@Suite struct ExpectationTests {
  private struct Ticket {
    let title: String
    let votes: Int
  }

  private let list = FilterableList<Ticket>(
    name: "tickets", itemName: "ticket", itemNamePlural: "tickets", nameField: "title",
    fields: [.text("title", rule: .collated) { $0.title }, .field("votes", \.votes)])
  private let tickets = [Ticket(title: "Dark mode", votes: 12), Ticket(title: "App hangs", votes: 0)]

  /// Expects that the expectation fails once, with exactly this text.
  private func expectFailure(_ text: String, of expectation: () -> Void) {
    let texts = Lock<[String]>([])
    withKnownIssue(isIntermittent: true) {
      expectation()
    } matching: { issue in
      let text = issue.comments.map { $0.rawValue }.joined(separator: "\n")
      texts.withLock { $0.append(text) }
      return true
    }
    #expect(texts.withLock { $0 } == [text])
  }

  @Test func whatHoldsPasses() {
    expectValid("t:elf -c:g", in: .scryfall)
    expectValid("votes>=10 or mode", in: list)
    expectFinds("votes>=10", in: list, items: tickets)
    expectFinds("votes<100", count: 2, in: list, items: tickets)
    expectFinds("votes<100", ["Dark mode", "App hangs"], by: \.title, in: list, items: tickets)
    expectFinds("votes>100", [], by: \.title, in: list, items: tickets)
    expectCompletes("t:gob|", first: "goblin", in: .scryfall)
    expectCompletes("vo|>3", first: "votes", with: CompletionEngine(list, items: tickets))
    expectCompletes("title:|x", in: list.vocabulary)
    expectRoundTrip("t:elf or -c:g")
    // In the syntax of a list.
    expectRoundTrip("votes in (1, 2) and not mode", in: list.vocabulary)
    expectMatches("votes>=10 mode", tickets[0], in: list)
    expectDiagnostic("«tpye»:elf", .unknownField, fix: "type:elf")
    expectDiagnostic("t:elf or«»", .missingOperand)
    expectDiagnostic("«votes>3» «votes<2»", .contradiction, in: list.vocabulary)
    expectDiagnostic("votse>3", .unknownField, in: list.vocabulary)
    expectNoDiagnostics("t:elf")
    expectExplains("t:elf mv<=3", "Elf cards with a mana value of at most 3", in: .scryfall)
    expectSame("votes>3 mode", "mode votes>3 votes>2", in: list.vocabulary)
    expectNarrower("votes>3", than: "votes>2", in: list.vocabulary)
    expectDisjoint("votes>3", "votes<2", in: list.vocabulary)
    expectSame("votes>3", "mode", in: list, items: tickets)
    expectNarrower("votes>3", than: "votes>=0", in: list, items: tickets)
    expectDisjoint("votes>3", "hangs", in: list, items: tickets)
  }

  /// An engine of a list and its items has their values, whether the list counts them already or not.
  @Test func valuesOfOpenLists() {
    struct Product: Sendable {
      let name: String
      let brand: String?
      let tags: [String]
    }
    let products = FilterableList<Product>(
      name: "products", itemName: "product", itemNamePlural: "products", nameField: "name",
      fields: [.text("name", rule: .collated) { $0.name }, .field("brand", \.brand), .field("tag", \.tags)])
    let stock = [
      Product(name: "Moss Lamp", brand: "Oak & Co", tags: ["light", "desk"]),
      Product(name: "Prime Cut", brand: nil, tags: ["wood"]),
      Product(name: "Lampshade", brand: "Brass Bros", tags: ["light"]),
    ]
    for list in [products, products.counting(in: ColumnStore(products, items: stock))] {
      let engine = CompletionEngine(list, items: stock)
      expectCompletes("tag:lig|", first: "light", with: engine)
      expectCompletes("brand:o|", first: "Oak & Co", with: engine)
      expectCompletes("moss|", first: "Moss Lamp", with: engine)
      expectCompletes("\"moss la|", first: "Moss Lamp", with: engine)
      // A field before names that only share letters.
      let labels = engine.complete("lamp bra", at: 8).items.map { $0.label }
      #expect(labels.firstIndex(of: "brand") ?? 9 < labels.firstIndex(of: "Moss Lamp") ?? 9, "\(labels)")
    }
  }

  /// A list of any storage is asked as one of items is.
  @Test func listsOfAnyStorage() {
    let stored = SearchableList(list, items: tickets)
    expectFinds("votes>=10", count: 1, in: stored)
    expectFinds("votes<100", ["Dark mode", "App hangs"], in: stored)
    expectFailure("`votes>3` finds 1 tickets instead of 2") { expectFinds("votes>3", count: 2, in: stored) }
    expectFailure(
      "`votes>3` finds other items\n  missing: App hangs\n  too many: Dark mode\n  App hangs:\n    fails  votes>3  (0)"
    ) { expectFinds("votes>3", ["App hangs"], in: stored) }
    expectFailure("`votse>3` is not answered: 'votse>3': unknown field") {
      expectFinds("votse>3", in: stored)
    }
    expectFinds("t:goblin mv<=3", count: 8, in: .sample)
    expectFailure("`t:elf foo:bar` is not answered: 'foo:bar': unknown field") {
      expectFinds("t:elf foo:bar", in: .sample)
    }
  }

  @Test func failuresNameTheDiagnosticsFound() {
    expectFailure("`t:elf` has no diagnostic 'unknown-field'") { expectDiagnostic("t:elf", .unknownField) }
    expectFailure(
      """
      `t:elf or` has no diagnostic 'unknown-field', but
        t:elf or
                ^ missing term after 'or' [missing-operand]
      """
    ) { expectDiagnostic("t:elf or", .unknownField) }
    expectFailure(
      """
      `tpye:elf` has the diagnostic 'unknown-field' elsewhere
        tpye:elf
        ^^^^ unknown field 'tpye'; did you mean 'type'?
      """
    ) { expectDiagnostic("tpye:«elf»", .unknownField) }
    expectFailure("`tpye:elf` has no fix to `t:elves`, but to `type:elf`, `t:elf`") {
      expectDiagnostic("«tpye»:elf", .unknownField, fix: "t:elves")
    }
    expectFailure("`tpye:elf` has other notes: ") {
      expectDiagnostic("«tpye»:elf", .unknownField, notes: ["a field"])
    }
    expectFailure(
      "`t:elf t:elf` has diagnostics\n  t:elf t:elf\n        ^^^^^ 't:elf' is written twice [duplicate-term]"
    ) {
      expectNoDiagnostics("t:elf t:elf")
    }
  }

  @Test func failuresNameAnItemThatBreaksTheRelation() {
    expectFailure("`votes>3` finds an item with votes 4, which `votes>4` does not find") {
      expectNarrower("votes>3", than: "votes>4", in: list.vocabulary)
    }
    expectFailure("`votes>2` finds an item with votes 3, which `votes>3` does not find") {
      expectSame("votes>3", "votes>2", in: list.vocabulary)
    }
    expectFailure("`votes>3` and `votes<9` both find an item with votes 4") {
      expectDisjoint("votes>3", "votes<9", in: list.vocabulary)
    }
    expectFailure("`votes>` is not valid: missing value after 'votes>'") {
      expectSame("votes>", "votes>2", in: list.vocabulary)
    }
    expectFailure(
      """
      `votes>3` finds item 1
          holds  votes>3  (12)
      `hangs` does not find item 1
          fails  hangs  (Dark mode)
      """
    ) { expectSame("votes>3", "hangs", in: list, items: tickets) }
    expectFailure("`t:elf` is explained as \"Elf cards\"\n  instead of \"Elves\"") {
      expectExplains("t:elf", "Elves", in: .scryfall)
    }
    expectFailure("`votes>3 mode` does not find the item\n    fails  votes>3  (0)\n    fails  mode  (App hangs)") {
      expectMatches("votes>3 mode", tickets[1], in: list)
    }
  }

  @Test func anInvalidQueryIsShownWithItsDiagnostics() {
    expectFailure(
      """
      `votse>3 or (mode` is not valid
        votse>3 or (mode
        ^^^^^ unknown field 'votse'; did you mean 'votes'?
        votse>3 or (mode
                   ^ unclosed '('
      """
    ) { expectValid("votse>3 or (mode", in: list) }
    // A hint is no failure.
    let hinted = AnalyzedQuery(parsing: "votes>3 votes>3", vocabulary: list.vocabulary).diagnostics
    #expect(hinted.count == 1)
  }

  @Test func aListThatCannotAnswerIsNamed() {
    let unbound = FilterableList<Ticket>(vocabulary: list.vocabulary, fields: [.field("votes", \.votes)])
    let reason = "`title:mode` is not answered: 'title:mode': no data for 'title'"
    expectFailure(reason) { expectValid("title:mode", in: unbound) }
    expectFailure(reason) { expectFinds("title:mode", in: unbound, items: tickets) }
  }

  @Test func otherItemsAreTold() {
    expectFailure("`votes>3` finds 1 items instead of 2") {
      expectFinds("votes>3", count: 2, in: list, items: tickets)
    }
    expectFailure("`votes>99` finds 0 items instead of some") { expectFinds("votes>99", in: list, items: tickets) }
    expectFailure(
      "`votes>3` finds other items\n  missing: App hangs\n  too many: Dark mode\n  Dark mode:\n    holds  votes>3  (12)"
    ) {
      expectFinds("votes>3", ["App hangs"], by: \.title, in: list, items: tickets)
    }
    expectFailure("`votes>=0` finds other items\n  in this order: [\"Dark mode\", \"App hangs\"]") {
      expectFinds("votes>=0", ["App hangs", "Dark mode"], by: \.title, in: list, items: tickets)
    }
  }

  @Test func otherCompletionsAreTold() {
    expectFailure("`vo|` offers votes\n  instead of title") {
      expectCompletes("vo|", first: "title", in: list.vocabulary)
    }
    expectFailure("`vo` has no caret `|`") { expectCompletes("vo", first: "votes", in: list.vocabulary) }
  }
}
