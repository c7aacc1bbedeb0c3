import FilterAnalysis
import FilterCompletion
import FilterDocuments
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// A parameter or the name of a query at a place of a document: `$me`, `@elves`, `# name: elves`.
struct DocumentSign: Hashable {
  /// The named query or parameter.
  enum Subject: Hashable {
    /// A parameter, by its name.
    case parameter(String)
    /// A query, by the name that references use.
    case query(String)
  }

  let subject: Subject
  /// The bytes of the sign and its name.
  let range: SourceRange
  /// The bytes of the name.
  let name: SourceRange
}

extension DocumentSnapshot {
  /// The parameter or name at an offset, in a query or where it is given. Linear in the query and logarithmic in the
  /// others, except in comments.
  func sign(at offset: Int) -> DocumentSign? {
    if let index = layout.query(at: offset) { return signs(ofQuery: index).first { $0.range.touches(offset) } }
    let line = lines.content(ofLine: lines.line(of: offset))
    guard !line.isEmpty, source.bytes[line.start] == UInt8(ascii: "$") || layout.comment(at: offset) != nil else {
      return nil
    }
    guard let sign = givenSigns.first(where: { $0.range.touches(offset) }) else { return nil }
    // A title that no reference uses is an ordinary comment.
    let isTitle = expanded.directives.heads.values.contains { head in
      head.name == nil && head.titles.contains { $0.range == sign.range }
    }
    return isTitle && allSigns(of: sign.subject).count < 2 ? nil : sign
  }

  /// The parameters and references of a query, in offsets of the document.
  private func signs(ofQuery index: Int) -> [DocumentSign] {
    let signs = entries[index].written.signs
    let start = layout.queries[index].start
    func sign(_ use: QueryParameters.Use, _ subject: DocumentSign.Subject) -> DocumentSign {
      let range = use.range.shifted(by: start)
      return DocumentSign(
        subject: subject, range: range, name: SourceRange(start: range.start + 1, end: range.end))
    }
    let references = layout.isSingle ? [] : signs.references
    return signs.values.map { sign($0, .parameter($0.name)) }
      + references.map { sign($0, .query(QueryName.folded($0.name))) }
  }

  /// The parameters and names where they are given.
  private var givenSigns: [DocumentSign] {
    let directives = expanded.directives
    let parameters = directives.parameters.map { parameter in
      DocumentSign(
        subject: .parameter(parameter.name.text),
        range: SourceRange(start: parameter.name.range.start - 1, end: parameter.name.range.end),
        name: parameter.name.range)
    }
    let names = directives.heads.keys.flatMap { index in
      directives.givenNames(ofQuery: index).map { name, entry in
        DocumentSign(subject: .query(name), range: entry.range, name: entry.range)
      }
    }
    return parameters + names
  }

  /// All places of a parameter or name, in the order of the document.
  func occurrences(of subject: DocumentSign.Subject) -> [SourceRange] {
    allSigns(of: subject).map { $0.range }
  }

  private func allSigns(of subject: DocumentSign.Subject) -> [DocumentSign] {
    var found = givenSigns.filter { $0.subject == subject }
    for index in layout.queries.indices { found += signs(ofQuery: index).filter { $0.subject == subject } }
    return found.sorted { $0.range < $1.range }
  }

  /// Where the value of a parameter or the name of a query is given; nil if it is nowhere.
  func place(of subject: DocumentSign.Subject) -> SourceRange? {
    givenSigns.first { $0.subject == subject }?.range
  }

  /// The edits that rename a parameter or a query.
  func rename(_ sign: DocumentSign, to newText: String) throws(RenameRefusal) -> [TextEdit] {
    let new = SourceText(newText)
    if new.isBlank { throw .blankText }
    if newText.utf8.contains(where: { $0.isLineBreak }) { throw .lineBreak }
    let folded = QueryName.folded(newText)
    let subject: DocumentSign.Subject
    switch sign.subject {
    case .parameter:
      guard QueryName.end(from: 0, to: new.length, in: new) == new.length else { throw .noName(newText) }
      subject = .parameter(newText)
    case .query:
      let reference = SourceText(folded)
      guard QueryName.end(from: 0, to: reference.length, in: reference) == reference.length else {
        throw .noName(newText)
      }
      subject = .query(folded)
    }
    if subject != sign.subject, !allSigns(of: subject).isEmpty { throw .nameTaken(newText) }
    let given = place(of: sign.subject)
    return allSigns(of: sign.subject).compactMap { other in
      var text = newText
      if case .query = subject, other.range != given { text = folded }
      return source[other.name] == text ? nil : TextEdit(range: other.name, replacement: text)
    }
  }

  /// The hover of a parameter or a reference.
  func hoverOfSign(
    at offset: Int, asking findings: (_ part: AnalyzedQuery, _ whole: AnalyzedQuery) -> SearchFindings?
  ) -> HoverCard? {
    guard let sign = sign(at: offset) else { return nil }
    switch sign.subject {
    case .parameter(let name):
      var card = HoverCard(range: sign.range, subject: .sign, title: "$" + name)
      let parameter = expanded.directives.parameter(named: name)
      if let parameter, !parameter.value.isEmpty {
        card.body = [.words("a parameter with the default ") + .code(source[parameter.value])]
      } else {
        card.body = [.words("a parameter without a default; a search gives it with ") + .code("--arg \(name)=VALUE")]
      }
      return card
    case .query(let name):
      guard sign.range != place(of: sign.subject), let index = expanded.directives.query(named: name) else {
        return nil
      }
      var card = HoverCard(range: sign.range, subject: .sign, title: "@" + name)
      card.body = [.code(OneLineText.of(whole: queries[index].source) ?? queries[index].entry.name)]
      let meaning = queries[index].meaning
      card.body.append(.words(meaning.englishExplanation.description))
      if let found = findings(meaning, meaning) {
        card.body += found.paragraphs(isWhole: true, item: vocabulary.itemName, items: vocabulary.itemNamePlural)
      }
      return card
    }
  }

  /// The names of queries after `@`, or of parameters after `$`; nil elsewhere, and if the document has none.
  func completionOfSign(at subject: CompletedText, limit: Int) -> DocumentCompletion? {
    let bytes = subject.parsed.source.bytes
    var start = subject.inside
    while start > 0, QueryName.continues(bytes[start - 1]) { start -= 1 }
    guard start > 0 else { return nil }
    let mark = bytes[start - 1]
    let directives = expanded.directives
    var names: [(name: String, detail: String)] = []
    if mark == UInt8(ascii: "@"), layout.comment(at: subject.caret) == nil,
      start < 2 || bytes[start - 2].isWhitespace || "(-".utf8.contains(bytes[start - 2])
    {
      let own = layout.query(at: subject.caret)
      for index in directives.heads.keys.sorted() where index != own {
        guard let name = directives.name(ofQuery: index), directives.query(named: name) == index else { continue }
        names.append((name, queries[index].entry.name))
      }
    } else if mark == UInt8(ascii: "$") {
      names = directives.parameters.map { ($0.name.text, $0.value.isEmpty ? "" : source[$0.value]) }
    }
    var end = subject.inside
    while end < bytes.count, QueryName.continues(bytes[end]) { end += 1 }
    let written = String(decoding: bytes[start..<subject.inside], as: UTF8.self)
    // A line of nothing else may become one that gives the parameter its value.
    if mark == UInt8(ascii: "$"), start == 1, end == bytes.count, subject.start == subject.line.start,
      QueryName.end(from: start, to: end, in: subject.parsed.source) == end,
      directives.parameter(named: written) == nil
    {
      let parameter = DocumentDirectives.Kind.parameter.directive
      names.append((written + " = ", StyledText(marked: parameter.summary).plainText))
    }
    if names.isEmpty { return nil }
    let typed = written.lowercased()
    let sign = String(decoding: [mark], as: UTF8.self)
    let fitting =
      names.filter { $0.name.hasPrefix(typed) }
      + names.filter { !$0.name.hasPrefix(typed) && SpellingDistance.closest(to: typed, in: [$0.name]) != nil }
    let insert = SourceRange(start: subject.start + start - 1, end: subject.caret)
    let replace = SourceRange(start: insert.start, end: subject.start + end)
    let items = fitting.prefix(limit).map { entry in
      let text = sign + entry.name
      let item = CompletionItem(
        label: text, edit: TextEdit(range: SourceRange(start: start - 1, end: end), replacement: text),
        caret: start - 1 + text.utf8.count, kind: .name, detail: entry.detail, score: CompletionScore([]))
      return DocumentCompletion.Item(
        item: item, newText: text, insertRange: insert, replaceRange: replace, additionalEdits: [],
        caret: text.utf8.count)
    }
    return DocumentCompletion(
      items: Array(items), selected: items.isEmpty ? nil : 0, isIncomplete: true, missingCatalogs: [])
  }
}
