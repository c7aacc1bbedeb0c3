import FilterLists
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import TerminalUI
import Testing
import _FilterTestSupport

@testable import FilterREPL
@testable import FilterReports

/// The queries that `@name` stands for: those of `:alias` and those of the query file.
@Suite struct SessionNamesTests {
  @Test func anAliasStandsForItsQuery() {
    var session = AnsweredSession(plain: true)
    #expect(session.lines(":alias") == ["no aliases; ':alias NAME = QUERY' lets '@NAME' stand for a query"])
    #expect(session.lines(":alias mine = t:elf or t:druid") == ["'@mine' stands for t:elf or t:druid"])
    #expect(session.lines("@mine c:g") == session.lines("(t:elf or t:druid) c:g"))
    #expect(session.lines(":print @MINE c:g") == ["(t:elf or t:druid) c:g"])
    #expect(session.lines("-@mine").last == session.lines("-(t:elf or t:druid)").last)
    _ = session.answer(":alias strong = @mine pow>=3")
    #expect(session.lines(":print @strong") == ["(t:elf or t:druid) pow>=3"])
    #expect(session.lines(":alias") == ["@mine    t:elf or t:druid", "@strong  @mine pow>=3"])
    _ = session.answer(":alias Mine = t:elf")
    #expect(session.lines(":alias mine") == ["@Mine  t:elf"])
    #expect(session.lines(":alias strong =") == ["removed: @strong"])
    #expect(session.lines(":alias mine=") == ["removed: @mine"])
    // Without a name, the word is searched as before.
    #expect(session.lines(":print @mine") == ["@mine"])
  }

  @Test(arguments: [
    (":alias a b = t:elf", "'a b' is no name for '@'; a name has letters, digits and hyphens"),
    (":alias = t:elf", "'' is no name for '@'; a name has letters, digits and hyphens"),
    (":alias x", "no alias 'x'"), (":alias x =", "no alias 'x'"), (":alias x = :quit", "':quit' is not a query"),
    (":alias x = pow>", "missing value after 'pow>'"), (":alias x = @x", "'@x' leads back to the query it is in"),
    (":alias x = @mien", "no query is named 'mien'; did you mean '@mine'?"),
  ])
  func faults(input: String, message: String) {
    var session = AnsweredSession(plain: true)
    _ = session.answer(":alias mine = t:elf")
    let answer = session.answer(input)
    #expect(answer.isError && answer.lines.contains { $0.text == message }, "\(answer.lines.map { $0.text })")
    #expect(session.answerer.names.aliases.map { $0.name } == ["mine"])
  }

  /// A typed query can refer to saved ones, a saved one to an alias; an alias hides a saved one.
  @Test func savedQueries() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "q.filterq",
      "# all: c:g\n\n$most = 3\n\n# name: elves\nt:elf mv<=$most\n\n# Big ones\npow>3\n\n# name: ours\n@mine mv=2\n")
    var session = AnsweredSession(plain: true)
    _ = session.answer(":open \(path)")
    #expect(session.lines(":print @elves") == ["t:elf mv<=3"])
    #expect(session.lines(":print @big-ones t:elf") == ["pow>3 t:elf"])
    #expect(session.lines(":run ours").contains { $0.contains("no query is named 'mine'") })
    _ = session.answer(":alias mine = t:elf")
    #expect(session.lines(":run ours").prefix(2) == ["  @mine mv=2", "  = c:g (t:elf) mv=2"])
    _ = session.answer(":alias elves = t:druid")
    #expect(session.lines(":print @elves") == ["t:druid"])
    #expect(session.answerer.names.entries.map { $0.name } == ["mine", "elves", "big-ones", "ours"])
    // A query of the file that changed since.
    _ = try folder.write("q.filterq", "# name: bears\nt:bear\n")
    _ = session.answer("@bears")
    #expect(session.lines(":print @bears") == ["t:bear"])
  }

  /// A query with an alias is not kept for later sessions, which do not have it.
  @Test func history() {
    var session = AnsweredSession()
    _ = session.answer(":alias mine = t:elf")
    for (text, isKept) in [("@mine", false), ("t:elf", true), ("foo:bar", false), ("t:elf pow=99", false)] {
      _ = session.answer(text)
      #expect(session.answerer.keeps(AnalyzedQuery(parsing: text, vocabulary: .scryfall)) == isKept, "\(text)")
    }
  }

  @Test func namesAreCompletedAndCounted() throws {
    var session = SessionDriver(columns: 100)
    session.type(":alias mine = t:elf or t:dru<Tab>")
    #expect(session.line == ":alias mine = t:elf or t:druid|")
    session.type("<Enter>c:g @mi")
    #expect(
      session.picture.hasPrefix("filterq> c:g @mi|\n› @mine  query  t:elf or t:druid"), "\(session.picture)")
    #expect(session.session.menu?.items.first?.count == .known(9))
    session.type("<Tab>pow>2<Esc>")
    #expect(session.line == "c:g @mine pow>2|")
    #expect(session.session.survey?.count == 3)
    session.type("<C-u>:alias m<Tab>= t:bear<Enter>@x<Esc>")
    #expect(session.session.names.aliases.map { $0.text } == ["t:bear"])
    #expect(session.session.survey?.diagnostics.map { $0.message } == ["no query is named 'x'; the names are 'mine'"])
    session.type("<C-u>-(@m<Tab>")
    #expect(session.line == "-(@mine |")
    session.type("<C-u>\"@m")
    #expect(session.session.menu?.items.contains { $0.kind == "query" } != true)
  }

  @Test func copying() {
    var plain = AnsweredSession(plain: true)
    #expect(plain.lines(":copy") == ["no query yet"])
    _ = plain.answer(":alias mine = t:elf")
    _ = plain.answer("@mine c:g")
    #expect(plain.lines(":copy") == ["(t:elf) c:g"])
    var session = SessionDriver()
    session.type("t:elf o:é<Enter>:copy<Enter>")
    #expect(session.output.hasSuffix("\nfilterq> :copy\ncopied: t:elf o:é"))
    #expect(session.effects.last == "copy t:elf o:é")
    #expect(InteractiveRepl.clipboardSequence(of: "t:elf é") == "\u{1B}]52;c;dDplbGYgw6k=\u{07}")
  }
}
