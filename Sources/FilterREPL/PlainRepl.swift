import CardFiles
import DataStreams
import FilterCompletion
import FilterItems
import FilterQueryTesting
package import FilterReports
import FilterText
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// The REPL without a line editor: for pipes and for terminals that only show lines.
package struct PlainRepl {
  private var interpreter: ReplInterpreter
  /// The files of the items, if items are searched.
  private let items: ReplItems?
  /// The list whose history is used.
  private var list: String?
  /// Removes a query from the catalog store, if there is one. Returns an error message, or nil.
  private let forget: (String) -> String?

  /// Creates a REPL for an environment. Timings are opt-in, for reproducible output.
  package init(
    environment: QueryEnvironment, options: ReplOptions, items: ReplItems? = nil,
    forget: @escaping (String) -> String? = { _ in nil }
  ) {
    var options = options
    options.showsTime = false
    interpreter = ReplInterpreter(environment: environment, options: options, isPlain: true)
    self.items = items
    list = items?.historyKey
    self.forget = forget
  }

  /// Answers each line of the input, up to its end or `:quit`. Returns exit status 2 if an input could not be
  /// understood, else 1 if an expectation was not met, else 0.
  package mutating func run(on console: inout Console) -> ExitStatus {
    var status = ExitStatus.clean
    interpreter.hasNoWidth = !console.outputIsTerminal && console.environment["COLUMNS"] == nil
    if console.inputIsTerminal, console.outputIsTerminal {
      console.output.line(console.style.bold("filterq") + " — type a query, or :help; :quit or Ctrl-D ends")
    }
    while true {
      prompt(on: &console)
      guard console.output.failure == nil, let line = console.input.next() else { break }
      let answer = interpreter.answer(SourceText(bytes: line), columns: console.width)
      let style = console.style
      for line in answer.lines { console.output.line(style.text(line)) }
      var isError = answer.isError
      switch answer.request {
      case .quit: return status
      case .load(let path): isError = !load(path, on: &console) || isError
      case .forget(let query):
        let history = interpreter.environment.engine.history
        interpreter.environment = interpreter.environment.with(
          history.forgetting(query, vocabulary: interpreter.environment.vocabulary))
        if let trouble = forget(query) { console.errors.line("filterq: \(CharacterWidth.visible(trouble))") }
      case .set, .clear, nil: break
      }
      if isError { status = .failure } else if answer.isUnmet, status == .clean { status = .negative }
      if console.inputIsTerminal || console.outputIsTerminal { console.output.flush() }
    }
    if console.inputIsTerminal, console.outputIsTerminal { console.output.line() }
    return status
  }

  /// Only if the input is a terminal.
  private func prompt(on console: inout Console) {
    guard console.inputIsTerminal else { return }
    if console.outputIsTerminal {
      console.output.write(console.style.green("filterq> "))
      console.output.flush()
    } else if console.errorsIsTerminal {
      console.errors.write(console.errorStyle.green("filterq> "))
      console.errors.flush()
    }
  }

  private mutating func load(_ path: String, on console: inout Console) -> Bool {
    do throws(CommandFailure) {
      if let items { return try load(items.replaced(by: path), on: &console) }
      let cards = try CardCollection.open(path, printings: nil, on: &console)
      interpreter.environment = interpreter.environment.with(cards, named: path)
      showInventory(on: &console)
      return true
    } catch {
      for line in error.message.split(separator: "\n") { console.output.line(CharacterWidth.visible(String(line))) }
      return false
    }
  }

  private mutating func load(_ items: ReplItems, on console: inout Console) throws(CommandFailure) -> Bool {
    let inferred = try items.vocabulary()
    let collection = try items.read(inferred.vocabulary, on: &console)
    let isOther =
      list != items.historyKey || !collection.vocabulary.hasFields(of: interpreter.environment.vocabulary)
    list = items.historyKey
    let engine = interpreter.environment.engine
    interpreter.use(
      collection,
      environment: .make(
        items: collection, catalogs: engine.catalogs, history: isOther ? .empty : engine.history))
    for note in [inferred.note, collection.damageNote].compactMap({ $0 }) {
      console.errors.line("filterq: \(CharacterWidth.visible(note))")
    }
    showInventory(on: &console)
    return true
  }

  private func showInventory(on console: inout Console) {
    if let list = interpreter.list { console.output.line(CharacterWidth.visible(list.inventory)) }
  }
}
