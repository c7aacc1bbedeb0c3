public import FilterAST
import FilterPrinter
import FilterText
public import FilterVocabulary

/// A key that does not depend on the spelling of terms and the order of operands, for histories and caches of results.
///
/// `c:wu T:Elf`, `t=elf color>=azorius` and `-(-t:elf or -c:uw)` have one key. Queries with equal keys always mean the
/// same. The reverse is not true: `mv>=3 mv<=3` and `mv=3` have different keys. Keys are valid for one vocabulary and
/// must not be stored across versions.
public struct QueryKey: Hashable, Sendable {
  /// The key as a text; not a query of the language.
  package let text: String

  /// The nesting of groups beyond which a query is keyed by its text.
  package static let depthLimit = 64
}

extension QueryKey {
  /// Whether two keys have the same bytes.
  public static func == (left: QueryKey, right: QueryKey) -> Bool { left.text.isExactly(right.text) }

  /// Hashes the bytes of the key. Linear.
  public func hash(into hasher: inout Hasher) { text.hashExactly(into: &hasher) }
}

extension QueryKey: CustomStringConvertible {
  /// The same as `text`.
  public var description: String { text }
}

extension Vocabulary {
  /// The key of a query with its directives. Takes the time of sorting the operands. A query with more than 64 nested
  /// groups is keyed by its canonical text.
  public func key(of query: FilterQuery<FilterTerm>) -> QueryKey {
    #if DEBUG && !hasFeature(Embedded)
      StepTally.add(1)
    #endif
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
    do throws(TermError) {
      let condition = try condition(of: term)
      if case .listed(let field, _, _) = condition, self[field].kind == .absentFlag { polarity = polarity.negated }
      if case .presence(_, isPresent: false) = condition { polarity = polarity.negated }
      return polarity.description + key(of: condition)
    } catch {
      return "\(term)"
    }
  }

  private func key(of condition: Condition) -> String {
    switch condition {
    case .name(let exact, let value):
      (exact ? "!" : "") + key(of: value, matchesCase: !exact && wordFields.contains { matchesCase($0) })
    case .anyText(let value):
      "*:" + key(of: value, matchesCase: textFields.contains { matchesCase($0) })
    case .text(let field, let value): "\(field.index):\(key(of: value, matchesCase: matchesCase(field)))"
    case .beginning(let field, let value): "\(field.index)^\(key(of: value, matchesCase: matchesCase(field)))"
    case .whole(let field, let value, let isEqual):
      "\(field.index)\(isEqual ? "=" : "!=")\(key(of: value, matchesCase: matchesCase(field)))"
    case .regex(let field, let pattern): "\(field.index)\(pattern)"
    case .unmatched(let field, let pattern): "\(field.index)!\(pattern)"
    case .path(let field, let pattern):
      "\(field.index)\(pattern.isWhole ? "=" : ":")"
        + key(of: FilterValue(quoted: pattern.text), matchesCase: matchesCase(field))
    case .number(let field, let relation, let number): "\(field.index)\(relation)\(number)"
    case .parity(let field, let isEven): "\(field.index)\(isEven ? "even" : "odd")"
    case .columns(let left, let relation, let right):
      left < right ? "\(left.index)\(relation)#\(right.index)" : "\(right.index)\(relation.mirrored)#\(left.index)"
    case .date(let field, let relation, let span): "\(field.index)\(relation)\(span.first)-\(span.last)"
    case .namedDay(let field, let relation, let word): "\(field.index)\(relation)\(word)"
    case .instant(let field, let relation, let span):
      "\(field.index)\(relation)\(span.instant)-\(span.range.upper ?? span.instant)"
    case .relativeInstant(let field, let relation, let instant): "\(field.index)\(relation)\(instant)"
    case .colors(let field, let comparison, let value):
      "\(field.index)=\(palette(of: self[field])?.satisfyingSets(comparison, value, colon: self[field].colon) ?? 0)"
    case .cost(let field, let relation, let cost): "\(field.index)\(relation)\(text(of: cost))"
    case .listed(let field, let relation, let value):
      // `is:` and `not:` share their list.
      self[field].kind.traits.family == .property
        ? "is:\(self[value].text)" : "\(field.index)\(relation)\(self[value].text)"
    case .unlisted(let field, let relation, let word):
      "\(field.index)\(relation)?\(key(of: FilterValue(quoted: word.text)))"
    case .keyed(let field, let relation, let value): "\(field.index)\(relation)\(value.text)"
    case .range(let field, let bounds, let isInside):
      "\(field.index)\(isInside ? "in" : "!in")[" + bounds.map { key(of: $0) }.joined(separator: ",") + "]"
    case .element(let element): "\(element)"
    case .presence(let field, isPresent: _): "has:\(field.index)"
    case .directive(let field, let value): "\(field.index):\(self[value].text)"
    case .unknown(let term): "\(term)"
    }
  }

  /// A value in lower case, unless letter case counts. Quotes are kept, since they have a meaning.
  private func key(of value: FilterValue, matchesCase: Bool = false) -> String {
    let text = matchesCase ? value.text : value.text.lowercased()
    return value.form == .quoted ? FilterValue(quoted: text).description : FilterValue(text).description
  }
}

/// A query with its negation pushed in by one level: a literal, "all of", or "any of". `-(a or b)` is all of `-a` and
/// `-b`.
///
/// ``rebuilt(_:)`` restores the written form around changed operands.
package struct QueryView {
  package typealias Query = FilterQuery<FilterTerm>

  package enum Kind {
    case literal(FilterTerm)
    case all
    case any
  }

  package let kind: Kind
  /// The operands with the negation of the query.
  package let operands: [Query]
  private let isAnd: Bool
  private let polarity: Polarity

  package init(_ query: Query) {
    polarity = query.polarity
    switch query {
    case .term(let term):
      kind = .literal(term)
      operands = []
      isAnd = true
    case .and(let polarity, let children):
      isAnd = true
      kind = polarity == .positive ? .all : .any
      operands = polarity == .positive ? children : children.map { $0.negated }
    case .or(let polarity, let children):
      isAnd = false
      kind = polarity == .positive ? .any : .all
      operands = polarity == .positive ? children : children.map { $0.negated }
    }
  }

  /// The query with other operands, in its written form.
  package func rebuilt(_ operands: [Query]) -> Query {
    let own = polarity == .positive ? operands : operands.map { $0.negated }
    return isAnd ? .and(polarity, own) : .or(polarity, own)
  }
}
