import FilterCompletion
import FilterLists
package import FilterReports
import FilterText
import TerminalUI

/// The REPL without a line editor: for pipes and for terminals that only show lines.
package struct PlainRepl {
  private var interpreter: ReplInterpreter
  /// The key of the history that is used.
  private var historyKey: String?
  /// Removes a query from the catalog store, if there is one. Returns an error message, or nil.
  private let forget: (String) -> String?
  private let opener: ReplSource.Opener

  /// Creates a REPL for an environment. Timings are opt-in, for reproducible output.
  ///
  /// - Parameters:
  ///   - source: The source that the list was read from, if it was read from files.
  ///   - opener: Finds the list of the name after `:load`.
  package init(
    environment: QueryEnvironment, options: ReplOptions, historyKey: String? = nil, source: ReplSource? = nil,
    opener: @escaping ReplSource.Opener = { .cards($0) }, forget: @escaping (String) -> String? = { _ in nil }
  ) {
    var options = options
    options.showsTime = false
    interpreter = ReplInterpreter(environment: environment, options: options, isPlain: true)
    interpreter.opened = source.map { OpenedSource($0) }
    self.historyKey = historyKey
    (self.forget, self.opener) = (forget, opener)
  }

  /// Answers each line of the input, up to its end or `:quit`. Returns exit status 2 if an input could not be
  /// understood, else 1 if an expectation was not met, else 0.
  package mutating func run(on console: inout Console) -> ExitStatus {
    var status = ExitStatus.clean
    interpreter.hasNoWidth = !console.outputIsTerminal && console.environment["COLUMNS"] == nil
    if console.inputIsTerminal, console.outputIsTerminal {
      console.output.line(console.style.bold("filterq") + ". Type a query; :help for help, Ctrl-D to quit")
    }
    var isFirst = true
    while true {
      prompt(on: &console)
      guard console.output.failure == nil, let line = console.input.next() else { break }
      var source = SourceText(bytes: line)
      if isFirst { source = SourceText(bytes: Array(source.textBytes)) }
      isFirst = false
      if case .query = ReplInput(source) { _ = reload(isAsked: false, on: &console) }
      let answer = interpreter.answer(source, columns: console.width)
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
      case .reload: isError = !reload(isAsked: true, on: &console) || isError
      case .set, .clear, .copy, nil: break
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
      try use(opener(path), on: &console)
      showInventory(on: &console)
      return true
    } catch {
      for line in error.message.split(separator: "\n") { console.output.line(CharacterWidth.visible(String(line))) }
      return false
    }
  }

  /// Reads a list and uses it.
  private mutating func use(_ source: ReplSource, on console: inout Console) throws(CommandFailure) {
    let opened = OpenedSource(source)
    let list = try source.read(on: &console)
    let isOther = historyKey != source.historyKey || !list.vocabulary.hasFields(of: interpreter.environment.vocabulary)
    historyKey = source.historyKey
    let environment = interpreter.environment.with(list)
    interpreter.use(isOther ? environment.with(.empty) : environment, from: opened)
  }

  /// Reads the list again if its files changed, or if that is asked for, and says so. False if it cannot be read.
  private mutating func reload(isAsked: Bool, on console: inout Console) -> Bool {
    guard let source = interpreter.opened?.source, let change = interpreter.opened?.change(isAsked: isAsked) else {
      return true
    }
    var failure: CommandFailure?
    if change != .missing {
      do throws(CommandFailure) { try use(source, on: &console) } catch { failure = error }
    }
    for line in ReplSource.news(of: change, interpreter.list, failure).split(separator: "\n") {
      console.output.line(CharacterWidth.visible(String(line)))
    }
    return failure == nil
  }

  private func showInventory(on console: inout Console) {
    if let list = interpreter.list { console.output.line(CharacterWidth.visible(list.inventory)) }
  }
}
