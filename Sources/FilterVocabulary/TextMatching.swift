package import FilterText

/// How the texts of a field are compared with values, beginnings, parts and patterns.
public enum TextMatching: String, Hashable, Sendable, CaseIterable {
  /// Without letter case, accents, widths, ligatures, the shape of quotes and the extent of white space.
  case folded
  /// As spelled: `state:open` does not find `Open`.
  case exactCase = "exact-case"
}

extension Field {
  /// Whether its texts can be compared as spelled: those without an order.
  package var canMatchCase: Bool {
    switch kind {
    case .text, .path, .enumeration, .catalog, .numberOrText: true
    default: false
    }
  }
}

extension Vocabulary {
  /// The vocabulary with every text compared as spelled, apart from words with an order. In the syntax of cards, whose
  /// texts are always folded, it is the same. Linear in the vocabulary.
  public var matchingCase: Vocabulary {
    if !isOfLists { return self }
    return replacing(
      fields: fields.map { field in
        var field = field
        if field.canMatchCase { field.matching = .exactCase }
        return field
      })
  }

  /// Whether the texts of a field are compared as spelled.
  package func matchesCase(_ id: FieldID) -> Bool { traits(of: id).matching == .exactCase }

  /// The form in which the texts of a field are compared, in the syntax of lists.
  package func textForm(of id: FieldID) -> TextForm { matchesCase(id) ? .exact : .plain }
}
