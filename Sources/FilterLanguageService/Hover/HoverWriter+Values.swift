import FilterAST
import FilterExplanation
import FilterLexer
import FilterParser
import FilterRegex
import FilterSemantics
import FilterText
import FilterVocabulary

extension HoverWriter {
  /// Explains a value.
  func value(_ term: HoveredTerm, field: Field, at offset: Int) -> HoverCard? {
    guard let range = term.outline.value else { return nil }
    guard let leaf = term.leaf, let condition = leaf.condition else {
      return invalidValue(term, field: field, range: term.leaf?.value ?? range)
    }
    if let end = endOfRange(leaf, at: offset), let condition = Condition(reading: end.term, in: vocabulary) {
      let (title, body) = content(of: condition, term: term, field: field)
      return HoverCard(range: end.range, subject: .value, title: title, body: body + sentence(term))
    }
    var (title, body) = content(of: condition, term: term, field: field)
    body += sentence(term)
    if case .cost = condition, let symbol = symbol(at: offset, of: range) {
      return HoverCard(range: symbol.range, subject: .value, title: symbol.title, body: body)
    }
    return HoverCard(range: range, subject: .value, title: title, body: body)
  }

  /// The end of a range at an offset, as a comparison; nil for other terms.
  private func endOfRange(_ leaf: AnalyzedLeaf, at offset: Int) -> (term: FilterTerm, range: SourceRange)? {
    let tree = analysis.parsed.tree
    let values = tree.tokens(of: leaf.node).map { tree.tokens[$0] }.filter { $0.kind.isValue }
    return zip(leaf.term.endsOfRange, values).first { $0.1.range.touches(offset) }.map { ($0.0, $0.1.range) }
  }

  /// Explains a name term.
  func name(_ term: HoveredTerm) -> HoverCard? {
    // A lone `!` or `-` has no leaf.
    guard let range = term.leaf?.value, case .name(exact: let isExact, let value)? = term.leaf?.condition else {
      return nil
    }
    let title = (isExact ? "exact name " : "name ") + quoted(value.text)
    let way: StyledText =
      if isExact {
        "Matches the whole name"
      } else if value.form == .quoted {
        TextWords.quoted
      } else {
        TextWords.letters
      }
    let whole = isExact ? term.outline.unprefixed : range
    return HoverCard(range: whole, subject: .name, title: title, body: [way] + sentence(term))
  }

  /// Explains which values the field takes, with suggestions.
  private func invalidValue(_ term: HoveredTerm, field: Field, range: SourceRange) -> HoverCard? {
    guard term.leaf != nil else { return nil }
    return HoverCard(
      range: range, subject: .value, title: "not a value of \(field.label)",
      body: ["Takes " + ValueWords(vocabulary: vocabulary).summary(of: field).uncapitalized] + suggestions(for: term))
  }

  private func content(
    of condition: Condition, term: HoveredTerm, field: Field
  ) -> (title: String, body: [StyledText]) {
    switch condition {
    case .name(exact: _, let value), .anyText(let value): return (quoted(value.text), [])
    case .text(_, let value), .beginning(_, let value): return text(value, field: field)
    case .whole(_, let value, isEqual: _): return (quoted(value.text), ["The whole text"])
    case .path(_, let pattern): return ("path \(excerpt(pattern.text))", [PathWords.way(of: pattern)])
    case .regex, .unmatched, .unknown: return ("pattern", [])
    case .number(_, _, let number) where field.kind == .duration: return (EnglishWords.duration(number), [])
    case .number(_, _, let number) where field.kind == .size:
      // `10 MB` says less than its bytes.
      let bytes = number.shifted(by: 6)
      return (EnglishWords.size(number), number.sizeParts.unit.isEmpty ? [] : [.words("\(bytes) bytes")])
    case .number(_, _, let number): return self.number(number, term: term)
    case .parity(_, let isEven): return (isEven ? "even numbers" : "odd numbers", [])
    case .columns(_, _, let other):
      return (vocabulary[other].label, [.words("Another field of the same \(vocabulary.itemName)")])
    case .date(_, _, let span): return (DateWords.spelled(span), [])
    case .namedDay(let id, _, let day): return namedDay(day.text, field: vocabulary[id])
    case .instant(_, _, let span):
      let last = InstantSpan(microseconds: span.last, zone: span.zone).shortText
      return (
        EnglishWords.instant(span),
        span.first == span.last
          ? []
          : ["From " + .code(InstantSpan(microseconds: span.first, zone: span.zone).shortText) + " to " + .code(last)]
      )
    case .relativeInstant(_, _, .ago(let duration)):
      return (EnglishWords.duration(duration) + " ago", ["Counted back from when the query runs"])
    case .relativeInstant(_, _, .months(let months, isDay: let isDay)):
      return (EnglishWords.relative(.months(months, isDay: isDay)), ["Counted in months from when the query runs"])
    case .relativeInstant(_, _, let instant):
      let zone = vocabulary.timeZone == .utc ? "UTC" : vocabulary.timeZone.description
      return (
        instant.description,
        [instant == .now ? "When the query runs" : .words("A day in \(zone), seen from when the query runs")]
      )
    case .colors(_, _, let value): return colors(value, term: term, field: field)
    case .cost(_, _, let cost): return self.cost(cost, field: field)
    case .listed(_, _, let id), .directive(_, let id): return listed(vocabulary[id], besides: typed(term))
    case .unlisted(_, _, let folded):
      // Without a list of values, none can be missing from it.
      let isListed = field.kind != .numberOrText && vocabulary.hasValues(field)
      return (
        quoted(typed(term) ?? folded.text),
        isListed ? ["Not in the list of known names, which may be incomplete"] : []
      )
    case .keyed(_, _, let value): return (excerpt(value.text.text), [])
    case .element(let element):
      return ("one element of \(element.list)", [.words("One element meets the whole group by itself")])
    case .range: return ("a range", [])
    case .presence(_, let isPresent): return (isPresent ? "any value" : "no value", [])
    }
  }

  /// The text of the value as typed, without quotes.
  private func typed(_ term: HoveredTerm) -> String? {
    guard case .filter(_, field: _, _, let value)? = term.leaf?.term else { return nil }
    return value.text
  }

  private func quoted(_ text: String) -> String { "\u{201C}" + excerpt(text) + "\u{201D}" }

  /// Explains a text, which may be a known value.
  private func text(_ value: FilterValue, field: Field) -> (String, [StyledText]) {
    if let known = vocabulary.value(value.text, of: field) { return listed(known, besides: value.text) }
    return (quoted(value.text), [TextWords(vocabulary: vocabulary).way(of: value, field)])
  }

  private func number(_ number: DecimalNumber, term: HoveredTerm) -> (String, [StyledText]) {
    guard let word = typed(term), vocabulary.zeroWords.contains(word.lowercased()) else {
      return ("the number \(number)", [])
    }
    return ("the number \(number)", [.code(word) + " counts as 0"])
  }

  private func namedDay(_ day: String, field: Field) -> (String, [StyledText]) {
    if vocabulary.dayWords.contains(day) { return (day, ["The day the query runs"]) }
    guard let value = vocabulary.value(day, of: field) else {
      return (excerpt(day.uppercased()), ["Read as the code of a release, for its day"])
    }
    let name = value.label.isEmpty ? value.text : value.label
    return ("the release day of \(name)", summary(value.summary, without: name))
  }

  /// Explains a value of a list.
  private func listed(_ value: FieldValue, besides typed: String?) -> (String, [StyledText]) {
    var body: [StyledText] = []
    let title = value.label.isEmpty ? value.text : value.label
    body += summary(value.summary, without: title)
    if !value.members.isEmpty { body.append("Stands for " + .codes(value.members)) }
    let others = ([value.text] + value.aliases).filter {
      ValueSpelling.folded($0) != ValueSpelling.folded(typed ?? value.text) && $0 != value.label
    }
    if !others.isEmpty { body.append("Also written " + .codes(others)) }
    return (excerpt(title), body)
  }

  /// A summary without the name it may begin with: "Zendikar, released 2009-10-02" gives "Released 2009-10-02".
  private func summary(_ summary: String, without name: String) -> [StyledText] {
    if summary.isEmpty || summary == name { return [] }
    let isRepeated = summary.hasPrefix(name + ", ")
    let rest = isRepeated ? String(decoding: summary.utf8.dropFirst(name.utf8.count + 2), as: UTF8.self) : summary
    return [.words(Phrase.capitalized(rest))]
  }

  private func colors(_ value: ColorValue, term: HoveredTerm, field: Field) -> (String, [StyledText]) {
    guard let palette = vocabulary.palette(of: field) else { return ("colors", []) }
    let words = ColorWords(palette: palette)
    let spelled = words.spelled(value)
    guard case .colors(let set) = value, let typed = typed(term), let nickname = words.nickname(typed) else {
      return (spelled, [])
    }
    var body: [StyledText] = [.words(Phrase.capitalized(spelled)) + ", as letters " + .code(palette.letters(of: set))]
    if !nickname.family.isEmpty { body.append(.words("Kind of name: \(nickname.family)")) }
    return (Phrase.capitalized(typed.lowercased()), body)
  }

  private func cost(_ cost: Cost, field: Field) -> (String, [StyledText]) {
    let words = CostWords(vocabulary: vocabulary)
    var body = words.lines(cost)
    if field.kind == .cost, let total = words.total(cost) { body.append(.words("Total value: \(total)")) }
    // The text repeats each symbol, so it is omitted for large costs.
    let count = cost.symbols.reduce(0) { $0 + $1.count }
    return (count <= 20 ? vocabulary.text(of: cost) : "\(count) symbols", body)
  }
}

extension HoverWriter {
  /// The range and explanation of the hovered symbol of a cost: `{W/U}` of `m:2{w/u}`. `nil` for a cost of one symbol.
  /// Linear in the value.
  func symbol(at offset: Int, of value: SourceRange) -> (range: SourceRange, title: String)? {
    let bytes = source.bytes
    var start = value.start
    while start < value.end {
      let end = HoverWriter.endOfSymbol(in: bytes, from: start, to: value.end)
      // An offset at the end means the last symbol.
      if offset < end || end == value.end { break }
      start = end
    }
    let range = SourceRange(start: start, end: HoverWriter.endOfSymbol(in: bytes, from: start, to: value.end))
    if range.isEmpty || range == value { return nil }
    do throws(CostError) {
      let line = CostWords(vocabulary: vocabulary).lines(try vocabulary.cost(source[range])).first
      guard let line else { return nil }
      return (range, line.runs.map { $0.text }.joined())
    } catch {
      return nil
    }
  }

  /// The end of a symbol in braces, of a number, or of a single byte.
  private static func endOfSymbol(in bytes: [UInt8], from start: Int, to limit: Int) -> Int {
    var end = start
    if start < limit, bytes[start] == UInt8(ascii: "{") {
      while end < limit, bytes[end] != UInt8(ascii: "}") { end += 1 }
      return min(end + 1, limit)
    }
    while end < limit, bytes[end].isDigit { end += 1 }
    return end > start ? end : min(start + 1, limit)
  }
}

extension HoverWriter {
  /// Explains the hovered part of a pattern, and all of its parts.
  func pattern(_ term: HoveredTerm, field: Field, at offset: Int) -> HoverCard? {
    guard let range = term.outline.value else { return nil }
    let isClosed = term.outline.valueKind == .regex
    let inner = SourceRange(start: range.start + 1, end: isClosed ? range.end - 1 : range.end)
    let pattern = SourceText(bytes: Array(source.bytes[inner.start..<inner.end]))
    let parts = RegexSyntax(parsing: pattern, of: vocabulary).parts
    var body: [StyledText] = []
    var title = "pattern"
    var shownRange = range
    if let part = parts.first(where: { $0.range.contains(offset - inner.start) }) {
      title = excerpt(part.description)
      shownRange = part.range.shifted(by: inner.start)
    }
    if parts.count > 1 {
      var list: StyledText = "The pattern: "
      for (index, part) in parts.prefix(HoverWriter.maximumParts).enumerated() {
        if index > 0 { list += ", " }
        list += .code(excerpt(source[part.range.shifted(by: inner.start)]))
        // Literal characters need no explanation, except a space.
        if part.category == .literal, part.description.hasPrefix("the text ") || part.description.hasPrefix("'") {
          continue
        }
        list += .words(" " + excerpt(part.description))
      }
      body.append(parts.count > HoverWriter.maximumParts ? list + ", …" : list)
    }
    if !field.takesRegex { body.append(.words("\(Phrase.capitalized(field.label)) does not support patterns")) }
    return HoverCard(range: shownRange, subject: .pattern, title: title, body: body + sentence(term))
  }

  /// The maximum number of parts to list.
  private static var maximumParts: Int { 16 }
}

extension Condition {
  /// The condition of a term; nil for one that the vocabulary cannot read.
  fileprivate init?(reading term: FilterTerm, in vocabulary: Vocabulary) {
    do throws(TermError) { self = try vocabulary.condition(of: term) } catch { return nil }
  }
}
