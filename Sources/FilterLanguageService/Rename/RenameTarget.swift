public import FilterText

/// What a rename at a caret changes.
public struct RenameTarget: Hashable, Sendable {
  /// What is renamed.
  public enum Kind: Hashable, Sendable {
    /// A value of a field, which is given by its full name, or as it is spelled where the vocabulary has no such field.
    case value(field: String)
    /// A field, under all of its names.
    case field
    /// A word or phrase of a name, or a whole name.
    case name
  }

  /// The bytes of the document under the caret that a new text would replace; without the quotes, where there are some.
  public let range: SourceRange
  /// The text somebody would edit: without quotes and escapes.
  public let placeholder: String
  /// What is renamed.
  public let kind: Kind

  /// Makes a target.
  public init(range: SourceRange, placeholder: String, kind: Kind) {
    self.range = range
    self.placeholder = placeholder
    self.kind = kind
  }
}

/// Why something is not renamed.
public enum RenameRefusal: Error, Hashable, Sendable {
  /// The caret touches nothing that has a name.
  case nothingHere
  /// The new text is empty or blank.
  case blankText
  /// The new text holds a line break, which would end the query.
  case lineBreak
  /// The new text cannot stand before an operator.
  case noFieldName(String)
  /// The queries would read differently with the new text in them.
  case unwritable(String)

  /// One sentence for people, without a full stop.
  public var message: String {
    switch self {
    case .nothingHere: "There is no field, value or name here to rename"
    case .blankText: "The new text is empty"
    case .lineBreak: "The new text holds a line break, which would end the query"
    case .noFieldName(let text):
      "“\(text)” is no field name: that is a letter or “_”, then letters, digits, “_” and “-”"
    case .unwritable(let text): "With “\(text)” the queries would no longer be read as the same terms"
    }
  }
}
