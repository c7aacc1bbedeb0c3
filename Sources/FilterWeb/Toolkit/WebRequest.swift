package import FilterVocabulary

/// A request of JavaScript: the name of a call and its arguments.
package struct WebRequest {
  private let members: [String: LocatedJSON.Content]
  /// The bytes that came with it: those of a list; empty if there are none.
  package let payload: [UInt8]

  /// The maximum size of the JSON in bytes.
  package static let maximumSize = 1 << 26

  /// Reads an object of JSON. Throws if it is none.
  package init(json bytes: [UInt8], payload: [UInt8] = []) throws(WebError) {
    guard bytes.count <= Self.maximumSize else {
      throw WebError("a request has at most \(Self.maximumSize) bytes")
    }
    guard case .object(let list) = LocatedJSON(reading: bytes)?.content else {
      throw WebError("the request is not an object of JSON")
    }
    members = Dictionary(uniqueKeysWithValues: list.map { ($0.key, $0.value.content) })
    self.payload = payload
  }

  /// The name of the call.
  package var call: String { get throws(WebError) { try text("call") } }

  /// A text that must be there.
  package func text(_ name: String) throws(WebError) -> String {
    guard let text = try optionalText(name) else { throw WebError("'\(name)' is missing") }
    return text
  }

  /// A text; nil if it is missing or null.
  package func optionalText(_ name: String) throws(WebError) -> String? {
    switch members[name] {
    case nil, .null?: return nil
    case .string(let text)?: return text
    default: throw WebError("'\(name)' is not a string")
    }
  }

  /// A number that must be there, clamped to the numbers of 32 bits.
  package func number(_ name: String) throws(WebError) -> Int {
    guard let number = try optionalNumber(name) else { throw WebError("'\(name)' is missing") }
    return number
  }

  /// A whole number, clamped to those of 32 bits; nil if it is missing or null.
  package func optionalNumber(_ name: String) throws(WebError) -> Int? {
    switch members[name] {
    case nil, .null?: return nil
    case .number(let number?)?: return Int(Int32(clamping: number))
    default: throw WebError("'\(name)' is not a whole number")
    }
  }

  /// A time in seconds since 1970, clamped to some ten thousand years; 0 if it is missing or null.
  package func seconds(_ name: String) throws(WebError) -> Double {
    switch members[name] {
    case nil, .null?: return 0
    case .number(let number?)?: return Double(max(0, min(number, 1 << 40)))
    default: throw WebError("'\(name)' is not a whole number")
    }
  }

  /// A truth value; nil if it is missing or null.
  package func optionalBool(_ name: String) throws(WebError) -> Bool? {
    switch members[name] {
    case nil, .null?: return nil
    case .bool(let value)?: return value
    default: throw WebError("'\(name)' is not a boolean")
    }
  }

  /// A list of texts.
  package func texts(_ name: String) throws(WebError) -> [String] {
    guard case .array(let elements)? = members[name] else { throw WebError("'\(name)' is not a list") }
    var texts: [String] = []
    for element in elements {
      guard case .string(let text) = element.content else {
        throw WebError("'\(name)' has an element that is no string")
      }
      texts.append(text)
    }
    return texts
  }

  /// The elements of a list of objects.
  package func objects(_ name: String) throws(WebError) -> [WebRequest] {
    guard case .array(let elements)? = members[name] else { throw WebError("'\(name)' is not a list") }
    var objects: [WebRequest] = []
    for element in elements {
      guard case .object(let list) = element.content else {
        throw WebError("'\(name)' has an element that is no object")
      }
      objects.append(WebRequest(list))
    }
    return objects
  }

  /// The elements of a list of objects; none if it is missing or null.
  package func optionalObjects(_ name: String) throws(WebError) -> [WebRequest] {
    switch members[name] {
    case nil, .null?: return []
    default: return try objects(name)
    }
  }

  private init(_ list: [LocatedJSON.Member]) {
    members = Dictionary(uniqueKeysWithValues: list.map { ($0.key, $0.value.content) })
    payload = []
  }
}

/// Why a request cannot be answered, for the person who wrote it.
package struct WebError: Error, Hashable {
  /// A sentence without a full stop.
  package let message: String
  /// What is wrong with a vocabulary, each with its place.
  package var diagnostics: [VocabularyDiagnostic] = []

  package init(_ message: String) { self.message = message }

  /// The errors of a vocabulary.
  package init(_ error: VocabularyError) {
    let first = error.diagnostics.first.map { $0.description } ?? "it cannot be read"
    let rest = error.diagnostics.count > 1 ? " (and \(error.diagnostics.count - 1) more)" : ""
    message = "the vocabulary has errors: \(first)\(rest)"
    diagnostics = error.diagnostics
  }
}
