import ArgumentParser
import DataFiles
import DataStreams
import FilterAST
import FilterAnalysis
import FilterItems
import FilterLists
import FilterReports
import FilterText
import FilterVocabulary
import ListFiles
import ScryfallDialect
import TerminalUI

/// `filterq vocabulary`
struct VocabularyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vocabulary", abstract: "List the fields of a vocabulary, or infer one from data.",
    subcommands: [VocabularyShowCommand.self, VocabularyInferCommand.self],
    defaultSubcommand: VocabularyShowCommand.self)
}

/// `filterq vocabulary infer`
struct VocabularyInferCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "infer",
    abstract: "Infer a vocabulary from files of items, or from a table.",
    usage: "filterq vocabulary infer [<options>] <files> ...",
    discussion: """
      The vocabulary is printed as a file for --vocabulary, to keep and edit.
      The same files give the same vocabulary. The summaries of the fields note
      what was ambiguous.

        filterq vocabulary infer orders.jsonl > orders.json
        filterq search --vocabulary orders.json 'total>100' orders.jsonl

      A table of a database is named as in 'filterq search'. Its fields come
      from the schema: types, keys, comments, tables that it refers to.

        filterq vocabulary infer app.db:orders
        filterq vocabulary infer postgresql://localhost/shop:app.orders
      """)

  @OptionGroup var list: ListOption
  @OptionGroup var place: ItemPlaceOption

  @Option(name: .long, help: "The name of the list; by default that of the first file.")
  var name: String?

  @Argument(help: "The files, or one table; '-' is standard input.", completion: .file())
  var files: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    var use = ListUse()
    (use.readsRecords, use.describesValues, use.place) = (true, true, try place.pointer)
    let choice = try list.choice(of: files, use)
    if case .database(let address) = choice.place {
      let table = try choice.database(address)
      defer { table.close() }
      console.output.line(try choice.values.apply(to: table.vocabulary).json)
      return .clean
    }
    if choice.files.isEmpty { throw ListChoice.withoutItems }
    if choice.vocabularyFile != nil { throw CommandFailure(message: "--vocabulary is one already; leave it out") }
    var inferred = try ItemVocabulary(
      inferringFrom: choice.files, named: name, over: .whole, declaring: choice.declared, on: &console)
    if let note = inferred.damageNote {
      if inferred.isOfDamageOnly { throw CommandFailure(message: note) }
      console.errors.line("filterq: \(CharacterWidth.visible(note))")
    }
    for note in inferred.noteOthers(on: &console) {
      console.errors.line("filterq: \(CharacterWidth.visible(note))")
    }
    console.output.line(try choice.values.apply(to: inferred.vocabulary).json)
    return .clean
  }
}

/// `filterq vocabulary [FIELD…]`
struct VocabularyShowCommand: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "List the fields, operators and values of a vocabulary.",
    usage: "filterq vocabulary [<options>] [<fields> ...]",
    discussion: """
      Without an argument, list all fields by group. With names or aliases of
      fields, show each in full: operators, values, examples.

      With --json, print the vocabulary in the format that --vocabulary reads,
      or only the given fields of it.
      """)

  @Flag(name: .long, help: "Print the vocabulary as JSON.")
  var json = false

  @OptionGroup var vocabulary: VocabularyOption
  @OptionGroup var color: ColorOption

  @Argument(help: "The fields to show.")
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
    if ItemFile(name).isThere {
      throw CommandFailure(message: "'\(name)' is a file; 'filterq vocabulary infer' shows its fields")
    }
    let absent = FieldName(exactly: name).flatMap { vocabulary.absentField(named: $0) }
    let meant =
      absent.flatMap { $0.replacement.isEmpty ? nil : $0.replacement }
      ?? SpellingDistance.closest(to: name, in: vocabulary.fields.flatMap { [$0.name] + $0.aliases })
    let command = SpellingDistance.closest(to: name, in: ["infer"]).map { "vocabulary \($0)" }
    let hint = (meant ?? command).map { "; did you mean '\($0)'?" } ?? ""
    throw CommandFailure(message: "unknown field '\(name)' in vocabulary '\(vocabulary.name)'\(hint)")
  }
}

extension Vocabulary {
  /// The vocabulary with only the given fields and what they need.
  fileprivate func narrowed(to fields: [Field]) -> Vocabulary {
    Vocabulary(
      name: name, summary: summary, itemName: itemName, itemNamePlural: itemNamePlural,
      nameField: fields.contains { $0.name == nameField } ? nameField : "",
      words: words.filter { name in fields.contains { $0.name == name } }, fields: fields,
      catalogs: catalogs.filter { catalog in fields.contains { $0.catalogs.contains(catalog.name) } },
      palettes: palettes.filter { palette in fields.contains { $0.palette == palette.name } },
      symbols: fields.contains { $0.kind == .cost || $0.kind == .devotion } ? symbols : [],
      bareSymbols: fields.contains { $0.kind == .cost || $0.kind == .devotion } ? bareSymbols : "",
      zeroWords: zeroWords, dayWords: dayWords, syntax: syntax.base)
  }
}

/// `--vocabulary FILE`.
struct VocabularyOption: ParsableArguments {
  static let fileHelp: ArgumentHelp = "A JSON file with the vocabulary of another list."

  @Option(name: .customLong("vocabulary"), help: fileHelp, completion: .file())
  var file: String?

  /// The vocabulary of the file; Scryfall's without one.
  func load() throws(CommandFailure) -> Vocabulary {
    guard let file else { return .scryfall }
    return try VocabularyFiles.read(file)
  }
}
