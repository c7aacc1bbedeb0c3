import FilterQueryKit
import FilterTestSupport
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
    expectFailure("`votes>3` finds other items\n  missing: App hangs\n  too many: Dark mode") {
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
