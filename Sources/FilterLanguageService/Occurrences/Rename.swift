import FilterAST
import FilterLexer
import FilterParser
import FilterSemantics
public import FilterText
import FilterVocabulary

/// The subject of a rename at a caret.
public struct RenameTarget: Hashable, Sendable {
  /// The kinds of texts that can be renamed.
  package enum Kind: Hashable, Sendable {
    /// A value of a field, given by its full name, or as spelled if the field is unknown.
    case value(field: String)
    /// A field under all of its names.
    case field
    /// The text of a name term.
    case name
    /// A parameter or the name of a query.
    case sign
  }

  /// The range of the document that a new text replaces, without quotes.
  public let range: SourceRange
  /// The current text, without quotes and escapes.
  public let placeholder: String
  /// The kind of text that is renamed.
  package let kind: Kind
}

/// The reason why a rename fails.
public enum RenameRefusal: Error, Hashable, Sendable {
  /// The caret touches no field, value or name.
  case nothingHere
  /// The new text is empty or white space.
  case blankText
  /// The new text contains a line break, which would end the query.
  case lineBreak
  /// The new text cannot be the name of a field.
  case noFieldName(String)
  /// The vocabulary has no field with the new name.
  case unknownField(String)
  /// A renamed term could not be read: its text, and the reason.
  case unreadable(String, reason: String)
  /// The new text would change the terms of a query.
  case unwritable(String)
  /// The new text cannot be the name of a parameter or of a query.
  case noName(String)
  /// The document has another parameter or query with the new name.
  case nameTaken(String)

  /// The message for the user, without a full stop.
  public var message: String {
    switch self {
    case .nothingHere: "no field, value or name to rename here"
    case .blankText: "the new name is empty"
    case .lineBreak: "the new name contains a line break, which would end the query"
    case .noFieldName(let text):
      "'\(text)' is not a field name; use a letter or '_', then letters, digits, '_' and '-'"
    case .unknownField(let text): "'\(text)' is not a field of the vocabulary"
    case .unreadable(let term, let reason): "the rename would write '\(term)': \(reason)"
    case .noName(let text): "'\(text)' is not a name; use a letter or '_', then letters, digits, '_' and '-'"
    case .nameTaken(let text): "the name '\(text)' is used already"
    case .unwritable(let text): "renaming to '\(text)' would change the terms of a query"
    }
  }
}

extension DocumentSnapshot {
  /// The subject of a rename at a caret; `nil` in operators, patterns, connectives, comments and incomplete values.
  /// Analyzes one query.
  public func prepareRename(at offset: Int) -> RenameTarget? {
    if let sign = sign(at: offset) {
      return RenameTarget(range: sign.name, placeholder: source[sign.name], kind: .sign)
    }
    guard let subject = CaretSubject(at: offset, in: self) else { return nil }
    let query = subject.query
    if subject.field != nil {
      return RenameTarget(
        range: query.documentRange(subject.token.range), placeholder: query.source[subject.token.range], kind: .field)
    }
    guard let leaf = subject.leaf, let text = RenamedText(leaf, in: query.analysis.parsed.tree, vocabulary),
      subject.token.range == text.token.range
    else { return nil }
    return RenameTarget(
      range: query.documentRange(text.inside), placeholder: text.text, kind: text.kind(in: vocabulary))
  }

  /// The edits that rename the field, value or name at a caret in the whole document: sorted, not overlapping, minimal.
  ///
  /// - A value: in all terms with the same field and value, ignoring case. Fields, operators, minuses and quotes stay;
  ///   a bare value gets quotes if the new text needs them.
  /// - A field: all its uses under any of its names, before an operator and as a column. The new name must be that of
  ///   a field which takes the operators and values of all these terms.
  /// - A parameter, or the name of a query: all its uses, and where it is given.
  /// - A name: all name terms with the same text, ignoring case. Exact names (`!bolt`) and words are different.
  ///
  /// The document keeps its number of terms, and all other terms keep their meaning. A rename that would make a term
  /// unreadable, such as one to a value that a closed list does not have, is refused. Analyzes all queries.
  public func rename(at offset: Int, to newText: String) throws(RenameRefusal) -> [TextEdit] {
    if let sign = sign(at: offset) { return try rename(sign, to: newText) }
    guard let subject = CaretSubject(at: offset, in: self) else { throw .nothingHere }
    if let field = subject.field { return try rename(field, to: newText) }
    guard let leaf = subject.leaf, let text = RenamedText(leaf, in: subject.query.analysis.parsed.tree, vocabulary),
      subject.token.range == text.token.range
    else { throw .nothingHere }
    if newText.utf8.allSatisfy({ $0.isWhitespace }) { throw .blankText }
    if newText.utf8.contains(where: { $0.isLineBreak }) { throw .lineBreak }
    var edits: [TextEdit] = []
    for query in queries {
      let own = try rename(text, to: newText, in: query)
      let placed = query.documentEdits(own)
      if placed.isEmpty, !own.isEmpty { throw .unwritable(newText) }
      edits += placed
    }
    return edits
  }

  private func rename(_ field: FieldUse, to newText: String) throws(RenameRefusal) -> [TextEdit] {
    if newText.utf8.allSatisfy({ $0.isWhitespace }) { throw .blankText }
    guard let name = FieldName(exactly: newText) else { throw .noFieldName(newText) }
    if vocabulary.fieldID(named: name) == nil { throw .unknownField(newText) }
    var edits: [TextEdit] = []
    for query in queries {
      let ranges = field.ranges(in: query.parsed.tree, vocabulary).filter { query.source[$0] != newText }
      if ranges.isEmpty { continue }
      let own = ranges.map { TextEdit(range: $0, replacement: newText) }
      guard let after = query.source.applying(own) else { continue }
      let parsed = vocabulary.parse(after)
      let before = query.analysis.parsed
      guard parsed.leafNodes.count == before.leafNodes.count, parsed.outcome == before.outcome else {
        throw .unwritable(newText)
      }
      try checkReading(
        of: AnalyzedQuery(parsed, vocabulary: vocabulary).leaves, after, replacing: query.analysis.leaves)
      edits += query.documentEdits(own)
    }
    return edits
  }

  /// Throws if the vocabulary can read a term, but not the one that replaces it, or if it knows the field of a new term
  /// and not its value.
  private func checkReading(
    of new: [AnalyzedLeaf], _ source: SourceText, replacing old: [AnalyzedLeaf]
  ) throws(RenameRefusal) {
    for (leaf, original) in zip(new, old) where leaf.term != original.term {
      guard let error = leaf.error else { continue }
      let isUnlisted =
        switch error {
        case .unknownValue: true
        default: false
        }
      if original.error != nil, !isUnlisted { continue }
      let value = source[leaf.value]
      throw .unreadable(
        Diagnostic.quotation(of: source[SourceRange(start: leaf.minus.end, end: leaf.range.end)]),
        reason: error.reason(for: Diagnostic.quotation(of: value), in: vocabulary))
    }
  }

  /// The edits of one query, in offsets of the query.
  private func rename(
    _ text: RenamedText, to newText: String, in query: DocumentQuery
  ) throws(RenameRefusal) -> [TextEdit] {
    let analysis = query.analysis
    var edits: [TextEdit] = []
    var renamed: Set<Int> = []
    for (index, leaf) in analysis.leaves.enumerated() {
      guard let other = RenamedText(leaf, in: analysis.parsed.tree, vocabulary), other.isSame(as: text) else {
        continue
      }
      renamed.insert(index)
      if let edit = other.edit(to: newText, in: query.source) { edits.append(edit) }
    }
    guard !edits.isEmpty else { return [] }
    guard let after = query.source.applying(edits), let leaves = vocabulary.parse(after).query?.leaves,
      leaves.count == analysis.leaves.count, after.bytes.first != UInt8(ascii: "#")
    else { throw .unwritable(newText) }
    let written = FilterValue(quoted: newText).text
    for (index, leaf) in leaves.enumerated() {
      let isRight =
        renamed.contains(index)
        ? leaf == analysis.leaves[index].term.renamed(like: leaf, with: written) : leaf == analysis.leaves[index].term
      if !isRight { throw .unwritable(newText) }
    }
    let reread = AnalyzedQuery(vocabulary.parse(after), vocabulary: vocabulary)
    try checkReading(of: reread.leaves, after, replacing: analysis.leaves)
    return edits
  }
}

extension FilterTerm {
  /// The term with another text, quoted as in `other`; `nil` for a pattern.
  fileprivate func renamed(like other: FilterTerm, with text: String) -> FilterTerm? {
    switch (self, other) {
    case (.name(let polarity, exact: let exact, _), .name(_, exact: _, let name)) where name.text == text:
      .name(polarity, exact: exact, name)
    case (.filter(let polarity, field: let field, let comparison, _), .filter(_, field: _, _, let value))
    where value.text == text:
      .filter(polarity, field: field, comparison, value)
    default: nil
    }
  }
}

/// A value or name that can be renamed. Ranges are those of the query.
struct RenamedText {
  /// The field of a value, or the kind of a name term. Texts with the same owner are renamed together.
  private enum Owner: Equatable {
    case field(FieldUse)
    case name(isExact: Bool)
  }

  /// The text without quotes and escapes.
  let text: String
  let token: Token
  private let owner: Owner
  private let folded: String
  private let quotes: QuotedToken?
  private let syntax: SyntaxOptions

  /// `nil` for a pattern, a shorthand, and a column on the right, which is a field.
  init?(_ leaf: AnalyzedLeaf, in tree: SyntaxTree, _ vocabulary: Vocabulary) {
    if leaf.column(vocabulary) != nil { return nil }
    let run = tree.tokens(of: leaf.node)
    guard let last = run.last else { return nil }
    token = tree.tokens[last]
    switch (leaf.term, token.kind) {
    case (.name(_, exact: let isExact, let name), .word), (.name(_, exact: let isExact, let name), .quoted),
      (.name(_, exact: let isExact, let name), .unclosedQuoted):
      (text, owner) = (name.text, .name(isExact: isExact))
    case (.filter(_, field: let field, _, let value), .value), (.filter(_, field: let field, _, let value), .quoted),
      (.filter(_, field: let field, _, let value), .unclosedQuoted):
      (text, owner) = (value.text, .field(FieldUse(name: field.text, vocabulary)))
    default: return nil
    }
    folded = text.lowercased()
    syntax = vocabulary.syntax
    quotes = QuotedToken(token, in: tree.source)
  }

  /// The range without quotes.
  var inside: SourceRange { quotes?.inside ?? token.range }

  /// Whether one rename changes both.
  func isSame(as other: RenamedText) -> Bool { owner == other.owner && folded == other.folded }

  func kind(in vocabulary: Vocabulary) -> RenameTarget.Kind {
    switch owner {
    case .name: .name
    case .field(.field(let id)): .value(field: vocabulary[id].name)
    case .field(.unknown(let name)): .value(field: name)
    }
  }

  /// The edit that replaces the text, in the same quotes if possible; `nil` if it changes nothing.
  func edit(to newText: String, in source: SourceText) -> TextEdit? {
    let edit =
      quotes == nil || !isPlain(newText)
      ? TextEdit(range: token.range, replacement: written(newText, in: source))
      : TextEdit(range: inside, replacement: newText)
    return source[edit.range] == edit.replacement ? nil : edit
  }

  /// Whether a text needs no escapes between quotes of any kind.
  private func isPlain(_ text: String) -> Bool {
    !text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x22, 0x27, 0x5C, 0x2018, 0x2019, 0x201C, 0x201D: true
      default: false
      }
    }
  }

  private func written(_ newText: String, in source: SourceText) -> String {
    if quotes != nil { return FilterValue(quoted: newText).description }
    if case .field = owner { return FilterValue(newText, in: syntax).description }
    // A `#` after white space begins a comment.
    return newText.utf8.first == UInt8(ascii: "#")
      ? FilterName(quoted: newText).description : FilterName(newText).description
  }
}
