/// A text as a key: equal to another only where the bytes are the same.
///
/// Swift's `==` takes `é` in one scalar and `e` with a combining accent for one text. The language does not: it compares bytes,
/// so two terms that differ in them are two terms.
package struct ExactText: Hashable, Comparable, Sendable {
  /// The text.
  package let text: String

  /// Makes a key of a text.
  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: ExactText, right: ExactText) -> Bool { left.text.isExactly(right.text) }

  /// Orders texts by their bytes.
  package static func < (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) { text.hashExactly(into: &hasher) }
}

extension String {
  /// Whether the two texts have the same bytes. Linear in the text.
  package func isExactly(_ other: String) -> Bool {
    if utf8.count != other.utf8.count { return false }
    let answer = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in left.elementsEqual(right) }
    }
    return (answer ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Feeds the bytes to a hasher, and an end that no text holds.
  package func hashExactly(into hasher: inout Hasher) {
    let isFed: Void? = utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    if isFed == nil {
      for byte in utf8 { hasher.combine(byte) }
    }
    hasher.combine(UInt8(0xFF))
  }
}
