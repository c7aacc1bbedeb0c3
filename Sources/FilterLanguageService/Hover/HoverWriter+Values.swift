import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension HoverWriter {
  /// What a value stands for.
  func value(_ term: HoveredTerm, _ field: Field, at offset: Int) -> HoverCard? {
    guard let range = term.outline.value else { return nil }
    guard let condition = term.leaf?.condition else { return mistake(term, field, range) }
    var (title, body) = content(of: condition, term, field)
    body += sentence(term)
    if case .cost = condition, let symbol = symbol(at: offset, of: range) {
      return HoverCard(range: symbol.range, subject: .value, title: symbol.title, body: body)
    }
    return HoverCard(range: range, subject: .value, title: title, body: body)
  }

  /// A word, phrase or whole name.
  func name(_ term: HoveredTerm) -> HoverCard? {
    // A lone `!` or `-` has no leaf.
    guard let range = term.leaf?.value, case .name(exact: let isExact, let value)? = term.leaf?.condition else {
      return nil
    }
    let title = (isExact ? "exact name " : "name ") + quoted(value.text)
    let way: StyledText =
      if isExact {
        "The whole name must be this one"
      } else if value.form == .quoted {
        TextWords.quoted
      } else {
        TextWords.letters
      }
    let whole = isExact ? term.outline.unprefixed : range
    return HoverCard(range: whole, subject: .name, title: title, body: [way] + sentence(term))
  }

  /// A value the field does not have, and what may be meant.
  private func mistake(_ term: HoveredTerm, _ field: Field, _ range: SourceRange) -> HoverCard? {
    guard term.leaf != nil else { return nil }
    return HoverCard(
      range: range, subject: .value, title: "not a value of \(field.label)",
      body: ["Takes " + ValueWords(vocabulary: vocabulary).summary(of: field).uncapitalized] + suggestions(for: term))
  }

  private func content(
    of condition: Condition, _ term: HoveredTerm, _ field: Field
  ) -> (title: String, body: [StyledText]) {
    switch condition {
    case .name(exact: _, let value): return (quoted(value.text), [])
    case .text(_, let value): return text(value, field)
    case .regex, .unknown: return ("pattern", [])
    case .number(_, _, let number): return self.number(number, term)
    case .parity(_, isEven: let isEven): return (isEven ? "even numbers" : "odd numbers", [])
    case .columns(_, _, let other):
      return (vocabulary[other].label, [.words("Another column of the same \(vocabulary.itemName)")])
    case .date(_, _, let span): return (DateWords.spelled(span), [])
    case .namedDay(let id, _, let day): return namedDay(day, vocabulary[id])
    case .colors(_, _, let value): return colors(value, term, field)
    case .cost(_, _, let cost): return self.cost(cost, field)
    case .listed(_, _, let id), .directive(_, let id): return listed(vocabulary[id], besides: typed(term))
    case .unlisted(_, _, let folded):
      // Where no list is known, nothing can be missing from it.
      let isListed = field.kind != .numberOrText && vocabulary.hasValues(field)
      return (
        quoted(typed(term) ?? folded),
        isListed ? ["Not among the names that are known, which may be fewer than there are"] : []
      )
    case .identifier(_, let text): return (excerpt(text), [])
    }
  }

  /// The text of the value as it was typed, without its quotes.
  private func typed(_ term: HoveredTerm) -> String? {
    guard case .filter(_, field: _, _, let value)? = term.leaf?.term else { return nil }
    return value.text
  }

  private func quoted(_ text: String) -> String { "\u{201C}" + excerpt(text) + "\u{201D}" }

  /// A text is a known word, or free.
  private func text(_ value: FilterValue, _ field: Field) -> (String, [StyledText]) {
    if let known = vocabulary.value(value.text, of: field) { return listed(known, besides: value.text) }
    return (quoted(value.text), [TextWords(vocabulary: vocabulary).way(of: value, field)])
  }

  private func number(_ number: FixedNumber, _ term: HoveredTerm) -> (String, [StyledText]) {
    guard let word = typed(term), vocabulary.zeroWords.contains(word.lowercased()) else {
      return ("the number \(number)", [])
    }
    return ("the number \(number)", [.code(word) + " counts as 0"])
  }

  private func namedDay(_ day: String, _ field: Field) -> (String, [StyledText]) {
    if vocabulary.dayWords.contains(day) { return (day, ["The day the query runs"]) }
    guard let value = vocabulary.value(day, of: field) else {
      return (excerpt(day.uppercased()), ["Taken for the code of something released that day"])
    }
    let name = value.label.isEmpty ? value.text : value.label
    return ("the release day of \(name)", remark(value.summary, on: name))
  }

  /// What a value of a list is.
  private func listed(_ value: FieldValue, besides typed: String?) -> (String, [StyledText]) {
    var body: [StyledText] = []
    let title = value.label.isEmpty ? value.text : value.label
    body += remark(value.summary, on: title)
    if !value.members.isEmpty { body.append("Stands for " + .codes(value.members)) }
    // Some are known by a list in a file, which says nothing to who asks.
    if !value.predicate.isEmpty, !value.predicate.hasPrefix("name in ") {
      body.append(.words("Known by: " + value.predicate))
    }
    let others = ([value.text] + value.aliases).filter {
      ValueSpelling.folded($0) != ValueSpelling.folded(typed ?? value.text) && $0 != value.label
    }
    if !others.isEmpty { body.append("Also written " + .codes(others)) }
    if value.confidence == .guess { body.append("Whether the source takes it is a guess") }
    return (excerpt(title), body)
  }

  /// What is said about a value beyond its name: "Zendikar, released 2009-10-02" repeats that.
  private func remark(_ summary: String, on name: String) -> [StyledText] {
    if summary.isEmpty || summary == name { return [] }
    let isRepeated = summary.hasPrefix(name + ", ")
    let rest = isRepeated ? String(decoding: summary.utf8.dropFirst(name.utf8.count + 2), as: UTF8.self) : summary
    return [.words(Excerpt.capitalized(rest))]
  }

  private func colors(_ value: ColorValue, _ term: HoveredTerm, _ field: Field) -> (String, [StyledText]) {
    guard let palette = vocabulary.palette(of: field) else { return ("colors", []) }
    let words = ColorWords(palette: palette)
    let spelled = words.spelled(value)
    guard case .colors(let set) = value, let typed = typed(term), let nickname = words.nickname(typed) else {
      return (spelled, [])
    }
    var body: [StyledText] = [.words(Excerpt.capitalized(spelled)) + ", in letters " + .code(palette.letters(of: set))]
    if !nickname.family.isEmpty { body.append(.words("Kind of name: \(nickname.family)")) }
    return (Excerpt.capitalized(typed.lowercased()), body)
  }

  private func cost(_ cost: Cost, _ field: Field) -> (String, [StyledText]) {
    let words = CostWords(vocabulary: vocabulary)
    var body = words.lines(cost)
    if field.kind == .cost, let total = words.total(cost) { body.append(.words("Together worth \(total)")) }
    // The text of a cost repeats each symbol; a huge one is not spelled.
    let count = cost.symbols.reduce(0) { $0 + $1.count }
    return (count <= 20 ? vocabulary.text(of: cost) : "\(count) symbols", body)
  }
}
