import Foundation

/// The JSON of values that encode themselves.
package enum JSONForm {
  /// The JSON of a value with sorted keys, so that it can be compared whole.
  package static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Decodes a value from JSON.
  package static func value<Value: Decodable>(_ type: Value.Type = Value.self, fromJSON text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  /// The error of decoding; nil if it succeeds.
  package static func refusal<Value: Decodable>(of type: Value.Type, fromJSON text: String) -> String? {
    do {
      _ = try value(type, fromJSON: text)
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      return context.debugDescription
    } catch DecodingError.keyNotFound(let key, _) {
      return "no \(key.stringValue)"
    } catch {
      return "another error: \(error)"
    }
  }
}
