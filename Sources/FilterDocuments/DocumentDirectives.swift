import FilterAnalysis
public import FilterText

/// The directives in the comments of a query document, and its parameter lines.
///
/// ```text
/// # all: f:modern                 every query finds these only
/// # list: cards.jsonl             the list that the queries are for
///
/// $price = 5                      the default of a parameter
///
/// # name: elves
/// # sort: -usd
/// # columns: name, usd
/// t:elf usd<$price                the query that '@elves' stands for
/// ```
///
/// A directive is a comment line with nothing but a word, a colon and a text; ``DocumentDirective`` has all of them. Those about a query
/// are in the comments directly above it; those about the document are above its first query. Any other comment says
/// nothing: directly above a query, it is its title.
public struct DocumentDirectives: Hashable, Sendable {
  /// The directives, by the words that they begin with. ``DocumentDirective`` says more about each.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The name of a query, by which references and programs find it: `# name: elves`.
    case name
    /// The order of the rows of a query, as `--sort` takes it; with a blank line below it, of all queries.
    case sort
    /// The columns of the rows of a query, as `--columns` takes them; with a blank line below it, of all queries.
    case columns
    /// A query that all queries of the document are narrowed by: `# all: f:modern`.
    case all
    /// The list that the queries are for: a file of items or a vocabulary, relative to the document.
    case list
    /// Diagnostics that are turned off: `# filterq: ignore unknown-value`. No directive of a document or a head.
    case ignore = "filterq: ignore"
    /// The default of a parameter: `$most = 3`.
    case parameter = "$"
    /// An expectation of a test script: `expect count > 0`.
    case expectation = "expect"
  }

  /// A directive, a title or a parameter, with its place in the document.
  public struct Entry: Hashable, Sendable {
    /// The text of a directive or title; the name of a parameter.
    public let text: String
    /// The bytes of the text.
    public let range: SourceRange
    /// The bytes of the whole comment, or of the line of a parameter up to its comment.
    public let line: SourceRange
  }

  /// The directives and the title above a query.
  public struct Head: Hashable, Sendable {
    /// The comment directly above the query, or above its directives, that is no directive and no heading.
    public var title: Entry? { titles.last }
    /// The comments above the query that are no directives and no headings, the title last. Each names the query, unless
    /// it has a name or another query has that one.
    package fileprivate(set) var titles: [Entry] = []
    /// The directives, each kind once.
    private var directives: [Written] = []

    private struct Written: Hashable, Sendable {
      let kind: Kind
      let entry: Entry
    }

    fileprivate init() {}

    /// The directive of a kind; nil if it is not written above the query.
    public fileprivate(set) subscript(kind: Kind) -> Entry? {
      get { directives.first { $0.kind == kind }?.entry }
      set {
        directives.removeAll { $0.kind == kind }
        if let newValue { directives.append(Written(kind: kind, entry: newValue)) }
      }
    }

    /// The name that `# name:` gives.
    public var name: Entry? { self[.name] }
    /// The order of the rows.
    public var sort: Entry? { self[.sort] }
    /// The columns of the rows.
    public var columns: Entry? { self[.columns] }
  }

  /// A parameter and its default.
  public struct Parameter: Hashable, Sendable {
    /// The name without its `$`, as written, with its place.
    public let name: Entry
    /// The default as written, in quotes or not; an empty range if there is none.
    public let value: SourceRange
  }

  /// The head of each query, by its index. Queries without comments above them have no entry.
  public private(set) var heads: [Int: Head] = [:]
  /// The parameters in the order of the document.
  public private(set) var parameters: [Parameter] = []
  /// The directives of the whole document.
  public private(set) var document: [Kind: Entry] = [:]
  /// The faults of directives and parameters, in offsets of the document and in its order.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The queries of a name, by its folded form: those with `# name:` before those with a title.
  private var named: [String: Int] = [:]
  private var parameterIndices: [String: Int] = [:]

  /// Reads a document. A document of one query has no directives. Linear in the text.
  init(_ document: QueryDocument) {
    guard !document.isSingle, document.mayHaveDirectives else { return }
    readHeads(document)
    readParameters(document)
    nameQueries()
    diagnostics.sort { $0.range < $1.range }
  }

  /// The index of the query with a name or title; letter case and the signs between words do not count.
  public func query(named name: String) -> Int? { named[QueryName.folded(name)] }

  /// The name that references to a query use: lower-case words joined by hyphens. Nil for one without name and title.
  public func name(ofQuery index: Int) -> String? {
    guard let entry = heads[index]?.name ?? heads[index]?.title else { return nil }
    let name = QueryName.folded(entry.text)
    return name.isEmpty ? nil : name
  }

  /// The names of the queries, in the order of the document.
  public var names: [String] { heads.keys.sorted().compactMap { name(ofQuery: $0) } }

  /// The parameter with a name; the first of several.
  public func parameter(named name: String) -> Parameter? { parameterIndices[name].map { parameters[$0] } }

  /// The order of the rows of a query: its own, else that of the document.
  public func sort(ofQuery index: Int) -> Entry? { heads[index]?.sort ?? document[.sort] }

  /// The columns of the rows of a query: its own, else those of the document.
  public func columns(ofQuery index: Int) -> Entry? { heads[index]?.columns ?? document[.columns] }
}

extension DocumentDirectives {
  private mutating func readHeads(_ document: QueryDocument) {
    let first = document.queries.first?.start ?? Int.max
    var line = -1
    for comment in document.comments {
      let number = document.lines.line(of: comment.start)
      if number <= line { continue }
      guard document.isAlone(comment) else { continue }
      // The comments directly below each other.
      var block: [SourceRange] = [comment]
      line = number
      while let next = document.loneComment(inLine: line + 1) {
        block.append(next)
        line += 1
      }
      let below = line + 1 < document.lines.lineCount ? document.lines.content(ofLine: line + 1).start : Int.max
      let index = document.index(ofFirstQueryFrom: below)
      let isHead = index < document.queries.count && document.queries[index].start == below
      let source = document.lines.source
      // A heading separates, as a blank line does.
      if let heading = block.lastIndex(where: { DocumentDirectives.isHeading($0, in: source) }) {
        read(Array(block[..<heading]), in: source, above: nil, isFirst: comment.start < first)
        block.removeFirst(heading + 1)
      }
      read(block, in: source, above: isHead ? index : nil, isFirst: comment.start < first)
    }
  }

  private mutating func read(_ block: [SourceRange], in source: SourceText, above query: Int?, isFirst: Bool) {
    var head = Head()
    for comment in block {
      guard let (kind, text) = DocumentDirectives.directive(comment, in: source) else {
        if let title = DocumentDirectives.title(comment, in: source) { head.titles.append(title) }
        reportMisspelling(comment, in: source)
        continue
      }
      let directive = kind.directive
      guard directive.hasColon else { continue }
      let entry = Entry(text: source[text], range: text, line: comment)
      if text.isEmpty {
        report(
          .emptyDirective, .warning, comment, "'\(directive.beginning)' says nothing; write a text after the colon")
        continue
      }
      let isOfQuery = directive.place != .document && query != nil
      if !isOfQuery, directive.place == .query || !isFirst {
        report(.misplacedDirective, .warning, comment, directive.misplacement)
      } else if let earlier = isOfQuery ? head[kind] : document[kind] {
        report(
          .repeatedDirectiveLine, .warning, comment,
          "'\(directive.beginning)' is written twice; the first one counts",
          related: [RelatedRange(range: earlier.line, message: "the first one")])
      } else if isOfQuery {
        head[kind] = entry
      } else {
        document[kind] = entry
      }
    }
    if let query, head != Head() { heads[query] = head }
  }

  private mutating func readParameters(_ document: QueryDocument) {
    let source = document.lines.source
    guard source.bytes.contains(UInt8(ascii: "$")) else { return }
    for number in 0..<document.lines.lineCount {
      let content = document.lines.content(ofLine: number)
      guard content.length > 1, source.bytes[content.start] == UInt8(ascii: "$"),
        document.query(touching: content.start) == nil
      else { continue }
      let comment = document.comment(inLineAt: content.start, fromItsStart: false)
      let end = comment.map { min($0.start, content.end) } ?? content.end
      guard let line = ParameterLine(SourceRange(start: content.start, end: end), of: source) else { continue }
      let name = SourceRange(start: line.sign.start + 1, end: line.sign.end)
      let whole = SourceRange(
        start: content.start, end: source.trimmed(SourceRange(start: content.start, end: end)).end)
      let entry = Entry(text: source[name], range: name, line: whole)
      if let first = parameter(named: entry.text) {
        report(
          .repeatedParameter, .warning, line.sign, "'$\(entry.text)' has a value already; the first one counts",
          related: [RelatedRange(range: first.name.line, message: "the first one")])
      } else {
        parameterIndices[entry.text] = parameters.count
        parameters.append(Parameter(name: entry, value: line.value))
      }
    }
  }

  /// Collects the names; each may be given once. A title that is no name of its own may be written twice.
  private mutating func nameQueries() {
    for index in heads.keys.sorted() {
      guard let entry = heads[index]?.name else { continue }
      let name = QueryName.folded(entry.text)
      if name.isEmpty {
        report(.emptyDirective, .warning, entry.line, "a name has letters or digits")
      } else if let other = named[name], let first = heads[other]?.name {
        report(
          .repeatedName, .error, entry.range, "the name '\(Diagnostic.quotation(of: name))' is used twice",
          related: [RelatedRange(range: first.range, message: "the first query of that name")])
      } else {
        named[name] = index
      }
    }
    let titled = heads.keys.sorted().filter { heads[$0]?.name == nil }
    // Titles before the comments above them.
    for isTitle in [true, false] {
      for index in titled {
        let titles = heads[index]?.titles ?? []
        for title in isTitle ? titles.suffix(1) : titles.dropLast() {
          let name = QueryName.folded(title.text)
          if !name.isEmpty, named[name] == nil { named[name] = index }
        }
      }
    }
  }

  /// Where the name of a query is given, each with the name that references use: `# name:`, or else the comments above it.
  package func givenNames(ofQuery index: Int) -> [(name: String, entry: Entry)] {
    let entries = heads[index].map { head in head.name.map { [$0] } ?? head.titles } ?? []
    return entries.map { (QueryName.folded($0.text), $0) }.filter { named[$0.0] == index }
  }

  /// Reports a comment whose word before the colon is nearly that of a directive, such as `# nmae: elves`.
  private mutating func reportMisspelling(_ comment: SourceRange, in source: SourceText) {
    guard let (mark, meant) = DocumentDirectives.misspelling(comment, in: source) else { return }
    let beginning = meant.directive.beginning
    report(
      .misspeltDirective, .hint, mark, "this comment is no directive; did you mean '\(beginning)'?",
      fixes: [Fix(title: "Change to '\(beginning)'", edits: [TextEdit(range: mark, replacement: beginning)])])
  }

  private mutating func report(
    _ kind: DocumentDiagnosticKind, _ severity: Severity, _ range: SourceRange, _ message: String,
    related: [RelatedRange] = [], fixes: [Fix] = []
  ) {
    diagnostics.append(
      Diagnostic(id: kind.id, severity: severity, range: range, message: message, related: related, fixes: fixes))
  }

  /// The directive that a comment is, wherever it is, and the text after its beginning; nil for any other comment. All
  /// but `# filterq: ignore` have one `#`, the word, a colon, and white space or the end.
  package static func directive(
    _ comment: SourceRange, in source: SourceText
  ) -> (kind: Kind, text: SourceRange)? {
    let bytes = source.bytes
    if comment.isEmpty { return nil }
    let text = source.trimmed(SourceRange(start: comment.start + 1, end: comment.end))
    for kind in DocumentDirective.withColon.lazy.map({ $0.kind }) {
      let colon = text.start + kind.rawValue.utf8.count
      guard colon < text.end, bytes[colon] == UInt8(ascii: ":"),
        colon + 1 == text.end || bytes[colon + 1].isWhitespace,
        bytes[text.start..<colon].elementsEqual(kind.rawValue.utf8)
      else { continue }
      return (kind, source.trimmed(SourceRange(start: colon + 1, end: text.end)))
    }
    return IgnoredDiagnostics.startOfList(in: bytes[comment.start..<comment.end]).map {
      (.ignore, source.trimmed(SourceRange(start: $0, end: comment.end)))
    }
  }

  /// The directive that was meant by a comment such as `# nmae: elves`, and the range up to the end of its words. A
  /// comment with another first letter is prose.
  private static func misspelling(_ comment: SourceRange, in source: SourceText) -> (mark: SourceRange, meant: Kind)? {
    let bytes = source.bytes
    let text = source.trimmed(SourceRange(start: comment.start + 1, end: comment.end))
    func endOfWord(from start: Int) -> Int { bytes[start..<text.end].firstIndex { !$0.isLetter } ?? text.end }
    let colon = endOfWord(from: text.start)
    guard colon > text.start, colon < text.end, bytes[colon] == UInt8(ascii: ":"),
      colon + 1 == text.end || bytes[colon + 1].isWhitespace
    else { return nil }
    let word = SourceRange(start: text.start, end: colon)
    let mark = SourceRange(start: comment.start, end: colon + 1)
    if let meant = meant(word, in: source, among: DocumentDirective.withColon.map { $0.kind.rawValue }) {
      return Kind(rawValue: meant).map { (mark, $0) }
    }
    // `# filterq: ingore`, `# fliterq: ignore`
    let words = IgnoredDiagnostics.words
    let verb = source.trimmed(SourceRange(start: colon + 1, end: text.end)).start
    let end = endOfWord(from: verb)
    guard meant(word, in: source, among: [words.name]) != nil,
      meant(SourceRange(start: verb, end: end), in: source, among: [words.verb]) != nil
    else { return nil }
    return (SourceRange(start: comment.start, end: end), .ignore)
  }

  /// The word that another one is meant to be: one with a typing error. The first letter is seldom wrong, but for one
  /// that changed places.
  private static func meant(_ range: SourceRange, in source: SourceText, among words: [String]) -> String? {
    let typed = Array(source[range].lowercased().utf8)
    return words.first { word in
      let (first, second) = (word.utf8.prefix(1), word.utf8.dropFirst().prefix(1))
      let isLikely = typed.starts(with: first) || typed.starts(with: second) && typed.dropFirst().starts(with: first)
      return isLikely && SpellingDistance.between(typed, and: Array(word.utf8), limit: 1) != nil
    }
  }

  /// The text of a comment without its marks; nil if it is empty.
  private static func title(_ comment: SourceRange, in source: SourceText) -> Entry? {
    let text = source.trimmed(SourceRange(start: endOfMarks(comment, in: source), end: comment.end))
    return text.isEmpty ? nil : Entry(text: source[text], range: text, line: comment)
  }

  /// Whether a comment is a heading: two to six `#`, white space and a text.
  private static func isHeading(_ comment: SourceRange, in source: SourceText) -> Bool {
    let end = endOfMarks(comment, in: source)
    guard 2...6 ~= end - comment.start, end < comment.end, source.bytes[end].isWhitespace else { return false }
    return !source.trimmed(SourceRange(start: end, end: comment.end)).isEmpty
  }

  private static func endOfMarks(_ comment: SourceRange, in source: SourceText) -> Int {
    var end = comment.start
    while end < comment.end, source.bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end
  }
}

/// The kinds of diagnostics about a query document as a whole: its directives, parameters and references.
public enum DocumentDiagnosticKind: String, CaseIterable, Hashable, Sendable {
  /// A directive without a text: `# name:`.
  case emptyDirective
  /// A directive where it says nothing: `# all: f:modern` below the first query.
  case misplacedDirective
  /// A directive that is written twice.
  case repeatedDirectiveLine
  /// A comment that is nearly a directive: `# nmae: elves`.
  case misspeltDirective
  /// A name that two queries have.
  case repeatedName
  /// A parameter with two values.
  case repeatedParameter
  /// A reference to a query that the document does not have: `@elvs`.
  case unknownReference
  /// A query that refers to itself, directly or through others.
  case cyclicReference
  /// A reference to a query with an error.
  case brokenReference
  /// References that make a query too long, or that are nested too deeply.
  case expansionTooLong
  /// A column that rows of the list do not have: `# sort: -usdd`.
  case unknownColumn
  /// A list of a document that cannot be used: `# list: lgo.jsonl` without such a file. Its queries are not looked at.
  case unusableList
  /// A list of a document that an editor is still reading. Until then the queries are not looked at.
  case loadingList

  /// The stable id: `unknown-reference`.
  public var id: DiagnosticID { DiagnosticID(declaration: rawValue) }
}

extension QueryDocument {
  /// The directives and parameters. Linear in the text; read again at each call.
  public var directives: DocumentDirectives { DocumentDirectives(self) }

  /// The index of the query with a name: that of `# name: elves`, or the comment above it.
  public func query(named name: String) -> Int? { directives.query(named: name) }

  /// Whether there are comments or lines that may be directives; a quick look.
  fileprivate var mayHaveDirectives: Bool { !comments.isEmpty || lines.source.bytes.contains(UInt8(ascii: "$")) }

  /// Whether a comment has a line of its own and is in no query.
  fileprivate func isAlone(_ comment: SourceRange) -> Bool {
    let line = lines.content(ofLine: lines.line(of: comment.start))
    guard lines.source.isBlank(from: line.start, to: comment.start) else { return false }
    guard let query = query(touching: comment.start) else { return true }
    return queries[query].end <= line.start || queries[query].start >= comment.end
  }

  /// The comment that is alone in a line; nil if there is none.
  fileprivate func loneComment(inLine line: Int) -> SourceRange? {
    guard line < lines.lineCount,
      let comment = comment(inLineAt: lines.content(ofLine: line).start, fromItsStart: true), isAlone(comment)
    else { return nil }
    return comment
  }
}
