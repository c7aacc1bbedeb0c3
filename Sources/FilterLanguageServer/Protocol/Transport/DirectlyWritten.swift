import FilterText

/// A value that writes its JSON itself. It must be what its `Codable` conformance writes.
protocol DirectlyWritten {
  func write(to writer: inout JSONWriter)
}

extension JSONWriter {
  /// Writes a member unless its value is `nil`.
  mutating func pair(_ name: String, _ value: (some DirectlyWritten)?) {
    guard let value else { return }
    key(name)
    value.write(to: &self)
  }
}

extension Array: DirectlyWritten where Element: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.array(self) { $1.write(to: &$0) }
  }
}

extension JSONValue: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .integer(let value): writer.number(value)
    case .number(let value): if value.isFinite { writer.json("\(value)".utf8) } else { writer.null() }
    case .string(let value): writer.string(value)
    case .array(let elements): elements.write(to: &writer)
    case .object(let members):
      writer.object { writer in
        for (name, value) in members.sorted(by: { $0.key < $1.key }) { writer.pair(name, value) }
      }
    }
  }
}
