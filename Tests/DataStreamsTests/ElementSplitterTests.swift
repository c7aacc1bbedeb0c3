import Testing
import _FilterTestSupport

@testable import DataStreams

/// The elements of arrays at a place of a JSON text.
@Suite struct ElementSplitterTests {
  private func found(_ text: String, at pointer: String, pieces: Int = .max) throws -> [RecordSplitterTests.Found] {
    let pointer = try #require(JSONPointer(pointer))
    return RecordSplitterTests.split(Array(text.utf8), form: .elements(of: pointer), pieces: pieces)
  }

  /// Rows: the text, the pointer, the elements or errors.
  @Test func elements() throws {
    let rows: [(String, String, [String])] = [
      (#"{"data":[{"a":1},{"b":2}]}"#, "/data", [#"{"a":1}"#, #"{"b":2}"#]),
      (
        #"{"x":[{"data":[9]}],"data":[ 1 , "a,]" , [2,[3]] ,{}, null ],"y":[4]}"#, "/data",
        ["1", "\"a,]\"", "[2,[3]]", "{}", "null"]
      ),
      (#"{"data":{"items":[1,2],"x":[3]},"items":[4]}"#, "/data/items", ["1", "2"]),
      (#"{"items":[4],"data":{"items":[1]}}"#, "/data/items", ["1"]), (#"{"data":[]}"#, "/data", []),
      ("[1,[2],3]", "", ["1", "[2]", "3"]), ("[{},[1,2]]", "/1", ["1", "2"]),
      (#"[{"a":[1]},{"a":[2]}]"#, "/1/a", ["2"]), (#"{"a/b":{"~":[1]}}"#, "/a~1b/~0", ["1"]),
      (#"{"":[1]}"#, "/", ["1"]), (#"{"\u0061":[1]}"#, "/a", ["1"]), (#"{"1":[1]}"#, "/1", ["1"]),
      (
        "\u{FEFF}{\n  \"data\": [\n    {\n      \"a\": 1\n    },\n    2\n  ]\n}\n", "/data",
        ["{\n      \"a\": 1\n    }", "2"]
      ),
      // Pages one after another.
      ("{\"data\":[1,2],\"next\":\"x\"}\n{\"data\":[3]}\n", "/data", ["1", "2", "3"]), ("[1][2]", "", ["1", "2"]),
      ("{\"data\":[1]}{\"error\":7}{\"data\":[2]}", "/data", ["1", "no array at '/data'", "2"]),
      // Places that hold something else.
      ("", "/data", []), (" \n", "/data", []), ("{}", "/data", ["no array at '/data'"]),
      (#"{"data":{"a":[1]}}"#, "/data", ["no array at '/data'"]), (#"{"data":7}"#, "/data", ["no array at '/data'"]),
      (#"{"a":1}"#, "", ["no array at ''"]), ("[[1]]", "/00", ["no array at '/00'"]),
      ("[[1]]", "/-", ["no array at '/-'"]),
      // Damage around the array ends the records.
      (#"{"data":[1,2"#, "/data", ["1", "2", "unclosed array"]),
      (#"{"data":[1]"#, "/data", ["1", "this object has no end"]),
      (#"{"data":[1],,}{"data":[2]}"#, "/data", ["1", "a key in double quotes was expected here"]),
      (#"{"data":[1]]}"#, "/data", ["1", "',' or '}' was expected here"]),
      ("7", "/a", ["an object was expected here"]),
    ]
    for (text, pointer, expected) in rows {
      let whole = try found(text, at: pointer)
      #expect(whole.map { $0.error ?? $0.text } == expected, "\(text)")
      for pieces in 1...5 {
        #expect(try found(text, at: pointer, pieces: pieces) == whole, "\(text): pieces of \(pieces)")
      }
    }
  }

  @Test func placesAreCounted() throws {
    let text = "{\n\"data\": [\n  1,\n  {\n  }\n]}\n{}\n\n{\"data\":[2],\n?}"
    let found = try found(text, at: "/data")
    #expect(found.map { $0.line } == [3, 4, 7, 9, 10])
    #expect(found.map { $0.number } == [0, 1, 2, 3, 4])
    #expect(found.map { $0.column } == [3, 3, 1, 10, 1])
    #expect(found.map { $0.offset } == [14, 19, 28, 41, 45])
  }

  /// The elements at a path, by a naive reader.
  @Test func theElementsAreThoseOfTheSlowReader() {
    let pointers: [(text: String, path: [String])] = [
      ("/a", ["a"]), ("/b/a", ["b", "a"]), ("/key/b/a", ["key", "b", "a"]),
    ]
    let failure = checkProperty(
      "elements at a place", cases: PropertyCases.count(long: 500), seed: PropertyCases.seed(default: 41),
      generate: { random in
        (0..<(1 + random.below(3))).map { _ in Array(JSONCellPropertyTests.object(&random, depth: 0).utf8) }
      }, shrink: { shorterArrays($0) },
      describe: { $0.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n") },
      law: { values in
        for (pointer, path) in pointers {
          let expected = values.map { NaiveJSON($0)?.arrays(at: path).joined(separator: " ") ?? "?" }
          let text = Array(values.joined(separator: [0x0A]))
          guard let pointer = JSONPointer(pointer) else { return "no pointer" }
          // Lone surrogates are errors around the arrays.
          if String(decoding: text, as: UTF8.self).contains("\\ud800") { return nil }
          let whole = RecordSplitterTests.split(text, form: .elements(of: pointer))
          let found = whole.filter { $0.error == nil }.map { NaiveJSON(Array($0.text.utf8))?.shown ?? "?" }
          if found.joined(separator: " ") != expected.filter({ !$0.isEmpty }).joined(separator: " ") {
            return "\(pointer): \(found) instead of \(expected)"
          }
          for pieces in [1, 2, 3, 7, 16, 17] {
            let split = RecordSplitterTests.split(text, form: .elements(of: pointer), pieces: pieces)
            if split != whole { return "pieces of \(pieces): \(split) instead of \(whole)" }
          }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func randomBytesNeverTrap() throws {
    var random = SeededGenerator(seed: 42)
    let letters = [
      "{", "}", "[", "]", "\"", ",", ":", "\\", " ", "\n", "1", "\"data\":", "[1,", "{\"data\":[", "]}", "é",
    ]
    for _ in 0..<3_000 {
      let text = (0..<random.below(30)).map { _ in random.pick(letters) ?? "" }.joined()
      let whole = try found(text, at: "/data")
      #expect(try found(text, at: "/data", pieces: 3) == whole, "\(text)")
      #expect(whole.map { $0.number } == Array(0..<whole.count))
    }
  }
}

extension NaiveJSON {
  /// The elements of the arrays at a path, equal keys included.
  fileprivate func arrays(at path: [String]) -> [String] {
    guard let key = path.first else {
      if case .array(let elements) = self { return elements.map { $0.shown } }
      return []
    }
    guard case .object(let members) = self else { return [] }
    return members.filter { $0.key == Array(key.utf8) }.flatMap { $0.value.arrays(at: Array(path.dropFirst())) }
  }
}

/// JSON Pointers.
@Suite struct JSONPointerTests {
  @Test func parts() {
    let rows: [(String, [String]?)] = [
      ("", []), ("/", [""]), ("/a", ["a"]), ("/a/b", ["a", "b"]), ("/a//b/", ["a", "", "b", ""]), ("/a~1b", ["a/b"]),
      ("/~0", ["~"]), ("/~01", ["~1"]), ("/0", ["0"]), ("/é ü", ["é ü"]), ("a", nil), ("/~", nil), ("/~2", nil),
      ("/a~", nil),
      (".data", nil),
    ]
    for (text, parts) in rows {
      #expect(JSONPointer(text)?.parts == parts, "\(text)")
      if parts != nil { #expect(JSONPointer(text)?.description == text, "\(text)") }
    }
  }
}
