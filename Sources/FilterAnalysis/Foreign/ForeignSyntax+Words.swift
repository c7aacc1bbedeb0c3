import FilterAST
import FilterLexer
import FilterSemantics
import FilterText
import FilterVocabulary

/// Texts of several words without quotes: `!Lightning Bolt`, `artist:rebecca guay`, `order:cmc asc`.
extension ForeignSyntax {
  /// `!Lightning Bolt`: without quotes only the first word is the exact name. `!(t:elf)`: excludes elsewhere.
  mutating func exactWords(_ index: Int) -> Int? {
    if kind(index + 1) == .leftParenthesis {
      guard tokens[index...].prefix(40).contains(where: { $0.kind == .field }) else { return nil }
      return add(
        .foreignConnective, at: tokens[index].range, "'!' matches an exact name; use '-' to exclude",
        [TextEdit(range: tokens[index].range, replacement: "-")])
    }
    let start = afterSpace(index + 1)
    guard kind(start) == .word else { return nil }
    let first = tokens[start].range
    if vocabulary.isOfLists, start == index + 1, let field = vocabulary.fieldID(spelled: text(start).lowercased()),
      vocabulary.hasPresence(field)
    {
      return replace(
        .foreignSyntax, SourceRange(start: tokens[index].range.start, end: first.end), with: "no:" + text(start),
        "'!' matches a whole name", isError: true)
    }
    // `!t:elf` has a diagnostic of its own.
    if query.beginsWithField(first) { return nil }
    guard let last = endOfName(from: start), last > start else { return nil }
    let name = SourceRange(start: first.start, end: tokens[last].range.end)
    return replace(
      .unquotedWords, SourceRange(start: tokens[index].range.start, end: name.end),
      with: "!" + FilterValue(quoted: query.source[name]).description,
      start > index + 1 ? "'!' is attached to nothing" : "only \(query.quoted(first)) is the exact name")
  }

  /// The last token of a name that begins at a word: words, and what separates words in names.
  private func endOfName(from start: Int) -> Int? {
    var last = start
    while kind(last + 1) == .whitespace {
      switch kind(last + 2) {
      case .word?:
        if isFieldPhrase(last + 2) { return last }
        last += 2
      case .slash? where kind(last + 3) == .whitespace && kind(last + 4) == .word: last += 4
      case .and? where kind(last + 3) == .whitespace && kind(last + 4) == .word && last > start: last += 4
      default: return last
      }
    }
    return last
  }

  /// Whether a word is more than a word of a name: a connective of another language, or a field before an operator.
  private func isFieldPhrase(_ index: Int) -> Bool {
    let text = word(index)
    if ["||", "&&", "|", "&", "not"].contains(text) { return true }
    return kind(index + 1) == .whitespace && kind(index + 2) == .comparison
      || query.beginsWithField(tokens[index].range)
  }

  /// A value and the words after it that are one value.
  mutating func severalWords(_ term: Term) -> Int? {
    guard let field = term.field, kind(term.next) == .value, kind(term.next + 1) == .whitespace,
      kind(term.next + 2) == .word, term.operation == ":" || term.operation == "="
    else { return nil }
    if vocabulary[field].isDirective { return direction(term, field) }
    guard let last = endOfWords(from: term.next) else { return nil }
    if let found = halfQuoted(term, last) { return found }
    return listedWords(term, field, last) ?? phraseWords(term, field, last)
  }

  /// `o:draw a card"`: the opening quote is missing.
  private mutating func halfQuoted(_ term: Term, _ end: Int) -> Int? {
    let start = tokens[term.next].range.start
    let range = SourceRange(start: start, end: tokens[end].range.end)
    guard let mark = bytes[range.start..<range.end].firstIndex(of: UInt8(ascii: "\"")),
      mark + 1 == bytes.count || bytes[mark + 1] <= 0x20 || bytes[mark + 1] == UInt8(ascii: ")")
    else { return nil }
    return add(
      .unquotedWords, at: SourceRange(start: mark, end: mark + 1), "the quote is not opened",
      [.insert("\"", at: start)])
  }

  /// The last of the bare words after a value, at most five.
  private func endOfWords(from value: Int) -> Int? {
    var last = value
    while last < value + 10, kind(last + 1) == .whitespace, kind(last + 2) == .word, !isFieldPhrase(last + 2) {
      last += 2
    }
    return last > value ? last : nil
  }

  /// `kw:first strike`, `is:full art`: the words together are a listed value.
  private mutating func listedWords(_ term: Term, _ field: FieldID, _ end: Int) -> Int? {
    var last = end
    while last > term.next {
      let range = SourceRange(start: tokens[term.next].range.start, end: tokens[last].range.end)
      let typed = query.source[range]
      let plain = TitleSpelling.withoutPunctuation(typed)
      guard tokens[term.next].range.length > 2,
        bytes[tokens[last].range.start].isLetter || bytes[tokens[last].range.start].isDigit
      else {
        last -= 2
        continue
      }
      if let known = vocabulary.valueID(typed, of: field) ?? vocabulary.valueID(plain, of: field),
        let value = valueText(typed, plain, vocabulary[known].text, field)
      {
        let message = "a value of several words needs quotes"
        return replace(
          .unquotedWords, SourceRange(start: term.nameRange.start, end: range.end), with: term.head + value, message)
      }
      last -= 2
    }
    return nil
  }

  /// A spelling of a listed value that the field takes.
  private func valueText(_ typed: String, _ plain: String, _ known: String, _ field: FieldID) -> String? {
    let isExact = vocabulary.valueID(typed, of: field) != nil && plain == typed
    let quoted = isExact ? FilterValue(quoted: typed) : FilterValue(known)
    for value in [quoted, FilterValue(known)] + (FilterValue(bare: known).map { [$0] } ?? [])
    where fit(field, .colon, value) == .known {
      return value.description
    }
    return nil
  }

  /// `artist:rebecca guay`, `o:draw a card`: a text. The words after a value may be a name, so a text must be
  /// recognized: by a small word that does not begin a name, or by the full name of a field of names.
  private mutating func phraseWords(_ term: Term, _ field: FieldID, _ last: Int) -> Int? {
    let info = vocabulary[field]
    guard info.kind == .text || info.kind == .catalog && !info.isClosed, info.name != vocabulary.nameField,
      !info.catalogs.contains(where: { vocabulary.catalog(named: $0) != nil }),
      !isAfterWord(term.minus.isEmpty ? term.index : term.index - 1), last - term.next <= 12
    else { return nil }
    let second = word(term.next + 2)
    let isLong = term.name != info.shortestSpelling
    let isText =
      info.takesRegex
      && (Self.smallWords.contains(second)
        || isLong && (term.next...last).contains { Self.smallWords.contains(word($0)) })
    let range = SourceRange(start: tokens[term.next].range.start, end: tokens[last].range.end)
    let isName =
      !info.takesRegex && last - term.next <= 4
      && term.name.lowercased() == info.name && isLong
    guard isText || isName else { return nil }
    return replace(
      .unquotedWords, SourceRange(start: term.nameRange.start, end: range.end),
      with: term.head + FilterValue(quoted: query.source[range]).description, "a value of several words needs quotes")
  }

  private static let smallWords = ["a", "an", "the", "to", "your", "target", "you", "each", "this", "that", "another"]

  /// `order:cmc asc`: the direction is a directive of its own.
  private mutating func direction(_ term: Term, _ field: FieldID) -> Int? {
    let word = word(term.next + 2)
    guard ["asc", "desc", "ascending", "descending"].contains(word),
      let text = directive(having: word, otherThan: field)
    else { return nil }
    let range = tokens[term.next + 2].range
    return add(
      at: range, "\(query.quoted(range)) is read as a word of the name; write \(text)",
      [TextEdit(range: range, replacement: text)])
  }
}
