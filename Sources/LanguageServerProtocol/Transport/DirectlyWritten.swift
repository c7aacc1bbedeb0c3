/// A value that writes its JSON itself. It must be what its `Codable` conformance writes.
package protocol DirectlyWritten {
  func write(to writer: inout JSONWriter)
}

extension JSONWriter {
  package mutating func value(_ value: some DirectlyWritten) {
    value.write(to: &self)
  }

  /// Writes a member unless its value is nil.
  package mutating func member(_ name: StaticString, _ value: (some DirectlyWritten)?) {
    guard let value else { return }
    self.name(name)
    value.write(to: &self)
  }

  package mutating func member(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    self.name(name)
    value(text)
  }

  package mutating func member(_ name: StaticString, _ number: Int?) {
    guard let number else { return }
    self.name(name)
    value(number)
  }

  package mutating func member(_ name: StaticString, _ flag: Bool?) {
    guard let flag else { return }
    self.name(name)
    value(flag)
  }

  package mutating func member(_ name: StaticString, _ elements: [some DirectlyWritten]?) {
    guard let elements else { return }
    self.name(name)
    array(elements) { $1.write(to: &$0) }
  }

  package mutating func member(_ name: StaticString, _ elements: [String]?) {
    guard let elements else { return }
    self.name(name)
    array(elements) { $0.value($1) }
  }
}
