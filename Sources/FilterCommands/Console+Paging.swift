import Foundation

extension Console {
  /// How many columns the terminal has; 80 where it does not say.
  var width: Int { environment["COLUMNS"].flatMap { Int($0) } ?? terminalSize?.columns ?? 80 }

  /// How many lines the terminal has; nil where there is none.
  var height: Int? { environment["LINES"].flatMap { Int($0) } ?? terminalSize?.rows }

  /// Prints lines; where they are more than the terminal has, through the person's pager.
  mutating func page(_ lines: [String]) {
    if outputIsTerminal, let height, lines.count >= height, Pager.show(lines, environment: environment) { return }
    for line in lines { output.line(line) }
  }
}

/// The program that shows long texts page by page: `$PAGER`, or `less`.
enum Pager {
  /// Shows lines; false where there is no pager, or the person wants none (`PAGER=`).
  static func show(_ lines: [String], environment: [String: String]) -> Bool {
    let command = environment["PAGER"] ?? "less -FRX"
    if command.isEmpty || command == "cat" || environment["TERM"] == "dumb" { return false }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    let pipe = Pipe()
    process.standardInput = pipe
    do { try process.run() } catch { return false }
    // Whoever leaves the pager early closes the pipe: there is nothing left to say then.
    try? pipe.fileHandleForWriting.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
    try? pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus != 127
  }
}
