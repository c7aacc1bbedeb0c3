package import FilterAST
import FilterText

/// The facts of a field that reading a term needs, in twelve bytes: a whole ``Field`` has a dozen lists and texts, whose
/// references would be counted at each look.
package struct FieldTraits: Sendable {
  package let kind: ValueKind
  package let family: KindFamily
  package let colon: Comparison
  package let isClosed: Bool
  package let takesRegex: Bool
  package let comparesColumns: Bool
  package let isColumn: Bool
  package let hasCatalogs: Bool
  package let matching: TextMatching
  package let others: OtherValues
  /// Whether items may have words beside the ordered ones, which were seen in a sample.
  package let hasUnrankedWords: Bool
  private let operators: UInt16

  init(_ field: Field) {
    kind = field.kind
    family = kind.traits.family
    colon = field.colon
    isClosed = field.isClosed
    takesRegex = field.takesRegex
    comparesColumns = field.comparesColumns
    isColumn = field.isColumn
    hasCatalogs = !field.catalogs.isEmpty
    matching = field.matching
    others = field.kind.leavesOthers ? field.others : .excluded
    hasUnrankedWords = field.kind == .orderedEnumeration && field.others == .possible
    operators = field.operators.reduce(0) { $0 | FieldTraits.bit(of: $1) }
  }

  /// Whether the field takes an operator.
  package func takes(_ comparison: Comparison) -> Bool { operators & FieldTraits.bit(of: comparison) != 0 }

  private static func bit(of comparison: Comparison) -> UInt16 {
    switch comparison {
    case .colon: 1
    case .equal: 2
    case .notEqual: 4
    case .less: 8
    case .lessOrEqual: 16
    case .greater: 32
    case .greaterOrEqual: 64
    case .contains: 128
    case .matches: 256
    case .notMatches: 512
    }
  }
}

extension Vocabulary {
  /// What reading a term needs to know of its field.
  package func traits(of id: FieldID) -> FieldTraits {
    id.index < storage.traits.count ? storage.traits[id.index] : FieldTraits(.missing)
  }

  /// Whether the words of a field are compared as texts: those of an open list, in the syntax of lists. Inference lists
  /// values to help, and whether it did must not decide which of them are equal.
  package func comparesWordsAsTexts(_ field: Field) -> Bool {
    isOfLists && (!field.isClosed || field.matching == .exactCase)
      && (field.kind == .enumeration || field.kind == .catalog)
  }

  /// The form in which the words of a field are compared.
  package func folded(_ word: String, of field: Field) -> String {
    if field.matching == .exactCase { return CanonicalForm.composed(word) }
    return comparesWordsAsTexts(field) ? WordSpelling.folded(word) : ValueSpelling.folded(word)
  }

  /// Whether a value is listed only to be refused.
  package func isRefused(_ id: ValueID) -> Bool {
    guard has(id) else { return false }
    return id.list < 0
      ? storage.fields[-1 - id.list].values[id.index].isRefused : storage.catalogs[id.list].values[id.index].isRefused
  }
}
