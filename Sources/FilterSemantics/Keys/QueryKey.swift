public import FilterAST
import FilterPrinter
public import FilterVocabulary

/// A key by which queries are equal that say the same in the same connectives, whatever their spelling and the order of their
/// operands: what a history or a cache of results is keyed by.
///
/// `c:wu T:Elf`, `t=elf color>=azorius` and `-(-t:elf or -c:uw)` have one key. Equal keys always mean equal queries; queries that
/// mean the same for deeper reasons (`mv>=3 mv<=3` and `mv=3`) may have different ones: simplify them first, or ask
/// ``FilterQuery/isEquivalent(to:in:)``. Keys belong to a vocabulary and are not meant to be stored for good.
public struct QueryKey: Hashable, Sendable {
  /// The key as a text.
  public let text: String

  /// Queries nested deeper than so many groups are keyed by their text.
  public static let depthLimit = 64
}

extension QueryKey {
  /// Whether the texts have the same bytes.
  public static func == (left: QueryKey, right: QueryKey) -> Bool { left.text.isExactly(right.text) }

  /// Feeds the bytes to a hasher.
  public func hash(into hasher: inout Hasher) { text.hashExactly(into: &hasher) }
}

extension QueryKey: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}

extension Vocabulary {
  /// The key of a query. Directives count: of several of one kind the last. Takes the time of sorting the operands. A query
  /// deeper than ``QueryKey/depthLimit`` goes by its text.
  public func key(of query: FilterQuery<FilterTerm>) -> QueryKey {
    // No other key begins with a space.
    if query.isNested(deeperThan: QueryKey.depthLimit) { return QueryKey(text: " " + query.canonicalText) }
    let request = SearchRequest(query, in: self)
    var text = request.filter.map { operandKey(of: $0) } ?? ""
    let directives = request.directives.map { ExactText("\($0.field):\($0.value)") }
    for directive in directives.sorted() { text += ";" + directive.text }
    return QueryKey(text: text)
  }

  private func operandKey(of query: FilterQuery<FilterTerm>) -> String {
    let view = QueryView(query)
    var isAll = false
    switch view.kind {
    case .literal(let term): return key(of: term)
    case .all: isAll = true
    case .any: isAll = false
    }
    var parts: [ExactText] = []
    collect(view, isAll: isAll, into: &parts)
    parts.sort()
    var unique: [ExactText] = []
    for part in parts where unique.last != part { unique.append(part) }
    if unique.count == 1 { return unique[0].text }
    return "(" + unique.map { $0.text }.joined(separator: isAll ? "&" : "|") + ")"
  }

  private func collect(_ view: QueryView, isAll: Bool, into parts: inout [ExactText]) {
    for operand in view.operands {
      let inner = QueryView(operand)
      switch (inner.kind, isAll) {
      case (.all, true), (.any, false): collect(inner, isAll: isAll, into: &parts)
      default: parts.append(ExactText(operandKey(of: operand)))
      }
    }
  }

  private func key(of term: FilterTerm) -> String {
    var polarity = term.polarity
    do throws(TermMistake) {
      let condition = try condition(of: term)
      if case .listed(let field, _, _) = condition, self[field].kind == .absentFlag { polarity = polarity.negated }
      return polarity.description + key(of: condition)
    } catch {
      return "\(term)"
    }
  }

  private func key(of condition: Condition) -> String {
    switch condition {
    case .name(exact: let exact, let value): (exact ? "!" : "") + key(of: value)
    case .text(let field, let value): "\(field.index):\(key(of: value))"
    case .regex(let field, let pattern): "\(field.index)\(pattern)"
    case .number(let field, let relation, let number): "\(field.index)\(relation)\(number)"
    case .parity(let field, isEven: let isEven): "\(field.index)\(isEven ? "even" : "odd")"
    case .columns(let left, let relation, let right):
      left < right ? "\(left.index)\(relation)#\(right.index)" : "\(right.index)\(relation.mirrored)#\(left.index)"
    case .date(let field, let relation, let span): "\(field.index)\(relation)\(span.first)-\(span.last)"
    case .namedDay(let field, let relation, let word): "\(field.index)\(relation)\(word)"
    case .colors(let field, let comparison, let value):
      "\(field.index)=\(palette(of: self[field])?.satisfyingSets(comparison, value, colon: self[field].colon) ?? 0)"
    case .cost(let field, let relation, let cost): "\(field.index)\(relation)\(text(of: cost))"
    case .listed(let field, let relation, let value):
      // `is:` and `not:` share their list.
      self[field].kind == .flag || self[field].kind == .absentFlag
        ? "is:\(self[value].text)" : "\(field.index)\(relation)\(self[value].text)"
    case .unlisted(let field, let relation, let word): "\(field.index)\(relation)?\(key(of: FilterValue(quoted: word)))"
    case .identifier(let field, let text): "\(field.index)=\(text)"
    case .directive(let field, let value): "\(field.index):\(self[value].text)"
    case .unknown(let term): "\(term)"
    }
  }

  /// A value in lower case, quoted as it was: the quotes mean something.
  private func key(of value: FilterValue) -> String {
    let text = value.text.lowercased()
    return value.form == .quoted ? FilterValue(quoted: text).description : FilterValue(text).description
  }
}
