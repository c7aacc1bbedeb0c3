import ArgumentParser

/// `filterq repl`
struct ReplCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "Reads queries line by line and shows what they are.",
    discussion: """
      Type a query and press Enter: its tree, the query, its canonical text, what
      it means and the findings. :help lists the commands. From a pipe it answers each line
      in the same way, without a prompt.
      """)

  @OptionGroup var vocabulary: VocabularyOption

  mutating func run(on console: inout Console) throws -> ExitStatus {
    var repl = Repl(vocabulary: try vocabulary.load())
    if console.inputIsTerminal {
      console.output.line(console.style.bold("filterq") + " — type a query, or :help; :quit or Ctrl-D ends")
    }
    while true {
      if console.inputIsTerminal { console.output.write(console.style.green("filterq> ")) }
      console.output.flush()
      guard let line = console.input.next() else { break }
      if repl.answer(line, on: &console) == .quit { return .clean }
    }
    if console.inputIsTerminal { console.output.line() }
    return .clean
  }
}
