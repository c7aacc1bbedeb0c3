package import FilterText

/// A value that writes its JSON itself. It must be what its `Codable` conformance writes.
package protocol DirectlyWritten {
  func write(to writer: inout JSONWriter)
}

extension JSONWriter {
  /// Writes a member unless its value is `nil`.
  package mutating func pair(_ name: String, _ value: (some DirectlyWritten)?) {
    guard let value else { return }
    key(name)
    value.write(to: &self)
  }

  package mutating func pair(_ name: String, _ elements: [some DirectlyWritten]?) {
    guard let elements else { return }
    key(name)
    array(elements) { $1.write(to: &$0) }
  }
}
