import ArgumentParser
import FilterDocuments
import FilterJSON
import FilterParser
import FilterReports
import FilterText
import FilterVocabulary
import TerminalUI

/// A query of a command line or of standard input.
struct GivenQuery {
  let source: SourceText
  /// The place in messages: `<argument>`, or `<stdin>` with the line.
  let origin: String
  /// Its line on standard input, its name and its title there; nothing of an argument.
  var place = QueryOrigin()
}

extension Console {
  /// Answers queries: the arguments, or without one those of standard input, which is a query document, or a query in
  /// each line. Lines are answered as they come, and so are those that are typed at a terminal. The vocabulary is that of
  /// the option, or else that of the list which the document names.
  mutating func answerQueries(
    _ arguments: [String], lines: Bool, _ option: VocabularyOption,
    _ answer: (GivenQuery, Vocabulary, inout Console) throws -> Void
  ) throws {
    let standard = try option.load()
    if lines && !arguments.isEmpty {
      throw CommandFailure(message: "--lines reads standard input and takes no queries")
    }
    for argument in arguments {
      try answer(GivenQuery(source: SourceText(argument), origin: "<argument>"), standard, &self)
    }
    if !arguments.isEmpty { return }
    if lines || inputIsTerminal {
      return try answerLines { source, number, console in
        let query = GivenQuery(
          source: source, origin: "<stdin>:\(number)", place: QueryOrigin(line: number))
        try answer(query, standard, &console)
      }
    }
    var document = StreamedDocument()
    var known: Vocabulary?
    func answerAll(_ queries: [GivenQuery], on console: inout Console) throws {
      for query in queries {
        let vocabulary = try known ?? (option.file == nil ? document.vocabulary(or: standard, on: &console) : standard)
        known = vocabulary
        try answer(query, vocabulary, &console)
      }
    }
    while output.failure == nil, let line = input.next() {
      try answerAll(document.queries(before: line), on: &self)
    }
    if output.failure == nil { try answerAll(document.lastQueries(), on: &self) }
  }

  /// Reports the first syntax error of a query on standard error; false if there is one.
  mutating func reportSyntaxError(of parsed: ParsedQuery, _ query: GivenQuery) -> Bool {
    guard let error = parsed.diagnostics.first(where: { $0.severity == .error }) else { return true }
    errors.line(CharacterWidth.visible("\(query.origin): error: \(error.message) [\(error.id)]"))
    return false
  }
}

/// A query document that is read line by line: a query is known when the next one begins, or at a blank line.
private struct StreamedDocument {
  /// The lines that were not answered yet.
  private var lines: [[UInt8]] = []
  /// The number of lines before them.
  private var passed = 0
  /// The number of lines up to the last one of a query; 0 if there is none.
  private var lengthOfQuery = 0
  /// The lines up to the first query if they name a list.
  private var head: QueryDocument?
  private var hasQueries = false

  /// The vocabulary of the list that the document names above its first query, else another one.
  func vocabulary(or standard: Vocabulary, on console: inout Console) throws(CommandFailure) -> Vocabulary {
    guard let head, let list = try DocumentList(of: head, in: nil) else { return standard }
    return try list.vocabulary(on: &console)
  }

  /// The queries that end before a line, which is added.
  mutating func queries(before line: [UInt8]) -> [GivenQuery] {
    var queries: [GivenQuery] = []
    let kind = QueryDocument(SourceText(bytes: line)).kind(ofLine: 0)
    switch kind {
    case .blank: queries = take(lines.count)
    // Comments directly above a query are its title.
    case .plain: queries = take(lengthOfQuery)
    default: break
    }
    lines.append(line)
    if kind == .plain || kind == .indented { lengthOfQuery = lines.count }
    return queries
  }

  /// The queries at the end.
  mutating func lastQueries() -> [GivenQuery] { take(lines.count) }

  /// The queries of the first lines, which are dropped.
  private mutating func take(_ count: Int) -> [GivenQuery] {
    let document = QueryDocument(SourceText(bytes: Array(lines.prefix(count).joined(separator: [0x0A]))))
    let directives = document.directives
    if !hasQueries, directives.listName != nil { head = head ?? document }
    if !document.queries.isEmpty { hasQueries = true }
    let queries = document.queries.indices.map { index in
      var place = QueryOrigin(index, of: document, directives)
      let line = passed + (place.line ?? 0)
      place.line = line
      return GivenQuery(source: document.source(ofQuery: index), origin: "<stdin>:\(line)", place: place)
    }
    lines.removeFirst(count)
    passed += count
    lengthOfQuery = 0
    return queries
  }
}
