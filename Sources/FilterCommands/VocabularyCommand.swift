import ArgumentParser
import FilterAST
import FilterQueryTesting
import FilterREPL
import FilterReports
import FilterVocabulary
import TerminalUI

/// `filterq vocabulary`
struct VocabularyCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "vocabulary",
    abstract: "Lists the fields, operators and values of a vocabulary.",
    usage: "filterq vocabulary [<options>] [<fields> ...]",
    discussion: """
      Without an argument, all fields by group. With the names or aliases of
      fields, all there is to know about each: operators, values, examples.

      With --json, the vocabulary in the format --vocabulary reads; with names,
      only those fields of it.
      """)

  @Flag(name: .long, help: "Print the vocabulary as JSON.")
  var json = false

  @OptionGroup var vocabulary: VocabularyOption

  @Argument(help: "Fields to tell about.")
  var fields: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let vocabulary = try vocabulary.load()
    let chosen = try fields.map { try field($0, of: vocabulary) }
    if json {
      let shown = chosen.isEmpty ? vocabulary : vocabulary.narrowed(to: chosen)
      console.output.line(shown.json)
      return .clean
    }
    let picture = VocabularyPicture(vocabulary: vocabulary, style: console.style)
    if chosen.isEmpty {
      for line in picture.overview { console.output.line(line) }
    }
    for (index, field) in chosen.enumerated() {
      if index > 0 { console.output.line() }
      for line in picture.card(of: field) { console.output.line(line) }
    }
    return .clean
  }

  private func field(_ name: String, of vocabulary: Vocabulary) throws(CommandFailure) -> Field {
    if let id = vocabulary.fieldID(spelled: name.lowercased()) { return vocabulary[id] }
    let absent = FieldName(exactly: name).flatMap { vocabulary.absentField(named: $0) }
    let hint = absent.flatMap { $0.replacement.isEmpty ? nil : "; did you mean '\($0.replacement)'?" } ?? ""
    throw CommandFailure(message: "the vocabulary '\(vocabulary.name)' has no field '\(name)'\(hint)")
  }
}

extension Vocabulary {
  /// The vocabulary with some of its fields only, and what they need.
  fileprivate func narrowed(to fields: [Field]) -> Vocabulary {
    Vocabulary(
      name: name, summary: summary, itemName: itemName, itemNamePlural: itemNamePlural,
      nameField: fields.contains { $0.name == nameField } ? nameField : "", fields: fields,
      catalogs: catalogs.filter { catalog in fields.contains { $0.catalogs.contains(catalog.name) } },
      palettes: palettes.filter { palette in fields.contains { $0.palette == palette.name } },
      symbols: fields.contains { $0.kind == .cost || $0.kind == .devotion } ? symbols : [],
      bareSymbols: fields.contains { $0.kind == .cost || $0.kind == .devotion } ? bareSymbols : "",
      zeroWords: zeroWords, dayWords: dayWords)
  }
}
