import FilterAST
import FilterAnalysis
import FilterEvaluation
import FilterExplanation
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing

@testable import DataStreams
@testable import ScryfallCards

/// A reading in one line, for tables: `pow=1 and name(a)`, `t:elf, order=cmc`, `t:elf, without foo:bar`,
/// `refused without …`.
func printed(_ reading: QueryReading) -> String {
  var text = reading.filter.map { printed($0, isInner: false) } ?? (reading.refusal == nil ? "all" : "refused")
  for directive in reading.directives { text += ", \(directive.field)=\(directive.value)" }
  for term in reading.ignored { text += ", without \(term.text)" }
  return text
}

/// The strict reading of a query in one line.
func strict(_ query: String) -> String {
  printed(QueryReading(strict: query))
}

/// Expects readings of queries, one a line: `query -> reading`, spaces around both trimmed.
func expectReadings(_ table: [(String, String)], sourceLocation: SourceLocation = #_sourceLocation) {
  for (query, reading) in table {
    #expect(strict(query) == reading, "\(query)", sourceLocation: sourceLocation)
  }
}

private func printed(_ query: FilterQuery<ReadTerm>, isInner: Bool) -> String {
  switch query {
  case .term(let term): term.polarity.description + printed(term.content)
  case .and(let polarity, let operands): group(operands, " and ", polarity, isInner: isInner)
  case .or(let polarity, let operands): group(operands, " or ", polarity, isInner: isInner)
  }
}

private func group(
  _ operands: [FilterQuery<ReadTerm>], _ word: String, _ polarity: Polarity, isInner: Bool
) -> String {
  let text = operands.map { printed($0, isInner: true) }.joined(separator: word)
  return isInner || polarity == .negative ? "\(polarity)(\(text))" : text
}

private func printed(_ content: ReadTerm.Content) -> String {
  switch content {
  case .word: "word"
  case .everything: "everything"
  case .nothing: "nothing"
  case .condition(let condition): printed(condition)
  }
}

private func printed(_ condition: Condition) -> String {
  let vocabulary = Vocabulary.scryfall
  func term(_ id: FieldID, _ comparison: Comparison, _ value: String) -> String {
    "\(name(id))\(comparison)\(value)"
  }
  func name(_ id: FieldID) -> String { vocabulary[id].aliases.contains("$") ? "usd" : vocabulary[id].shortestName }
  func text(_ value: FilterValue) -> String { value.form == .bare ? value.text : "\"\(value.text)\"" }
  switch condition {
  case .name(let exact, let value): return "\(exact ? "exact" : "name")(\(text(value)))"
  case .text(let id, let value), .beginning(let id, let value): return term(id, .colon, text(value))
  case .regex(let id, let pattern): return term(id, .colon, "/\(pattern.text)/")
  case .number(let id, let relation, let number): return term(id, relation, "\(number)")
  case .parity(let id, let isEven): return term(id, .colon, isEven ? "even" : "odd")
  case .columns(let id, let relation, let other): return term(id, relation, name(other))
  case .date(let id, let relation, let span): return term(id, relation, "\(span)")
  case .namedDay(let id, let relation, let day): return term(id, relation, day.text)
  // The home dialect has no fields of these kinds.
  case .instant, .relativeInstant, .path, .whole, .unmatched, .anyText, .presence, .element, .range: return "unexpected"
  case .colors(let id, let comparison, let value):
    let palette = vocabulary.palette(of: vocabulary[id])
    return term(id, comparison, color(value, palette))
  case .cost(let id, let relation, let cost): return term(id, relation, vocabulary.text(of: cost))
  case .listed(let id, let relation, let value): return term(id, relation, vocabulary[value].text)
  case .unlisted(let id, let relation, let value): return term(id, relation, "?\(value)")
  case .keyed(let id, let relation, let value): return term(id, relation, value.text.text)
  case .directive(let id, let value): return term(id, .colon, vocabulary[value].text)
  case .unknown(let term): return "unknown(\(term))"
  }
}

private func color(_ value: ColorValue, _ palette: Palette?) -> String {
  switch value {
  case .colors(let set): palette?.letters(of: set) ?? "?"
  case .count(let count): "\(count)"
  case .none: "none"
  case .many: "many"
  case .any: "any"
  }
}
