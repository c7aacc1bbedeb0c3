import Foundation
import Testing

@testable import FilterLanguageServer

/// JSON that a type decodes, and the JSON it then encodes: the same unless stated otherwise.
struct CodingRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let json: String
  private let encoded: String
  private let recode: @Sendable (Data) throws -> Data

  init<Value: Codable & Sendable>(_ type: Value.Type, _ json: String, encodesAs encoded: String? = nil) {
    self.testDescription = "\(type) \(json)"
    self.json = json
    self.encoded = encoded ?? json
    self.recode = { try JSONEncoder().encode(JSONDecoder().decode(Value.self, from: $0)) }
  }

  func check() throws {
    let recoded = try JSONDecoder().decode(JSONValue.self, from: recode(Data(json.utf8)))
    #expect(try recoded == JSONValue(json: encoded), "\(testDescription)")
  }
}

/// JSON that a type does not decode.
struct RefusedRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let json: String
  private let decode: @Sendable (Data) throws -> Void

  init<Value: Codable & Sendable>(_ type: Value.Type, _ json: String) {
    self.testDescription = "\(type) \(json)"
    self.json = json
    self.decode = { _ = try JSONDecoder().decode(Value.self, from: $0) }
  }

  func check() {
    #expect(throws: DecodingError.self, "\(testDescription)") { try decode(Data(json.utf8)) }
  }
}

/// A range within the first line, as JSON.
func rangeJSON(_ columns: Range<Int>) -> String {
  """
  {"start": {"line": 0, "character": \(columns.lowerBound)}, "end": {"line": 0, "character": \(columns.upperBound)}}
  """
}

extension LSP.PositionRange {
  /// A range within the first line.
  init(_ columns: Range<Int>) {
    self.init(
      start: LSP.Position(line: 0, character: columns.lowerBound),
      end: LSP.Position(line: 0, character: columns.upperBound))
  }
}
