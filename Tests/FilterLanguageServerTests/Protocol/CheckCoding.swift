import FilterLanguageServer
import Foundation
import LanguageServerProtocol
import Testing

/// Checks the JSON of a value both ways: what it is written as, and that reading that gives the value back.
func checkCoding<Value: Codable & Equatable>(
  _ value: Value, json: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  let written = try #require(String(bytes: encoder.encode(value), encoding: .utf8), sourceLocation: sourceLocation)
  // The expectation may be laid out for people.
  let plain = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
  let wanted = try #require(String(bytes: encoder.encode(plain), encoding: .utf8), sourceLocation: sourceLocation)
  #expect(written == wanted, sourceLocation: sourceLocation)
  #expect(try JSONDecoder().decode(Value.self, from: Data(json.utf8)) == value, sourceLocation: sourceLocation)
}
