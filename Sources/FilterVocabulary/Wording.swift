/// A wording that texts or programs had once, or have elsewhere, and what is written here: `enters` for the older `enters the
/// battlefield`, `kindred` for the type `tribal`. A diagnostic offers it.
public struct Wording: Hashable, Sendable {
  /// The part of a term that a replacement stands for.
  public enum Extent: String, CaseIterable, Hashable, Sendable {
    /// The words within the value. An empty replacement leaves them out.
    case part
    /// The whole value.
    case value
    /// The whole term, without its minus.
    case term
  }

  /// The name of the field whose values have the words.
  package let field: String
  /// The words in lower case, separated by single spaces.
  package let words: String
  /// The text that is written in place of them.
  package let replacement: String
  package let extent: Extent

  /// Makes a wording of the values of a field. A term is written as in a query: `o:"can't be blocked"`.
  public init(_ words: String, of field: String, _ extent: Extent, _ replacement: String) {
    (self.words, self.field, self.extent, self.replacement) = (words, field, extent, replacement)
  }
}

extension Vocabulary {
  /// Whether the values of a field have wordings. Constant time.
  package func hasWordings(_ id: FieldID) -> Bool {
    storage.wordingsOfFields.indices.contains(id.index) && !storage.wordingsOfFields[id.index].isEmpty
  }

  /// The wordings of the values of a field that begin with a byte in lower case. Constant time.
  package func wordings(of id: FieldID, beginningWith first: UInt8) -> [Wording] {
    storage.wordingsOfFields.indices.contains(id.index) ? storage.wordingsOfFields[id.index][first] ?? [] : []
  }
}
