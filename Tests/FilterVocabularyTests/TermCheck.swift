import FilterAST
import FilterVocabulary

extension Vocabulary {
  /// The error in a term that the vocabulary alone can detect; nil if there is none.
  func error(in term: FilterTerm) -> String? {
    switch term {
    case .name: return nil
    case .range: return term.endsOfRange.lazy.compactMap { error(in: $0) }.first
    case .regex(_, field: let name, _, _):
      guard let field = field(named: name) else { return "no field" }
      return field.takesRegex ? nil : "no regular expressions"
    case .filter(_, field: let name, let comparison, let value):
      guard let field = field(named: name) else { return "no field" }
      if !field.operators.contains(comparison) { return "no such operator" }
      return canRead(value, of: field) ? nil : "no such value"
    }
  }

  private func canRead(_ value: FilterValue, of field: Field) -> Bool {
    let text = value.text
    if self.value(text, of: field) != nil { return true }
    switch field.kind {
    case .text, .path, .numberOrText: return !text.isEmpty
    case .number:
      if let number = DecimalNumber.prefix(of: text.utf8) { return number.length == text.utf8.count }
      let column = fieldID(spelled: text.lowercased()).map { self[$0] }
      return zeroWords.contains(text.lowercased()) || field.comparesColumns && column?.isColumn == true
    case .date: return DateSpan(text) != nil || dayWords.contains(text.lowercased()) || !field.catalogs.isEmpty
    case .year: return DateSpan(text)?.precision == .year
    case .colors: return palette(of: field).flatMap { try? $0.read(text) } != nil
    case .cost, .devotion: return (try? cost(text)) != nil
    case .enumeration, .orderedEnumeration, .catalog: return !field.isClosed
    case .instant: return RelativeInstant(text) != nil || (try? InstantSpan(text)) != nil
    case .duration: return (try? DecimalNumber(duration: text)) != nil
    case .size: return (try? DecimalNumber(size: text)) != nil
    case .flag, .absentFlag, .boolean, .directive: return false
    case .uuid: return text.utf8.count == 36
    case .integerID: return text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    case .version: return Version(text) != nil
    case .address: return ValueKind.address.traits.keyed?.value(text) != nil
    }
  }
}
