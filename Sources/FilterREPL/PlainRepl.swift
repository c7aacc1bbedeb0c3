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
  /// - Parameter opener: Finds the list of the name after `:load`.
  package init(
    environment: QueryEnvironment, options: ReplOptions, historyKey: String? = nil,
    opener: @escaping ReplSource.Opener = { .cards($0) }, forget: @escaping (String) -> String? = { _ in nil }
  ) {
    var options = options
    options.showsTime = false
    interpreter = ReplInterpreter(environment: environment, options: options, isPlain: true)
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
      let other = opener(path)
      let list = try other.read(on: &console)
      let isOther = historyKey != other.historyKey || !list.vocabulary.hasFields(of: interpreter.environment.vocabulary)
      historyKey = other.historyKey
      let environment = interpreter.environment.with(list)
      interpreter.use(isOther ? environment.with(.empty) : environment)
      showInventory(on: &console)
      return true
    } catch {
      for line in error.message.split(separator: "\n") { console.output.line(CharacterWidth.visible(String(line))) }
      return false
    }
  }

  private func showInventory(on console: inout Console) {
    if let list = interpreter.list { console.output.line(CharacterWidth.visible(list.inventory)) }
  }
}
