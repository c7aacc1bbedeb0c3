import FilterQueryKit
import Foundation
import Testing
import _FilterTestSupport

/// Every line is JSON with its keys in the documented order, for any query.
@Suite struct JSONShapeTests {
  @Test func linesOfParse() throws {
    try expectShape(of: ["parse", "--json"], ["source", "outcome", "canonical", "query", "diagnostics"])
  }

  @Test func linesOfCheck() throws {
    try expectShape(of: ["check", "--json", "--lines"], ["file", "line", "source", "outcome", "diagnostics"])
  }

  /// The query of `parse --json` is what `FilterQuery` encodes and decodes.
  @Test func theQueryHasTheCodableForm() throws {
    for text in try OwnCorpus.valid() + OwnCorpus.damaged() where !text.contains("\n") {
      guard let query = ParsedQuery(parsing: text).query else { continue }
      let line = Data(run(["parse", "--json", "--", text], bytes: []).outputBytes)
      let object = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
      let envelope = try JSONSerialization.data(withJSONObject: ["version": 1, "query": object["query"]])
      #expect(try JSONDecoder().decode(FilterQuery<FilterTerm>.self, from: envelope) == query, "\(text)")
      let encoded = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(query)) as? [String: Any]
      #expect(encoded?["query"] as? NSDictionary == object["query"] as? NSDictionary, "\(text)")
    }
  }

  private func expectShape(of arguments: [String], _ keys: [String]) throws {
    let texts = try texts()
    let result = run(arguments, bytes: texts.flatMap { $0 + [UInt8(ascii: "\n")] })
    #expect(result.lines.count == texts.count)
    for (text, line) in zip(texts, result.lines) {
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "not an object: \(line)")
      #expect(object["source"] as? String == String(decoding: text, as: UTF8.self))
      #expect(keysAsWritten(in: line) == keysInOrder(of: object, keys), "\(line)")
    }
  }

  /// Real queries, damaged ones, and random bytes without line endings.
  private func texts() throws -> [[UInt8]] {
    var random = SeededGenerator(seed: PropertyCases.seed(default: 41))
    let noise = (0..<PropertyCases.count(long: 500)).map { _ in
      RandomText.bytes(length: 30, using: &random).bytes.filter { $0 != 0x0A && $0 != 0x0D }
    }
    return try (OwnCorpus.valid() + OwnCorpus.damaged()).map { Array($0.utf8) } + noise
  }

  /// The keys of a JSON text in order: each string followed by a colon.
  private func keysAsWritten(in json: String) -> [String] {
    let bytes = Array(json.utf8)
    var keys: [String] = []
    var offset = 0
    while offset < bytes.count {
      defer { offset += 1 }
      guard bytes[offset] == UInt8(ascii: "\"") else { continue }
      let start = offset + 1
      offset = start
      while bytes[offset] != UInt8(ascii: "\"") { offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1 }
      let isKey = offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: ":")
      if isKey { keys.append(String(decoding: bytes[start..<offset], as: UTF8.self)) }
    }
    return keys
  }

  /// The expected keys of an object in order, including nested objects. Additional keys come last, so that the
  /// comparison fails.
  private func keysInOrder(of object: [String: Any], _ order: [String]) -> [String] {
    let surplus = object.keys.filter { !order.contains($0) }
    return (order + surplus).flatMap { key in
      let children: [[String: Any]]
      if let child = object[key] as? [String: Any] {
        children = [child]
      } else {
        children = object[key] as? [[String: Any]] ?? []
      }
      return [key] + children.flatMap { keysInOrder(of: $0, kindOrder(of: $0, under: key)) }
    }
  }

  private func kindOrder(of object: [String: Any], under key: String) -> [String] {
    switch (key, object["kind"] as? String) {
    case ("diagnostics", _):
      ["code", "severity", "range", "message", "fixes"] + (object["related"] == nil ? [] : ["related"])
    case ("related", _): ["range", "message"]
    case ("range", _): ["start", "end"]
    case ("location", _): ["line", "column", "endLine", "endColumn"]
    case ("fixes", _): ["title", "edits"]
    case ("edits", _): ["start", "end", "text"]
    case (_, "name"): ["kind", "polarity", "exact", "value", "quoted"]
    case (_, "filter"): ["kind", "polarity", "field", "comparison", "value", "quoted"]
    case (_, "regex"): ["kind", "polarity", "field", "comparison", "pattern"]
    default: ["kind", "polarity", "children"]
    }
  }
}
