package import FilterSQL
import Foundation

/// A client program that reads statements from standard input and writes rows to standard output, kept open between
/// statements. It is started for the first statement, and again after it ended.
package final class ClientConnection: EngineConnection, @unchecked Sendable {
  // Safe to send: the process is used only by the statement whose turn it is.

  package let dialect: SQLDialect
  private let words: [String]
  private let secrets: ClientSecrets
  private let timeLimit: Duration
  private let startLimit: Duration
  private let turn = EngineTurn()
  private let wake: WakePipe
  private var process: ClientProcess?
  /// Whether the process has not answered yet.
  private var isStarting = false

  /// Starts the client; see ``EngineConnections/open(_:isReadOnly:timeLimit:)``.
  package init(words: [String], dialect: SQLDialect, timeLimit: Duration) throws(EngineError) {
    self.words = Self.withArguments(words)
    secrets = ClientSecrets(words)
    self.dialect = dialect
    self.timeLimit = timeLimit
    // A cluster gives its first answer after half a minute.
    startLimit = dialect == .spark || dialect == .trino ? max(timeLimit, .seconds(120)) : timeLimit
    wake = try WakePipe()
    try execute([])
  }

  deinit { close() }

  /// The words of a client, with the arguments that make it print all rows.
  private static func withArguments(_ words: [String]) -> [String] {
    let isDuckDB = words.first.map { $0 == "duckdb" || $0.hasSuffix("/duckdb") } ?? false
    return isDuckDB ? [words[0], "-list", "-noheader"] + words.dropFirst() : words
  }

  private var name: String { EngineAddress.shown(words.first ?? "") ?? "…" }

  package func execute(_ sql: [String]) throws(EngineError) {
    try turn.take { () throws(EngineError) in
      try start()
      for text in sql { _ = try plain(text) }
    }
  }

  package func run(_ statement: SQLStatement, _ take: ([SQLValue]) -> Bool) throws(EngineError) {
    try turn.take { () throws(EngineError) in
      try start()
      try answer(statement, Deadline(after: timeLimit), take)
    }
  }

  package func load(
    _ table: String, columns: [String], results: [SQLStatement.Result], _ next: () -> [SQLValue]?
  ) throws(EngineError) {
    throw EngineError(.refused, "rows are not written through the client '\(name)'; export files that it reads")
  }

  package func lines(_ sql: String) throws(EngineError) -> [String] {
    try turn.take { () throws(EngineError) -> [String] in
      try start()
      return try plain(sql)
    }
  }

  package func cancel() { turn.cancel { wake.wake() } }

  package func close() {
    turn.close(
      interrupt: { wake.wake() },
      {
        process?.end(after: 2)
        process = nil
      })
  }

  // MARK: Starting

  /// Starts the client if it is not running, and checks that its rows can be read: 14,641 of them, since some clients
  /// omit rows when there are many, with a long value, since some truncate those.
  private func start() throws(EngineError) {
    wake.clear()
    if process != nil { return }
    process = try ClientProcess(words)
    isStarting = true
    defer { isStarting = false }
    do throws(EngineError) { try probe() } catch {
      drop()
      throw error
    }
  }

  private func probe() throws(EngineError) {
    let digits = (0...10).map { $0 == 0 ? "SELECT 0 AS n" : "SELECT \($0)" }.joined(separator: " UNION ALL ")
    let product = ["a", "b", "c", "d"].map { "(\(digits)) AS \($0)" }.joined(separator: " CROSS JOIN ")
    let text = "é'\\\u{1F600}" + String(repeating: "long ", count: 100)
    let sql = "SELECT a.n, CASE WHEN a.n + b.n + c.n + d.n = 40 THEN \(dialect.literal(text)) END FROM \(product)"
    var count = 0
    var hasText = false
    let limit = Deadline(after: startLimit)
    try answer(SQLStatement(sql, dialect: dialect, results: [.integer, .text]), limit) { row in
      count += 1
      hasText = hasText || row[1] == .text(text)
      return true
    }
    if count == 14_641, hasText { return }
    throw EngineError(
      .unusable,
      "the client '\(name)' shows \(count) of 14641 rows\(hasText ? "" : " or changes texts"); set it to print all rows "
        + "as they are")
  }

  private func drop() {
    process?.end(after: 0)
    process = nil
  }

  // MARK: Answers

  /// Passes the rows of a statement to `take`.
  private func answer(
    _ statement: SQLStatement, _ deadline: Deadline, _ take: ([SQLValue]) -> Bool
  ) throws(EngineError) {
    try EngineText.check(statement.text)
    if !statement.parameters.isEmpty {
      throw EngineError(.refused, "the client '\(name)' takes no parameters; the values must be literals")
    }
    let frame = ClientFrame(results: statement.results)
    var isComplete = false
    var problem: EngineError?
    let other = try exchange(frame, [frame.text(of: statement)], deadline) { line in
      switch line {
      case .row(let row): return take(row)
      case .complete: isComplete = true
      case .damaged: problem = problem ?? damage()
      case .end, .other: break
      }
      return true
    }
    if let problem { throw problem }
    // Nil if `take` stopped.
    guard let other, !isComplete else { return }
    throw refusal(errors: errors(), output: other)
  }

  private func damage() -> EngineError {
    EngineError(.unusable, "the client '\(name)' truncates or mixes the rows that it prints")
  }

  /// The lines that a statement without a frame prints.
  private func plain(_ sql: String) throws(EngineError) -> [String] {
    try EngineText.check(sql)
    let frame = ClientFrame(results: [])
    let text = ClientFrame.line(sql)
    let lines = try exchange(frame, ["\(text);\n"], Deadline(after: timeLimit)) { _ in true } ?? []
    let messages = errors()
    // Without rows, a missing end mark cannot be detected otherwise.
    let words = ["error", "exception", "failed", "sqlstate"]
    if messages.contains(where: { line in words.contains { line.lowercased().contains($0) } }) {
      throw refusal(errors: messages, output: [])
    }
    // A client that shows what it reads may break it into lines.
    let shown = [text, String(frame.endText.dropLast())].map { $0.filter { !$0.isWhitespace } }
    return lines.filter { line in
      let bare = line.filter { !$0.isWhitespace }
      return !shown.contains { bare.contains($0) }
    }
  }

  /// Sends statements, and reads until their end. Returns the lines that are not rows, at most 10,000; nil if `take`
  /// stopped.
  private func exchange(
    _ frame: ClientFrame, _ texts: [String], _ deadline: Deadline, _ take: (ClientFrame.Line) -> Bool
  ) throws(EngineError) -> [String]? {
    var deadline = deadline
    guard let process else { throw EngineError(.lost, "the client '\(name)' is not running") }
    // Messages from the start may explain why the client ends; those of earlier statements are irrelevant.
    if !isStarting { _ = process.takeErrors() }
    for text in texts + [frame.endText] { process.write(Array(text.utf8)) }
    var other: [String] = []
    var size = 0
    while true {
      if turn.isCancelled {
        stop(frame)
        throw EngineError(.cancelled, "the statement was cancelled")
      }
      if deadline.isOver {
        stop(frame)
        throw EngineError(.timedOut, "the client '\(name)' did not answer in time\(details(other))")
      }
      switch process.wait(wake, milliseconds: deadline.milliseconds) {
      case .nothing: break
      case .overflow:
        drop()
        throw EngineError(.unusable, "the client '\(name)' wrote a line of more than 64 MB")
      case .end:
        let messages = errors()
        drop()
        throw EngineError(.lost, "the client '\(name)' ended\(details(messages.isEmpty ? other : messages))")
      case .lines(let lines):
        for (index, line) in lines.enumerated() {
          let meaning = frame.read(line)
          if meaning == .end { return other }
          if meaning == .other, other.count < EngineConnections.maximumLines, size < 16 << 20 {
            other.append(String(decoding: line, as: UTF8.self))
            size += line.count
          }
          let start = ContinuousClock.now
          if !take(meaning) {
            // An interrupt would end a client that has answered and waits for the next statement.
            let hasEnded = lines[(index + 1)...].contains { frame.read($0) == .end }
            if !hasEnded, !skipAnswer(frame, within: .milliseconds(500)) { stop(frame) }
            return nil
          }
          deadline.leaveOut(since: start)
        }
      }
    }
  }

  /// Stops the running statement: interrupts the client, and reads for two seconds until the end of the answer. If it
  /// does not arrive, the client is terminated, and restarted for the next statement.
  private func stop(_ frame: ClientFrame) {
    process?.interrupt()
    if !skipAnswer(frame, within: .seconds(2)) { return drop() }
    // If the answer ended just before the interrupt, some clients end at their next statement: DuckDB's does.
    let question = ClientFrame(results: [])
    process?.write(Array(question.endText.utf8))
    if !skipAnswer(question, within: .seconds(5)) { drop() }
  }

  /// Reads to the end of the answer or of the output. Returns whether it was reached in time.
  private func skipAnswer(_ frame: ClientFrame, within limit: Duration) -> Bool {
    let deadline = Deadline(after: limit)
    while let process, !deadline.isOver {
      switch process.wait(wake, milliseconds: deadline.milliseconds) {
      case .nothing: continue
      case .overflow, .end:
        drop()
        return true
      case .lines(let lines): if lines.contains(where: { frame.read($0) == .end }) { return true }
      }
    }
    return false
  }

  // MARK: Messages

  /// Standard error without progress lines and their exceptions. If it is empty, waits a moment, because it arrives
  /// independently of standard output.
  private func errors() -> [String] {
    for attempt in 0..<4 {
      let lines = (process?.takeErrors() ?? "").split(whereSeparator: { $0.isNewline }).map { EngineText.shown($0) }
      var isAfterNote = false
      let messages = lines.filter { line in
        let isOfTrace = line.hasPrefix("at ") || line.hasPrefix("Caused by:") || line.hasPrefix("...")
        isAfterNote =
          line.contains(" WARN ") || line.contains(" INFO ") || isAfterNote && (isOfTrace || line.namesException)
        return !line.isEmpty && !line.hasPrefix("Time taken") && !isAfterNote
      }
      if !messages.isEmpty || attempt == 3 { return messages }
      Thread.sleep(forTimeInterval: 0.005)
    }
    return []
  }

  private func refusal(errors: [String], output: [String]) -> EngineError {
    EngineError(.refused, "the client '\(name)' gave an incomplete answer\(details(errors.isEmpty ? output : errors))")
  }

  private func details(_ lines: [String]) -> String {
    // Clients print the statement as well.
    let lines = lines.filter { !$0.contains("concat('fq-'") }.map { EngineText.shown(secrets.hidden(in: $0)) }
      .filter { !$0.isEmpty }
    return lines.isEmpty ? "" : ": " + EngineText.shown(lines.prefix(4).joined(separator: " "))
  }
}

extension String {
  /// Whether the text begins with the name of a Java exception: `java.io.FileNotFoundException: …`.
  fileprivate var namesException: Bool {
    let name = prefix { $0 != ":" && $0 != " " }
    return name.contains(".") && (name.hasSuffix("Exception") || name.hasSuffix("Error"))
  }
}
