import FilterEvaluation
import FilterSemantics
import Testing

@testable import DataStreams
@testable import ListFiles
@testable import ScryfallCards
@testable import ScryfallDialect

/// Properties of faces other than rules text: a term is tested against a single face (Reference 2.1).
@Suite struct FaceFieldTests {
  private let table: QueryTable

  init() throws {
    let json = """
      {"name":"Bound // Set","oracle_id":"1","set":"aaa","collector_number":"1-5","games":["paper"],"illustration_id":"i",\
      "card_faces":[\
      {"name":"Bound","type_line":"Instant","mana_cost":"{W}{W}","watermark":"simic","flavor_text":"\\"Hold.\\"","flavor_name":"Held"},\
      {"name":"Set","type_line":"Creature — Elf","mana_cost":"{G}","watermark":"izzet","flavor_text":"and go.","flavor_name":"Gone"}]}
      {"name":"Plain","oracle_id":"2","set":"bbb","collector_number":"15","games":[],"watermark":"boros",\
      "type_line":"Sorcery","mana_cost":"{G}{G}","flavor_text":"Up // down."}
      {"name":"Twin // Twin","oracle_id":"3","set":"bbb","collector_number":"16","card_faces":[\
      {"name":"Twin","type_line":"Creature","watermark":"boros"},{"name":"Twin","type_line":"Creature","watermark":"boros"}]}
      """
    var grouping = CardGrouping()
    try CardText(json: Array(json.utf8), name: "faces").read { grouping.add($0) }
    #expect(grouping.cards.map { $0.printings[0].otherWatermarks } == [["izzet"], [], []])
    table = QueryTable(grouping.cards)
  }

  @Test func watermarks() {
    table.expect([
      ("wm:simic", "Bound // Set"), ("wm:izzet", "Bound // Set"), ("wm:simic wm:izzet", "Bound // Set"),
      ("wm:boros", "Plain | Twin // Twin"), ("-wm:izzet", "Plain | Twin // Twin"), ("has:watermark wm:azorius", ""),
    ])
  }

  @Test func flavorOfEachFace() {
    table.expect([
      ("ft:hold", "Bound // Set"), ("ft:\"and go\"", "Bound // Set"), ("ft:\"hold and\"", ""),
      ("ft:/^and/", "Bound // Set"),
      ("ft:/^\"/", "Bound // Set"), ("ft:/\"$/", "Bound // Set"), ("ft:hold ft:go", "Bound // Set"),
      // One face whose own text has two slashes.
      ("ft:\"//\"", "Plain"), ("lore:gone", "Bound // Set"), ("lore:held", "Bound // Set"),
      ("lore:\"held // gone\"", ""),
    ])
  }

  /// Devotion is to permanents: an instant has none, not even none.
  @Test func devotion() {
    table.expect([
      ("devotion:g", "Bound // Set"), ("devotion<gg", "Bound // Set"), ("devotion<=ww", "Bound // Set"),
      ("devotion:w", ""), ("devotion<w", "Bound // Set"), ("devotion!=g", ""),
    ])
  }

  @Test func collectorNumbersAreTexts() {
    table.expect([
      ("cn:1-5", "Bound // Set"), ("cn:15", "Plain"), ("cn<2", "Bound // Set"), ("cn>=15", "Plain | Twin // Twin"),
    ])
  }

  /// A printing with an empty list of games is not on paper; one without the list is.
  @Test func printingsOnPaper() {
    table.expect([
      ("paperprints=0", "Plain"), ("paperprints=1", "Bound // Set | Twin // Twin"),
      ("prints=1 sets=1 papersets=0", "Plain"),
    ])
  }

  @Test func colorsBetweenSlashes() {
    table.expect([("c:/w/", "Bound // Set"), ("id:/g/", table.names("id:g")), ("-c:/w/", "Plain | Twin // Twin")])
    #expect(table.ignored("c:/x+/").hasPrefix("c:/x+/: "))
    #expect(table.ignored("c:-1").hasPrefix("c:-1: "))
  }

  @Test func whatTheCardsDoNotSayIsNoAnswer() {
    let table = self.table
    for query in ["new:artist", "new:foil", "otag:x"] {
      let answer = table.answer(query)
      #expect(answer.ignored.map { $0.isUnanswered } == [true], "\(query)")
      #expect(answer.plan.isRefused && answer.count == 0, "\(query)")
    }
    // An order is no term that finds cards.
    #expect(table.answer("order:review").plan.findsEverything)
    #expect(table.answer("foo:bar").ignored.map { $0.isUnanswered } == [false])
    #expect(table.answer("o:/(/").ignored.map { $0.isUnanswered } == [false])
    #expect(!table.answer("t:elf foo:bar").plan.findsEverything)
  }
}
