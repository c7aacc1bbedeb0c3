/// The names of fields whose values are paths. In their bare values a slash is an ordinary character: `path:src/*.swift`
/// is one term, although elsewhere a slash ends a value or begins a regular expression.
///
/// The language has no field names, so a caller that parses under a vocabulary passes these names to the parser.
public struct PathFields: Hashable, Sendable {
  /// In lower case.
  private let names: [[UInt8]]

  /// No fields: the plain language.
  public static let none = PathFields([])

  /// Collects names of fields; letter case has no meaning.
  public init(_ names: [String]) { self.names = names.map { Array($0.lowercased().utf8) } }

  /// Whether there are no names.
  public var isEmpty: Bool { names.isEmpty }

  /// Whether the bytes of a range are one of the names, in any letter case.
  package func contains(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Bool {
    let range = UnsafeBufferPointer(rebasing: bytes[start..<end])
    if range.contains(where: { $0 >= 0x80 }) {
      let text = String(decoding: range, as: UTF8.self).lowercased()
      return names.contains { String(decoding: $0, as: UTF8.self) == text }
    }
    return names.contains { name in
      name.count == end - start
        && name.indices.allSatisfy {
          name[$0] == (bytes[start + $0].isLetter ? bytes[start + $0] | 0x20 : bytes[start + $0])
        }
    }
  }
}
