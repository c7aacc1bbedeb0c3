import FilterEngines
import FilterItems
import FilterREPL
import FilterReports
import FilterVocabulary
import ListFiles
import ScryfallDialect

/// The lists of a session: that of the command line, and those of the names after `:load`, with the same options.
struct SessionLists: Sendable {
  let choice: ListChoice
  /// The vocabulary of the option; nil without one. A table has read it already.
  private let given: Vocabulary?

  init(_ choice: ListChoice) throws(CommandFailure) {
    self.choice = choice
    if case .database = choice.place {
      given = nil
    } else {
      given = choice.vocabularyFile == nil ? nil : try choice.vocabulary()
    }
  }

  /// The files of items of the command line; nil for another list.
  var items: ReplItems? { choice.files.isEmpty ? nil : items(choice.files, declaring: choice.declared) }

  /// The source of the list of the command line; nil if it is not read from files.
  var source: ReplSource? {
    if case .cards(let file, let printings) = choice.place { return .cards(file, printings: printings) }
    return items.map { .items($0) }
  }

  /// The vocabulary of a session without items.
  func vocabulary() throws(CommandFailure) -> Vocabulary { try choice.values.apply(to: given ?? .scryfall) }

  /// The list of a name.
  func source(named name: String) -> ReplSource {
    switch ListName(name) {
    case .database(let path): return database("sqlite:" + path)
    case .address(let address): return database(address)
    case .cards(let path, _) where given == nil: return .cards(path)
    case .vocabulary where given == nil: return failing(name, ListChoice.withoutItems)
    case .input: return failing(name, ListChoice.withoutInput(heldBy: "the queries"))
    case .items(let file): return .items(items([choice.file(file.path, form: file.form)]))
    case .cards, .vocabulary, .missing: return .items(items([choice.file(name)]))
    }
  }

  private func items(_ files: [ItemFile], declaring declared: [DeclaredField] = []) -> ReplItems {
    let values = choice.values
    return ReplItems(files, vocabulary: given, declaring: declared) { (vocabulary) throws(CommandFailure) in
      try values.apply(to: vocabulary, of: files)
    }
  }

  private func database(_ address: String) -> ReplSource {
    let shown = EngineAddress.masked(address)
    // The vocabulary of the option is that of the list of the command line.
    var choice = choice
    choice.vocabularyFile = nil
    let opened = choice
    return .list(named: String(shown.split(separator: "/").last ?? shown[...]), historyKey: shown) {
      () throws(CommandFailure) in
      try opened.database(address, counts: true)
    }
  }

  private func failing(_ name: String, _ failure: CommandFailure) -> ReplSource {
    .list(named: name, historyKey: nil) { () throws(CommandFailure) in throw failure }
  }
}
