import FilterAST
import FilterAnalysis
import FilterParser
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
  private let document: QueryDocument
  /// The queries that are not run as written, by index; empty if all are.
  private let expansions: [QueryExpansion?]
  private let beginning: QueryNarrowing?
  /// The number of steps through references and names, and of expansions that were made anew; for the growth tests.
  package let steps: Int

  /// The query with an index as it is run.
  public subscript(index: Int) -> ExpandedQuery {
    expansion(ofQuery: index)?.query ?? ExpandedQuery(written: document.source(ofQuery: index))
  }

  /// The default of the document as a query of its own; nil without one.
  var narrowing: ExpandedQuery? { beginning?.query }

  /// The query with an index as it is run; nil if that is as written.
  package func expansion(ofQuery index: Int) -> QueryExpansion? {
    expansions.indices.contains(index) ? expansions[index] : nil
  }

  /// Expands the queries of a document. Linear in the text; the text of an expanded query is made on first use.
  ///
  /// - Parameter values: The values of parameters by name; a default of the document is used for the others.
  public init(_ document: QueryDocument, vocabulary: Vocabulary, values: [String: String] = [:]) {
    let directives = document.directives
    let isPlain = !document.lines.source.bytes.contains { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "@") }
    let sources =
      isPlain && directives.document[.all] == nil
      ? [] : document.queries.indices.map { QuerySource(document.source(ofQuery: $0), vocabulary: vocabulary) }
    self.init(
      document, directives, vocabulary: vocabulary, values: values, sources: sources,
      formers: Array(repeating: nil, count: sources.count))
  }

  /// Expands the first queries of a document, those of `sources`; others are run as written. What did not change is taken
  /// from `former`, the document before an edit, and from the former expansion of each query, nil without one.
  package init(
    _ document: QueryDocument, _ directives: DocumentDirectives, vocabulary: Vocabulary,
    values: [String: String] = [:], sources: [QuerySource], formers: [QueryExpansion?],
    after former: ExpandedDocument? = nil
  ) {
    self.document = document
    self.directives = directives
    let all = directives.document[.all]
    let marked = sources.indices.filter {
      sources[$0].hasMarks && !sources[$0].uses(isSingle: document.isSingle).isEmpty
    }
    guard all != nil || !marked.isEmpty else {
      (expansions, beginning, steps) = ([], nil, 0)
      return
    }
    var expansion = Expansion(
      document, directives, vocabulary: vocabulary, values: values, sources: sources, formers: formers)
    for index in marked { expansion.expand(index) }
    guard let all else {
      var expansions = [QueryExpansion?](repeating: nil, count: sources.count)
      for index in marked { expansions[index] = expansion.expansion(index, after: nil) }
      (self.expansions, beginning, steps) = (expansions, nil, expansion.steps)
      return
    }
    let beginning = expansion.narrowing(all, after: former?.beginning)
    expansions = sources.indices.map { expansion.expansion($0, after: beginning) }
    self.beginning = beginning
    steps = expansion.steps
  }
}

extension ExpandedDocument {
  /// The diagnostics of the directives and parameters of the document, in its order; those of a query are its own.
  public func documentDiagnostics(_ vocabulary: Vocabulary) -> [Diagnostic] {
    var found = directives.diagnostics + directives.columnDiagnostics(vocabulary)
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
    if names.isEmpty { return "; '\(Kind.name.written("…"))' above a query gives it one" }
    return "; the names are \(names.prefix(5).map { "'\($0)'" }.listed())\(names.count > 5 ? " …" : "")"
  }
}

/// Replaces the references and parameters of queries, each query once, those that it refers to before it.
private struct Expansion {
  private let document: QueryDocument
  private let directives: DocumentDirectives
  private let vocabulary: Vocabulary
  private let values: [String: String]
  private let sources: [QuerySource]
  private let formers: [QueryExpansion?]
  private var bodies: [QueryBody?]
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
    sources: [QuerySource], formers: [QueryExpansion?]
  ) {
    self.document = document
    self.directives = directives
    self.vocabulary = vocabulary
    self.sources = sources
    self.formers = formers
    bodies = Array(repeating: nil, count: sources.count)
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
    if !sources[start].hasMarks {
      bodies[start] = sources[start].body
      return
    }
    // `first` is the position of the first query of the path that a query, or one that it refers to, leads back to.
    var path: [(query: Int, next: Int, first: Int)] = [(start, 0, .max)]
    var positions = [start: 0]
    while let last = path.last {
      steps += 1
      let uses = uses(last.query)
      guard last.next < uses.count else {
        path.removeLast()
        if last.first <= path.count { circular.insert(last.query) }
        if last.first < path.count { path[path.count - 1].first = min(path[path.count - 1].first, last.first) }
        bodies[last.query] = body(last.query)
        positions[last.query] = nil
        continue
      }
      path[path.count - 1].next += 1
      guard sources[last.query].isReference(uses[last.next]),
        let target = directives.query(named: uses[last.next].name), bodies[target] == nil
      else { continue }
      if let position = positions[target] {
        path[path.count - 1].first = min(last.first, position)
      } else {
        positions[target] = path.count
        path.append((target, 0, .max))
      }
    }
  }

  /// A query with its parameters and references replaced; those are expanded already, except in a circle. The former one
  /// if nothing in it changed.
  private mutating func body(_ index: Int) -> QueryBody {
    let source = sources[index]
    if uses(index).isEmpty { return source.body }
    let (parts, depth) = parts(of: source, index)
    if parts.isEmpty {
      total += source.text.length
      return source.body
    }
    let former = formers[index]?.body
    if let former, former.depth == depth, former.written == source.text, former.parts.count == parts.count,
      zip(former.parts, parts).allSatisfy({ $0.isSame(as: $1) })
    {
      total += former.length
      return former
    }
    steps += 1
    let body = QueryBody(source.text, parts, depth: depth, after: former, vocabulary: vocabulary)
    total += body.length
    return body
  }

  /// The parameters and references of a query in the order of the text.
  private func uses(_ index: Int) -> [QueryParameters.Use] { sources[index].uses(isSingle: document.isSingle) }

  /// The replaced parts of a query, and the number of references within each other.
  private mutating func parts(of source: QuerySource, _ index: Int) -> (parts: [QueryBody.Part], depth: Int) {
    var parts: [QueryBody.Part] = []
    var length = source.text.length
    var depth = 0
    func report(_ fault: DocumentFault, at sign: QueryParameters.Use) {
      parts.append(QueryBody.Part(range: sign.range, content: .fault(fault)))
    }
    for sign in uses(index) {
      guard source.isReference(sign) else {
        guard let value = values[sign.name], vocabulary.fieldID(spelled: "$" + sign.name.lowercased()) == nil else {
          continue
        }
        let token = Array(vocabulary.written(value, for: sign).utf8)
        if length + token.count > ExpandedDocument.maximumLength {
          report(tooLong("with '$\(sign.name)'"), at: sign)
          break
        }
        parts.append(QueryBody.Part(range: sign.range, content: .value(token)))
        length += token.count - sign.range.length
        continue
      }
      guard let target = directives.query(named: sign.name) else {
        report(unknown(sign, in: source.text), at: sign)
        continue
      }
      // Those that the path leads back to are not expanded yet.
      if circular.contains(index) && (circular.contains(target) || bodies[target] == nil) || target == index {
        circular.insert(index)
        report(
          DocumentFault(
            kind: .cyclicReference, message: "'\(quoted(sign))' leads back to the query it is in"), at: sign)
        continue
      }
      guard let other = bodies[target], !other.isBroken else {
        report(
          DocumentFault(kind: .brokenReference, message: "the query '\(quoted(sign))' has an error"), at: sign)
        continue
      }
      depth = max(depth, other.depth + 1)
      if depth > ExpandedDocument.maximumDepth {
        report(
          DocumentFault(
            kind: .expansionTooLong,
            message: "more than \(ExpandedDocument.maximumDepth) references within each other"), at: sign)
        break
      }
      let added = other.length + 2
      if length + added > ExpandedDocument.maximumLength || total + length + added > ExpandedDocument.maximumTotal {
        report(tooLong("with '\(quoted(sign))'"), at: sign)
        break
      }
      parts.append(QueryBody.Part(range: sign.range, content: .query(other)))
      length += added - sign.range.length
    }
    return (parts, depth)
  }

  private func quoted(_ sign: QueryParameters.Use) -> String { "@" + Diagnostic.quotation(of: sign.name) }

  private func tooLong(_ part: String) -> DocumentFault {
    let total = ExpandedDocument.maximumTotal >> 20
    return DocumentFault(
      kind: .expansionTooLong,
      message:
        "\(part) the query is longer than \(ExpandedDocument.maximumLength) bytes, or those of the document than "
        + "\(total) MB")
  }

  private mutating func unknown(_ sign: QueryParameters.Use, in written: SourceText) -> DocumentFault {
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
    return DocumentFault(
      kind: .unknownReference, message: "no query is named '\(Diagnostic.quotation(of: sign.name))'\(hint)",
      fixes: fixes)
  }

  /// The default of the document as a query of its own, in offsets of the text of its directive; the former one if it is
  /// the same.
  mutating func narrowing(_ entry: DocumentDirectives.Entry, after former: QueryNarrowing?) -> QueryNarrowing {
    let written = SourceText(entry.text)
    var text = ReplacedText(written)
    for sign in QueryParameters(of: written, syntax: vocabulary.syntax).values {
      guard let value = values[sign.name] else { continue }
      text.replace(sign.range, with: Array(vocabulary.written(value, for: sign).utf8), .value)
    }
    let query = text.finished()
    if let former, former.query == query { return former }
    return QueryNarrowing(query, vocabulary: vocabulary)
  }

  /// A query as it is run, after the default of the document; nil if that is as written.
  mutating func expansion(_ index: Int, after narrowing: QueryNarrowing?) -> QueryExpansion? {
    if !sources[index].hasMarks, let narrowing, let former = formers[index], former.isNarrowed(by: narrowing),
      total + former.length <= ExpandedDocument.maximumTotal
    {
      total += former.length
      return former
    }
    if bodies[index] == nil { expand(index) }
    guard let body = bodies[index] else { return nil }
    // With a blank and parentheses.
    let length = body.length + (narrowing.map { $0.query.source.length + 5 } ?? 0)
    let beginning = beginning(of: body, after: narrowing, length: length)
    if case .none = beginning, body.isAsWritten { return nil }
    if let former = formers[index], former.body === body, former.beginning.isSame(as: beginning) { return former }
    steps += 1
    return QueryExpansion(body, beginning, length: length)
  }

  private mutating func beginning(
    of body: QueryBody, after narrowing: QueryNarrowing?, length: Int
  ) -> QueryExpansion.Beginning {
    // A query with an error is not run; its own errors are told, and not those that the default would make of them.
    guard let narrowing, !body.isBroken else { return .none }
    guard narrowing.shape.isValid else {
      return .refused(
        DocumentFault(
          kind: .brokenReference,
          message: "the default '\(DocumentDirectives.Kind.all.beginning)' of the document has an error"))
    }
    if length > ExpandedDocument.maximumLength || total + length > ExpandedDocument.maximumTotal {
      return .refused(tooLong("with '\(DocumentDirectives.Kind.all.beginning)'"))
    }
    total += length
    return .narrowed(narrowing)
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
