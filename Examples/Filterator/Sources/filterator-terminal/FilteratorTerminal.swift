import Filterator

/// Filters people from a terminal or a pipe: `echo "name mar" | FILTERQ_EXAMPLES=1 swift run -c release filterator-terminal`.
@main struct FilteratorTerminal {
  static func main() {
    var (people, rows) = (500_000, 5)
    var arguments = CommandLine.arguments.dropFirst()
    while let option = arguments.popFirst() {
      switch option {
      case "--help", "-h": return print(Terminal.help)
      case "--people", "--rows":
        guard let number = arguments.popFirst().flatMap({ Int($0) }), number >= 0 else {
          return print("\(option) takes a number")
        }
        if option == "--people" { people = number } else { rows = number }
      default: return print("unknown option \(option); see --help")
      }
    }
    var terminal = Terminal(People.generated(min(people, 10_000_000)), rows: rows)
    print(terminal.run(""))
    while let line = readLine() {
      print("")
      print(terminal.run(line))
    }
  }
}
