import FilterAST
import Foundation
import Testing
import _FilterTestSupport

@testable import FilterVocabulary
@testable import ScryfallDialect

/// The shipped table against the shared facts, whole lists at a time: nothing is missing and nothing is invented.
@Suite(.needsShared(ScryfallFacts.file))
struct ScryfallFactsTests {
  private let table = Vocabulary.scryfall
  private let facts = ScryfallFacts.rows("fields")

  @Test func fieldsAndAliases() {
    #expect(Set(table.fields.map { $0.name }) == Set(facts.map { $0.text("name") }))
    #expect(table.fields.count == 71)
    for fact in facts {
      let field = table.fields.first { $0.name == fact.text("name") }
      #expect(field?.aliases == fact.list("aliases"), "\(fact.text("name"))")
    }
    #expect(table.fields.reduce(0) { $0 + $1.aliases.count } == facts.reduce(0) { $0 + $1.list("aliases").count })
  }

  @Test func operatorsAndKinds() throws {
    for fact in facts {
      let field = try #require(table.fields.first { $0.name == fact.text("name") })
      #expect(field.operators.map { $0.rawValue }.sorted() == fact.list("operators").sorted(), "\(field.name)")
      #expect(kinds(of: fact.text("kind")).contains(field.kind), "\(field.name)")
      #expect(field.takesRegex == (fact["regex"] as? Bool), "\(field.name)")
      #expect(field.isDirective == (fact["directive"] as? Bool), "\(field.name)")
      #expect(field.comparesColumns == (fact["crossField"] != nil), "\(field.name)")
      #expect(field.confidence.rawValue == fact.text("confidence"), "\(field.name)")
      #expect(field.category == fact.text("category"), "\(field.name)")
      // What is shown is in words of our own (`ShownWordsTests`).
    }
  }

  private func kinds(of fact: String) -> [ValueKind] {
    switch fact {
    case "color": [.colors]
    case "mana": [.cost, .devotion]
    case "number", "number-or-field": [.number, .year]
    case "number-or-text": [.numberOrText]
    case "text", "text-regex": [.text]
    case "catalog": [.catalog]
    case "enum", "enum-mixed": [.enumeration, .flag, .absentFlag]
    case "ordered-enum": [.orderedEnumeration]
    case "date": [.date]
    case "id-uuid": [.uuid]
    case "id-integer": [.integerID]
    case "directive": [.directive]
    default: []
    }
  }

  @Test func comparableFieldsAndColumns() {
    let ordered = table.fields.filter { $0.kind.isOrdered }.map { $0.name }
    #expect(Set(ordered) == Set(ScryfallFacts.words("comparableFields")))
    #expect(Set(table.fields.filter { $0.isColumn }.map { $0.name }) == Set(ScryfallFacts.words("numericColumns")))
    #expect(Set(table.fields.filter { $0.takesRegex }.map { $0.name }) == Set(ScryfallFacts.words("regexFields")))
  }

  @Test func valuesOfFields() throws {
    for fact in facts {
      let field = try #require(table.fields.first { $0.name == fact.text("name") })
      for value in fact["values"] as? [[String: Any]] ?? [] {
        // Colors and days are read, not listed.
        if field.kind == .colors || field.kind == .date { continue }
        let known = table.value(value.text("value"), of: field)
        #expect(known?.text == value.text("value"), "\(field.name):\(value.text("value"))")
        for alias in value.list("aliases") {
          #expect(table.value(alias, of: field)?.text == value.text("value"), "\(field.name):\(alias)")
        }
      }
    }
  }

  @Test func flags() throws {
    let field = try #require(table.field(named: "is"))
    let rows = ScryfallFacts.rows("isValues")
    // The reference added this one to the list.
    let added = ["etb"]
    #expect(table.values(of: field).map { $0.text }.sorted() == (rows.map { $0.text("value") } + added).sorted())
    for row in rows {
      let value = try #require(table.values(of: field).first { $0.text == row.text("value") })
      // A spelling with other separators (`judge_gift`) is not an alias; a question mark is a doubt of the facts.
      for alias in row.list("aliases").map({ $0.filter { $0 != "?" } }) {
        #expect(table.valueID(alias, of: field) != nil, "\(value.text): \(alias)")
      }
      #expect(
        value.aliases.allSatisfy { alias in row.list("aliases").contains { $0.hasPrefix(alias) } }, "\(value.text)")
      #expect(value.category == row.text("category"), "\(value.text)")
      #expect(value.isAboutPrinting == (row.text("level") == "print"), "\(value.text)")
      #expect(value.predicate == predicate(of: row), "\(value.text)")
      #expect(value.confidence.rawValue == row.text("confidence"), "\(value.text)")
    }
  }

  /// The predicate of a flag. Where the facts name a file or add a remark, ours is in plain words.
  private func predicate(of row: [String: Any]) -> String {
    if row.text("category") == "land-nickname" { return "name is in the list of the cycle" }
    if row.text("value") == "dfc" {
      return "layout in transform, modal_dfc, art_series, double_faced_token, reversible_card"
    }
    return row.text("predicate")
  }

  @Test func colors() throws {
    let palette = try #require(table.field(named: "c").flatMap { table.palette(of: $0) })
    for row in ScryfallFacts.rows("colorNames") where row.text("family") != "five-color" {
      for name in [row.text("name")] + row.list("aliases") {
        let set = try? palette.read(name)
        #expect(set == palette.letters(row.text("colors").lowercased()).map { .colors($0) }, "\(name)")
      }
    }
    let mana = try #require(table.field(named: "produces").flatMap { table.palette(of: $0) })
    for row in ScryfallFacts.rows("colorNames") where row.text("family") != "five-color" {
      #expect((try? mana.read(row.text("name"))) == (try? palette.read(row.text("name"))), "\(row.text("name"))")
    }
    for name in ["colorless", "colourless", "brown"] { #expect((try? mana.read(name)) == nil, "\(name)") }
    for name in ScryfallFacts.words("refusedColorNames") { #expect((try? palette.read(name)) == nil, "\(name)") }
    for row in ScryfallFacts.rows("peerOnlyColorNames") {
      #expect((try? palette.read(row.text("name"))) == nil, "\(row.text("name"))")
      #expect(palette.foreignNicknames.contains { $0.name == row.text("name") && $0.confidence == .guess })
    }
    for row in ScryfallFacts.rows("colorWords") {
      for word in [row.text("value")] + row.list("aliases") { #expect((try? palette.read(word)) != nil, "\(word)") }
    }
  }

  @Test func lists() throws {
    func texts(_ field: FieldName) throws -> [String] {
      table.values(of: try #require(table.field(named: field))).map { $0.text }
    }
    #expect(try texts("f") == ScryfallFacts.rows("formats").map { $0.text("value") })
    #expect(try texts("r") == ScryfallFacts.rows("rarities").map { $0.text("value") })
    #expect(try texts("lang").sorted() == (ScryfallFacts.rows("languages").map { $0.text("code") } + ["any"]).sorted())
    #expect(try texts("game").sorted() == ScryfallFacts.words("games").sorted())
    #expect(try texts("st").sorted() == ScryfallFacts.words("setTypes").sorted())
    #expect(try texts("layout").sorted() == ScryfallFacts.words("layouts").sorted())
    #expect(try texts("border").sorted() == ScryfallFacts.words("borderColors").sorted())
    #expect(try texts("stamp").sorted() == ScryfallFacts.words("securityStamps").sorted())
    #expect(try texts("wm").sorted() == ScryfallFacts.words("watermarks").sorted())
    for effect in ScryfallFacts.words("frameEffects") { #expect(try texts("frame").contains(effect), "\(effect)") }
  }

  @Test func symbols() {
    func code(_ row: [String: Any]) -> String { String(row.text("symbol").dropFirst().dropLast()) }
    let costs = table.symbols.filter { $0.kind != .text }
    #expect(costs.map { $0.code }.sorted() == ScryfallFacts.rows("manaSymbols").map(code).sorted())
    #expect(costs.count == 73)
    for row in ScryfallFacts.rows("manaSymbols") {
      let symbol = costs.first { $0.code == code(row) }
      #expect(symbol?.kind.rawValue == row.text("kind"), "\(code(row))")
      #expect(symbol?.halves == (row["mv"] as? Double).map { Int($0 * 2) }, "\(code(row))")
    }
    let texts = table.symbols.filter { $0.kind == .text }
    #expect(texts.map { $0.code }.sorted() == ScryfallFacts.rows("textSymbols").map(code).sorted())
  }

  @Test func absentFieldsAndLimits() {
    let names = table.absentFields.map { $0.name }
    // Other spellings, and names that people expect.
    let own =
      """
      colour_identity colouridentity text oracle_text
      title intitle subject cardname card card_name
      author by illustrator painter
      tx txt rules rule body oracletext
      cost manacost mana_cost castingcost
      converted
      supertype supertypes typeline type_line cardtype kind tribe tribal
      commander_identity
      expansion
      price_usd dollars
      euro euros
      strength attack atk defence health hp
      description desc ability abilities
      sortby orderby
      """.split { $0 == " " || $0 == "\n" }.map { String($0) }
    #expect(Set(names) == Set(ScryfallFacts.words("notKeywords") + ScryfallFacts.words("peerOnlyFields") + own))
    for absent in table.absentFields where !absent.replacement.isEmpty {
      #expect(table.fieldID(spelled: absent.replacement) != nil, "\(absent)")
    }
    let limits = ScryfallFacts.vocabulary?["limits"] as? [String: Int] ?? [:]
    #expect(table.limits.queryCharacters == limits["queryCharacters"])
    #expect(table.limits.regexes == limits["regexes"])
    let words = ScryfallFacts.vocabulary?["numberWords"] as? [String: [String]] ?? [:]
    #expect(table.zeroWords == words["zero"])
  }

  @Test(arguments: [
    ("types", ["supertypes", "card-types", "creature-types", "land-types", "artifact-types", "enchantment-types"]),
    ("types", ["planeswalker-types", "battle-types", "spell-types"]),
    ("keywords", ["keyword-abilities", "keyword-actions", "ability-words"]),
  ])
  func wordsOfCatalogs(_ name: String, _ files: [String]) throws {
    let catalog = try #require(table.catalog(named: name))
    let known = Set(catalog.values.map { ValueSpelling.folded($0.text) })
    for file in files {
      for word in ScryfallFacts.object("facts/\(file).json")?["values"] as? [String] ?? [] {
        #expect(known.contains(ValueSpelling.folded(word)), "\(file): \(word)")
      }
    }
  }

  @Test(arguments: [
    ("types", "supertypes card-types creature-types land-types artifact-types enchantment-types planeswalker-types"),
    ("keywords", "keyword-abilities keyword-actions ability-words"),
  ])
  func catalogsHoldNothingElse(_ name: String, _ files: String) throws {
    let catalog = try #require(table.catalog(named: name))
    let all = files + (name == "types" ? " battle-types spell-types" : "")
    let words = all.split(separator: " ").flatMap {
      ScryfallFacts.object("facts/\($0).json")?["values"] as? [String] ?? []
    }
    // `Token` and `Hero` are in two files each, and once in the table.
    #expect(
      catalog.values.map { ValueSpelling.folded($0.text) }.sorted()
        == Set(words.map { ValueSpelling.folded($0) }).sorted())
  }

  @Test func inKnowsFramesAndNoEffects() throws {
    let field = try #require(table.field(named: "in"))
    for effect in ScryfallFacts.words("frameEffects") { #expect(table.value(effect, of: field) == nil, "\(effect)") }
    #expect(table.value("2003", of: field)?.text == "2003")
  }

  @Test func setsByCodeAndName() throws {
    let field = try #require(table.field(named: "set"))
    let rows = ScryfallFacts.object("facts/sets.json")?["values"] as? [[String: Any]] ?? []
    #expect(table.catalog(named: "set-codes")?.values.count == rows.count)
    for row in rows {
      #expect(table.value(row.text("code"), of: field)?.text == row.text("code"), "\(row.text("code"))")
      // A title is written without its punctuation.
      let value = table.value(TitleSpelling.withoutPunctuation(row.text("name")), of: field)
      #expect(value?.label == row.text("name"), "\(row.text("name"))")
      #expect(value?.summary.hasSuffix(row.text("released")) == true, "\(row.text("name"))")
    }
  }

  /// A set that has come out is missing from the table until `.ci/scryfall` has run with the new facts.
  #if os(macOS) || os(Linux)
    @Test(.enabled(if: PackingTool.hasPython, "python3 is missing"))
    func tablesAreThoseOfTheFacts() throws {
      let process = Process()
      process.executableURL = URL(filePath: PackageFolder.path(of: ".ci/scryfall"))
      process.arguments = ["--check", try #require(SharedFolder.path(of: "language"))]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let differences = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(differences == "")
      #expect(process.terminationStatus == 0, "run .ci/scryfall with the folder of the facts")
    }
  #endif
}
