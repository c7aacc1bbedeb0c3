package import FilterVocabulary

/// A field declared by the user, since the sampled records may not have it: `took:duration`.
package struct DeclaredField: Hashable, Sendable {
  /// The name as the data has it: a path of keys with dots, or the name of a column.
  package let name: String
  /// The kind of its values; nil if it is inferred, or a text.
  package let kind: ValueKind?

  /// The kinds that can be declared.
  package static let kinds = ValueKind.allCases.filter { $0.traits.isDeclarable }

  /// Makes a declaration.
  package init(_ name: String, _ kind: ValueKind?) {
    self.name = name
    self.kind = kind
  }

  /// Reads `NAME` or `NAME:KIND`; nil without a name or with an unknown kind.
  package init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":") else {
      if text.isEmpty { return nil }
      self.init(text, nil)
      return
    }
    let word = text[text.index(after: colon)...]
    guard colon > text.startIndex, let kind = DeclaredField.kinds.first(where: { $0.rawValue == word }) else {
      return nil
    }
    self.init(String(text[..<colon]), kind)
  }

  /// Whether it declares the field at a path.
  func names(_ path: [String]) -> Bool {
    name.lowercased() == path.joined(separator: ".").lowercased() || name == InferredField.name(of: path)
  }
}
