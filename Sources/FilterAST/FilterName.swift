public import FilterText

/// A term without field and operator: `bolt`, `"lightning bolt"`.
///
/// A name is a ``FilterValue`` under a stricter rule: without an operator before it, a bare `or` would be a connective,
/// `-x` a negation and `a:b` a filter. Such texts are always quoted.
public struct FilterName: Hashable, Sendable {
  /// The text and its form, as the value of a filter.
  public let value: FilterValue

  /// The name with this text: bare if possible, else quoted.
  public init(_ text: String) { self = FilterName(bare: text) ?? FilterName(quoted: text) }

  /// The name with this text, bare if that is one word in a syntax: in that of lists, `tcp/ip` is.
  public init(_ text: String, in syntax: SyntaxOptions) {
    let name = FilterName(text)
    let isSlashed = syntax.base == .lists && name.form == .quoted && BareText.isSlashedName(name.text)
    self = isSlashed ? FilterName(verbatim: name.text, .bare) : name
  }

  /// The bare name with this text; nil if the text needs quotes.
  public init?(bare text: String) {
    guard let value = FilterValue(bare: text), BareText.isName(value.text) else { return nil }
    self.value = value
  }

  /// The quoted name with this text, which may be any text, including the empty one.
  public init(quoted text: String) { self.value = FilterValue(quoted: text) }

  /// The name with a text that the lexer has checked and that has no curly quote.
  @inlinable
  package init(verbatim text: String, _ form: FilterValue.Form) {
    self.value = FilterValue(verbatim: text, form)
  }

  /// The text without quotes and escapes.
  @inlinable public var text: String { value.text }

  /// Whether the text is written bare or in quotes.
  @inlinable public var form: FilterValue.Form { value.form }
}

extension FilterName: ExpressibleByStringLiteral {
  /// The name with the text of a literal: bare if possible, else quoted.
  public init(stringLiteral value: String) { self.init(value) }
}

extension FilterName: CustomStringConvertible {
  /// The name as written in a query.
  public var description: String { value.description }
}

/// A text as a key, compared byte by byte.
///
/// Swift's `==` treats `é` as one scalar and `e` with a combining accent as equal. The language compares bytes, so
/// terms that differ in them are different.
public struct ExactText: Hashable, Comparable, Sendable {
  /// The text of the key.
  public let text: String

  /// Makes a key from a text.
  public init(_ text: String) { self.text = text }

  /// Whether the texts have the same bytes.
  public static func == (left: ExactText, right: ExactText) -> Bool { left.text.isExactly(right.text) }

  /// Orders texts by their bytes.
  public static func < (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  /// Hashes the bytes. Linear.
  public func hash(into hasher: inout Hasher) { text.hashExactly(into: &hasher) }
}

extension ExactText: ExpressibleByStringLiteral {
  /// The key of a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension ExactText: CustomStringConvertible {
  /// The text of the key.
  public var description: String { text }
}

extension String {
  /// Whether the two texts have the same bytes. Linear.
  package func isExactly(_ other: String) -> Bool {
    if utf8.count != other.utf8.count { return false }
    let answer = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in left.elementsEqual(right) }
    }
    return (answer ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Feeds the bytes to a hasher, followed by a byte that no text contains.
  package func hashExactly(into hasher: inout Hasher) {
    let isFed: Void? = utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    if isFed == nil {
      for byte in utf8 { hasher.combine(byte) }
    }
    hasher.combine(UInt8(0xFF))
  }
}
