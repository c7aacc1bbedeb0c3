public import FilterAST
public import FilterVocabulary

/// The names of fields and values that a canonical form uses.
public enum NameStyle: String, CaseIterable, Hashable, Sendable {
  /// The full names: `type:elf rarity>=rare`.
  case long
  /// The shortest names: `t:elf r>=r`.
  case short
}

extension Vocabulary {
  /// An equivalent query with uniform names and operators.
  ///
  /// Aliases of fields and listed values become the long or the short name, and `:` becomes the relation it stands for:
  /// `c:rg` is `color>=rg`, `id:esper` is `identity<=esper`, `c:2` is `color=2`. Numbers and dates get `=`, texts and
  /// lists keep `:`. Quotes, order and groups do not change, nor do terms that the vocabulary cannot read. Linear in
  /// the query.
  public func canonical(_ query: FilterQuery<FilterTerm>, names: NameStyle = .long) -> FilterQuery<FilterTerm> {
    query.mapTerms { canonical($0, names: names) }
  }

  /// An equivalent term with uniform names and operators.
  public func canonical(_ term: FilterTerm, names: NameStyle = .long) -> FilterTerm {
    if case .range = term { return canonicalRange(term, names) }
    let condition: Condition
    do throws(TermError) {
      condition = try self.condition(of: term)
    } catch {
      return term
    }
    guard let id = condition.field else { return term }
    // The field of `has:user` is its value.
    if case .presence = condition, let field = term.field, presence(named: field) != nil { return term }
    let name = fieldName(of: self[id], names)
    switch term {
    case .name, .range: return term
    case .regex(let polarity, field: _, let comparison, let pattern):
      return .regex(polarity, field: name, comparison == .equal ? .colon : comparison, pattern)
    case .filter(let polarity, field: _, let comparison, let value):
      return .filter(
        polarity, field: name, operation(comparison, of: condition), canonical(value, of: condition, names: names))
    }
  }

  /// A range with uniform names of its field and its ends; itself if the vocabulary cannot read it.
  private func canonicalRange(_ term: FilterTerm, _ names: NameStyle) -> FilterTerm {
    guard case .range(let polarity, field: let field, let relation, let range) = term, let id = fieldID(named: field)
    else { return term }
    for end in term.endsOfRange {
      do throws(TermError) { _ = try condition(of: end) } catch { return term }
    }
    return .range(
      polarity, field: fieldName(of: self[id], names), relation,
      range.mapValues { value, comparison in
        let end = FilterTerm.filter(.positive, field: field, comparison, value)
        if case .filter(_, field: _, _, let known) = canonical(end, names: names) { return known }
        return value
      })
  }

  private func fieldName(of field: Field, _ names: NameStyle) -> FieldName {
    FieldName(names == .short ? field.shortestSpelling : field.name)
  }

  private func operation(_ written: Comparison, of condition: Condition) -> Comparison {
    switch condition {
    case .number(_, let relation, _), .columns(_, let relation, _), .date(_, let relation, _),
      .namedDay(_, let relation, _), .instant(_, let relation, _), .relativeInstant(_, let relation, _),
      .cost(_, let relation, _):
      return relation
    case .colors(let id, _, let value):
      guard written == .colon else { return written }
      switch value {
      case .colors: return self[id].colon
      case .count, .none: return .equal
      case .many, .any: return .colon
      }
    case .listed(let id, .equal, let value) where isSearchedAsText(id):
      return isOnlyValue(value, of: id) ? .colon : .equal
    case .listed(let id, let relation, _):
      return relation == .equal ? (self[id].kind == .orderedEnumeration ? .equal : .colon) : relation
    case .path(_, let pattern): return pattern.isWhole ? .equal : .colon
    case .keyed(let id, let relation, _):
      return relation == .equal && !self[id].kind.isOrdered ? .colon : relation
    case .unlisted(let id, _, _) where isSearchedAsText(id): return written
    case .parity, .text, .regex, .unlisted, .presence, .directive: return written == .equal ? .colon : written
    case .name, .anyText, .beginning, .whole, .unmatched, .element, .range, .unknown: return written
    }
  }

  private func canonical(_ value: FilterValue, of condition: Condition, names: NameStyle) -> FilterValue {
    switch condition {
    case .number(let id, _, let number) where self[id].kind != .number && self[id].kind != .numberOrText:
      return FilterValue(self.text(of: number, in: id))
    case .number(_, _, let number):
      return zeroWords.contains(value.text.lowercased()) ? value : FilterValue(number.description)
    case .instant(_, _, let span): return FilterValue(span.text(in: timeZone))
    case .relativeInstant(_, _, let instant): return FilterValue(instant.description)
    case .path(_, let pattern): return FilterValue(pattern.text)
    case .keyed(let id, _, let keyed) where self[id].kind.isOrdered: return FilterValue(keyed.text.text)
    case .columns(_, _, let other): return FilterValue(fieldName(of: self[other], names).text)
    case .listed(_, _, let id), .directive(_, let id):
      let known = self[id]
      var best = known.text
      if names == .short, case .listed(let field, _, _) = condition, self[field].kind == .orderedEnumeration {
        for alias in known.aliases where alias.utf8.count < best.utf8.count { best = alias }
      }
      return value.form == .quoted ? value : FilterValue(bare: best) ?? value
    default: return value
    }
  }
}

extension Vocabulary {
  /// A number as the values of a field are written: `3`, `1.5s`, `10MB`.
  package func text(of number: DecimalNumber, in field: FieldID) -> String {
    switch self[field].kind {
    case .duration: number.durationText
    case .size: number.sizeText
    default: number.description
    }
  }
}
