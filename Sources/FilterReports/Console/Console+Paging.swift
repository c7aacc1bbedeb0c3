import Foundation
import TerminalUI

extension Console {
  /// How many columns the terminal has; 80 where it does not say.
  package var width: Int { size("COLUMNS") ?? terminalSize?.columns ?? 80 }

  /// How many lines the terminal has; nil where there is none.
  package var height: Int? { size("LINES") ?? terminalSize?.rows }

  /// What the environment says of the terminal; nil for a size no terminal has.
  private func size(_ name: String) -> Int? {
    environment[name].flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
  }

  /// Prints lines; where they are more than the terminal has, through the person's pager.
  package mutating func page(_ lines: [String]) {
    if outputIsTerminal, let height, lines.count >= height {
      // What was written before stands above.
      output.flush()
      if Pager.show(lines, environment: environment) { return }
    }
    for line in lines { output.line(line) }
  }
}

/// The program that shows long texts page by page: `$PAGER`, or `less`.
package enum Pager {
  /// Shows lines; false where there is no pager, or the person wants none (`PAGER=`).
  package static func show(_ lines: [String], environment: [String: String]) -> Bool {
    let command = environment["PAGER"] ?? "less -FRX"
    if command.isEmpty || command == "cat" || environment["TERM"] == "dumb" { return false }
    #if os(Windows)
      return false
    #else
      // Whoever leaves the pager early closes the pipe: there is nothing left to say then, and no reason to die of it.
      signal(SIGPIPE, SIG_IGN)
      // Not by `Process`, which gives a program a group of its own: the terminal would stop it for reading keys.
      guard let pipe = popen(command, "w") else { return false }
      // An interrupt is for the pager while it is there.
      let before = signal(SIGINT, SIG_IGN)
      defer { signal(SIGINT, before) }
      var text = lines.joined(separator: "\n") + "\n"
      text.withUTF8 { _ = fwrite($0.baseAddress, 1, $0.count, pipe) }
      let status = pclose(pipe)
      // What the shell answers where there is no such program.
      return status >> 8 & 0xFF != 127
    #endif
  }
}
