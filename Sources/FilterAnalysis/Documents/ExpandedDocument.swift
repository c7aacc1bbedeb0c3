import FilterAST
package import FilterParser
import FilterSemantics
public import FilterText
public import FilterVocabulary

/// The queries of a document as they are run.
///
/// A parameter `$me` stands for a value: one that is given, else the default of a line `$me = ann`. It is written as one
/// value, in quotes where needed, so that nothing in it is parsed. A bare word `@elves` stands for the query with that
/// name, in parentheses. `# all:` narrows every query.
///
/// ```swift
/// let document = QueryDocument("# name: elves\nt:elf or t:druid\n\n@elves mv<$most\n")
/// let expanded = ExpandedDocument(document, vocabulary: .scryfall, values: ["most": "3"])
/// expanded[1].source.description   // "(t:elf or t:druid) mv<3"
/// ```
///
/// A query that cannot be run as written has errors: an unknown name, a circle of references, a text that would be
/// longer than ``maximumLength``.
public struct ExpandedDocument: Sendable {
  /// The maximum length of a query with the queries that it refers to, in bytes.
  public static let maximumLength = 1 << 16
  /// The maximum length of all such queries of a document, in bytes.
  public static let maximumTotal = 1 << 22
  /// The maximum number of references within each other.
  public static let maximumDepth = 32

  /// The directives and parameters of the document.
  public let directives: DocumentDirectives
  /// The default of the document as a query of its own; nil without one.
  public private(set) var narrowing: ExpandedQuery?
  /// The queries that are not run as written, by index.
  private var expanded: [Int: ExpandedQuery] = [:]
  private let document: QueryDocument
  /// The number of steps through references and names; for the growth tests.
  package private(set) var steps = 0

  /// The query with an index as it is run.
  public subscript(index: Int) -> ExpandedQuery {
    expanded[index] ?? ExpandedQuery(written: document.source(ofQuery: index))
  }

  /// The query with an index as it is run; nil if that is as written.
  package func expansion(ofQuery index: Int) -> ExpandedQuery? { expanded[index] }

  /// Expands the queries of a document. Linear in the text and the result.
  ///
  /// - Parameter values: The values of parameters by name; a default of the document is used for the others.
  public init(_ document: QueryDocument, vocabulary: Vocabulary, values: [String: String] = [:]) {
    self.init(document, document.directives, vocabulary: vocabulary, values: values) { index in
      QueryParameters(of: document.source(ofQuery: index), syntax: vocabulary.syntax)
    }
  }

  /// Expands the queries of a document whose directives and signs are known.
  package init(
    _ document: QueryDocument, _ directives: DocumentDirectives, vocabulary: Vocabulary,
    values: [String: String] = [:], signs: (Int) -> QueryParameters
  ) {
    self.document = document
    self.directives = directives
    let all = directives.document[.all]
    var signsOfQueries: [Int: QueryParameters] = [:]
    if document.lines.source.bytes.contains(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "@") }) {
      for index in document.queries.indices {
        let found = signs(index)
        // A query alone has no others to refer to.
        if !found.values.isEmpty || !found.references.isEmpty && !document.isSingle { signsOfQueries[index] = found }
      }
    }
    if all == nil, signsOfQueries.isEmpty { return }
    var expansion = Expansion(document, directives, vocabulary: vocabulary, values: values, signs: signsOfQueries)
    for index in signsOfQueries.keys.sorted() { expansion.expand(index) }
    let prefix = all.map { expansion.narrowing($0) }
    narrowing = prefix
    for index in all == nil ? signsOfQueries.keys.sorted() : Array(document.queries.indices) {
      let query = expansion.query(index, after: prefix)
      if !query.isAsWritten { expanded[index] = query }
    }
    steps = expansion.steps
  }
}

extension ExpandedDocument {
  /// The diagnostics of the directives and parameters of the document, in its order; those of a query are its own.
  public func documentDiagnostics(_ vocabulary: Vocabulary) -> [Diagnostic] {
    var found = directives.diagnostics
    if let narrowing, let entry = directives.document[.all] {
      let own = narrowing.diagnostics(of: narrowing.analyzed(vocabulary)).filter { $0.severity != .hint }
      found += own.map { $0.shifted(by: entry.range.start) }
    }
    return found.sorted { $0.range < $1.range }
  }
}

extension DocumentDirectives {
  /// The name of a query that a misspelled one is meant to be; nil if none is close.
  package func name(nearest name: String) -> String? {
    SpellingDistance.closest(to: QueryName.folded(name), in: names)
  }

  /// The end of a message about a name that no query has: the nearest one, or those that exist.
  ///
  /// - Parameter mark: The sign before names where they are written: `@` in queries.
  package func hint(forUnknownName name: String, mark: String = "") -> String {
    DocumentDirectives.hint(self.name(nearest: name), of: names, mark: mark)
  }

  fileprivate static func hint(_ nearest: String?, of names: [String], mark: String) -> String {
    if let nearest { return "; did you mean '\(mark)\(nearest)'?" }
    if names.isEmpty { return "; '# name: …' above a query gives it one" }
    return "; the names are \(names.prefix(5).map { "'\($0)'" }.listed())\(names.count > 5 ? " …" : "")"
  }
}

/// Writes out the references and parameters of queries, each query once, those that it refers to before it.
private struct Expansion {
  /// A query with its references and parameters written out.
  private struct Body {
    var query: ExpandedQuery
    /// The number of references within each other.
    var depth = 0
    /// Whether a reference to it is an error.
    var isBroken = false
  }

  private let document: QueryDocument
  private let directives: DocumentDirectives
  private let vocabulary: Vocabulary
  private let values: [String: String]
  private let signs: [Int: QueryParameters]
  private var bodies: [Int: Body] = [:]
  /// The queries of a circle of references.
  private var circular: Set<Int> = []
  private var total = 0
  /// The names of the document once an unknown one is compared with them, and the number of those that were.
  private var names: [String]?
  private var comparedCount = 0
  /// The number of unknown names that are compared with those of the document: each comparison reads all of them.
  private static let maximumCompared = 100
  /// The number of steps so far.
  private(set) var steps = 0

  init(
    _ document: QueryDocument, _ directives: DocumentDirectives, vocabulary: Vocabulary, values: [String: String],
    signs: [Int: QueryParameters]
  ) {
    self.document = document
    self.directives = directives
    self.vocabulary = vocabulary
    self.signs = signs
    var known = values
    for parameter in directives.parameters where known[parameter.name.text] == nil && !parameter.value.isEmpty {
      known[parameter.name.text] = Expansion.text(document.lines.source[parameter.value])
    }
    self.values = known
  }

  /// The text of a default: what is in its quotes, else all of it.
  private static func text(_ written: String) -> String {
    guard let first = written.utf8.first, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      return written
    }
    let parsed = ParsedQuery(parsing: "x:" + written, syntax: .lists)
    guard parsed.outcome == .valid, case .term(.filter(_, field: _, _, let value))? = parsed.query,
      value.form == .quoted
    else { return written }
    return value.text
  }

  /// Expands a query and all that it refers to. Iterative, since a document may have any number of references in a row.
  mutating func expand(_ start: Int) {
    if bodies[start] != nil { return }
    // `first` is the position of the first query of the path that a query, or one that it refers to, leads back to.
    var path: [(query: Int, next: Int, first: Int)] = [(start, 0, .max)]
    var positions = [start: 0]
    while let last = path.last {
      steps += 1
      let targets = signs[last.query]?.references ?? []
      guard last.next < targets.count else {
        path.removeLast()
        if last.first <= path.count { circular.insert(last.query) }
        if last.first < path.count { path[path.count - 1].first = min(path[path.count - 1].first, last.first) }
        bodies[last.query] = body(last.query)
        positions[last.query] = nil
        continue
      }
      path[path.count - 1].next += 1
      guard let target = directives.query(named: targets[last.next].name), bodies[target] == nil else { continue }
      if let position = positions[target] {
        path[path.count - 1].first = min(last.first, position)
      } else {
        positions[target] = path.count
        path.append((target, 0, .max))
      }
    }
  }

  /// A query with its parameters and references written out; those are expanded already, except in a circle.
  private mutating func body(_ index: Int) -> Body {
    let written = document.source(ofQuery: index)
    guard let signs = signs[index] else {
      let isBroken = vocabulary.parse(written).outcome != .valid
      return Body(query: ExpandedQuery(written: written), isBroken: isBroken)
    }
    var text = ReplacedText(written)
    var result = Body(query: ExpandedQuery(written: written))
    for sign in (signs.values + (document.isSingle ? [] : signs.references)).sorted(by: { $0.range < $1.range }) {
      if written.bytes[sign.range.start] == UInt8(ascii: "$") {
        guard let value = values[sign.name], vocabulary.fieldID(spelled: "$" + sign.name.lowercased()) == nil else {
          continue
        }
        let token = vocabulary.written(value, for: sign)
        if text.count + token.utf8.count > ExpandedDocument.maximumLength {
          text.report(tooLong("with '$\(sign.name)'"), at: sign.range)
          break
        }
        text.replace(sign.range, with: Array(token.utf8), .value)
        continue
      }
      guard let target = directives.query(named: sign.name) else {
        text.report(unknown(sign, in: written), at: sign.range)
        continue
      }
      // Those that the path leads back to are not expanded yet.
      if circular.contains(index) && (circular.contains(target) || bodies[target] == nil) || target == index {
        circular.insert(index)
        text.report(
          (.cyclicReference, "'\(quoted(sign))' leads back to the query it is in", []), at: sign.range)
        continue
      }
      guard let other = bodies[target], !other.isBroken else {
        text.report((.brokenReference, "the query '\(quoted(sign))' has an error", []), at: sign.range)
        continue
      }
      let count = other.query.source.length + 2
      result.depth = max(result.depth, other.depth + 1)
      if result.depth > ExpandedDocument.maximumDepth {
        text.report(
          (
            .expansionTooLong, "more than \(ExpandedDocument.maximumDepth) references within each other", []
          ), at: sign.range)
        break
      }
      if text.count + count > ExpandedDocument.maximumLength
        || total + text.count + count > ExpandedDocument.maximumTotal
      {
        text.report(tooLong("with '\(quoted(sign))'"), at: sign.range)
        break
      }
      text.replace(sign.range, with: [0x28] + other.query.source.bytes + [0x29], .reference)
    }
    result.query = text.finished(written)
    total += result.query.source.length
    result.isBroken =
      !result.query.errors.isEmpty || vocabulary.parse(result.query.source).outcome != .valid
    return result
  }

  private func quoted(_ sign: QueryParameters.Use) -> String { "@" + Diagnostic.quotation(of: sign.name) }

  private typealias Fault = (kind: DocumentDiagnosticKind, message: String, fixes: [Fix])

  private func tooLong(_ part: String) -> Fault {
    let total = ExpandedDocument.maximumTotal >> 20
    return (
      .expansionTooLong,
      "\(part) the query is longer than \(ExpandedDocument.maximumLength) bytes, or those of the document than "
        + "\(total) MB", []
    )
  }

  private mutating func unknown(_ sign: QueryParameters.Use, in written: SourceText) -> Fault {
    var (nearest, hint): (String?, String) = (nil, "")
    if comparedCount < Expansion.maximumCompared {
      comparedCount += 1
      let names = names ?? directives.names
      self.names = names
      steps += names.count
      nearest = SpellingDistance.closest(to: QueryName.folded(sign.name), in: names)
      hint = DocumentDirectives.hint(nearest, of: names, mark: "@")
    }
    var fixes: [Fix] = []
    if let nearest {
      fixes.append(
        Fix(title: "Change to '@\(nearest)'", edits: [TextEdit(range: sign.range, replacement: "@" + nearest)]))
    }
    fixes.append(
      Fix(
        title: "Quote '\(quoted(sign))' to search for the text",
        edits: [TextEdit(range: sign.range, replacement: FilterValue(quoted: written[sign.range]).description)]))
    return (.unknownReference, "no query is named '\(Diagnostic.quotation(of: sign.name))'\(hint)", fixes)
  }

  /// The default of the document as a query of its own, in offsets of the text of its directive.
  mutating func narrowing(_ entry: DocumentDirectives.Entry) -> ExpandedQuery {
    let written = SourceText(entry.text)
    var text = ReplacedText(written)
    for sign in QueryParameters(of: written, syntax: vocabulary.syntax).values {
      guard let value = values[sign.name] else { continue }
      text.replace(sign.range, with: Array(vocabulary.written(value, for: sign).utf8), .value)
    }
    return text.finished(written)
  }

  /// A query as it is run, after the default of the document.
  mutating func query(_ index: Int, after narrowing: ExpandedQuery?) -> ExpandedQuery {
    if bodies[index] == nil { expand(index) }
    guard let body = bodies[index] else { return ExpandedQuery(written: document.source(ofQuery: index)) }
    // A query with an error is not run; its own errors are told, and not those that the default would make of them.
    guard let narrowing, !body.isBroken else { return body.query }
    let prefix = vocabulary.parse(narrowing.source)
    guard prefix.outcome == .valid else {
      var text = ReplacedText(body.query.written)
      let first = SourceRange(start: 0, end: body.query.written.length)
      text.report((.brokenReference, "the default '# all:' of the document has an error", []), at: first)
      return text.finished(body.query.written)
    }
    let count = body.query.source.length + narrowing.source.length + 5
    if count > ExpandedDocument.maximumLength || total + count > ExpandedDocument.maximumTotal {
      var text = ReplacedText(body.query.written)
      text.report(tooLong("with '# all:'"), at: body.query.written.range)
      return text.finished(body.query.written)
    }
    total += count
    return body.query.narrowed(by: prefix, isDisjunction: vocabulary.parse(body.query.source).isDisjunction)
  }
}

extension Vocabulary {
  /// The value of a parameter as it is written into a query.
  fileprivate func written(_ value: String, for sign: QueryParameters.Use) -> String {
    var isAmount = sign.isOrdered
    if !isAmount, let id = fieldID(spelled: sign.field.lowercased()) {
      switch self[id].kind {
      case .number, .numberOrText, .date, .year, .instant, .duration, .size: isAmount = true
      default: break
      }
    }
    return QueryParameters.written(value, for: sign, in: syntax, isAmount: isAmount)
  }
}

extension ParsedQuery {
  /// Whether the query is alternatives that need parentheses beside other conditions.
  fileprivate var isDisjunction: Bool {
    tree.children(of: tree.root).contains { tree.kind(of: $0) == .disjunction }
  }
}

extension ExpandedQuery {
  /// This query after another one, which narrows it.
  fileprivate func narrowed(by prefix: ParsedQuery, isDisjunction: Bool) -> ExpandedQuery {
    var bytes = prefix.isDisjunction ? [0x28] + prefix.source.bytes + [0x29] : prefix.source.bytes
    bytes.append(0x20)
    if isDisjunction { bytes.append(0x28) }
    let distance = bytes.count
    var pieces = [
      Piece(kind: .surrounding, read: SourceRange(start: 0, end: distance), written: SourceRange(at: 0))
    ]
    pieces += self.pieces.map { Piece(kind: $0.kind, read: $0.read.shifted(by: distance), written: $0.written) }
    bytes += source.bytes
    if isDisjunction {
      pieces.append(
        Piece(
          kind: .surrounding, read: SourceRange(start: bytes.count, end: bytes.count + 1),
          written: SourceRange(at: written.length)))
      bytes.append(0x29)
    }
    return ExpandedQuery(
      source: SourceText(bytes: bytes), written: written, pieces: pieces,
      errors: errors.map { $0.shifted(by: distance) })
  }
}

/// Builds the text of a query with replaced parts.
private struct ReplacedText {
  private let written: SourceText
  private var bytes: [UInt8] = []
  private var copied = 0
  private var pieces: [ExpandedQuery.Piece] = []
  private var errors: [Diagnostic] = []

  init(_ written: SourceText) { self.written = written }

  /// The length of the whole text as far as it is known.
  var count: Int { bytes.count + written.length - copied }

  /// Replaces the next part.
  mutating func replace(_ range: SourceRange, with text: [UInt8], _ kind: ExpandedQuery.Piece.Kind) {
    copy(to: range.start)
    pieces.append(
      ExpandedQuery.Piece(
        kind: kind, read: SourceRange(start: bytes.count, end: bytes.count + text.count), written: range))
    bytes += text
    copied = range.end
  }

  /// Reports an error at the next part, which stays as it is.
  mutating func report(
    _ fault: (kind: DocumentDiagnosticKind, message: String, fixes: [Fix]), at range: SourceRange
  ) {
    copy(to: range.start)
    let distance = bytes.count - range.start
    errors.append(
      Diagnostic(
        id: fault.kind.id, severity: .error, range: range, message: fault.message, fixes: fault.fixes
      ).shifted(by: distance))
  }

  /// The query; `written` is its text as written.
  mutating func finished(_ written: SourceText) -> ExpandedQuery {
    copy(to: written.length)
    return ExpandedQuery(source: SourceText(bytes: bytes), written: written, pieces: pieces, errors: errors)
  }

  private mutating func copy(to offset: Int) {
    if offset > copied { bytes += written.bytes[copied..<offset] }
    copied = max(copied, offset)
  }
}
