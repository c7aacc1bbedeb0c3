import Testing
import _FilterTestSupport

@testable import DataStreams

/// The wanted values of JSON records.
@Suite struct JSONCellReaderTests {
  /// Reads records one after another with one reader. Each becomes the values at the paths, as ``NaiveJSON`` shows them
  /// and `-` for none, or `offset! message`.
  static func values(
    _ records: [[UInt8]], _ paths: [[String]], checks: JSONCellReader.Checks = .wanted
  ) throws -> [String] {
    var reader = JSONCellReader(try #require(JSONPaths(paths)), checks: checks)
    let scratch = JSONScratch()
    return records.map { record in
      record.withUnsafeBufferPointer { bytes in
        do throws(JSONError) {
          try reader.read(bytes)
          var shown: [String] = []
          for index in paths.indices { shown.append(try self.shown(reader[index], in: bytes, scratch)) }
          return shown.joined(separator: " ")
        } catch {
          return "\(error.offset)! \(error.message)"
        }
      }
    }
  }

  private static func shown(
    _ cell: JSONCell, in record: UnsafeBufferPointer<UInt8>, _ scratch: JSONScratch
  ) throws(JSONError) -> String {
    if cell.kind != .missing {
      #expect(record[cell.offset..<cell.offset + cell.bytes.count].elementsEqual(cell.bytes))
    }
    switch cell.kind {
    case .missing: return "-"
    case .null, .true, .false: return "\(cell.kind)"
    case .number: return String(decoding: cell.bytes, as: UTF8.self)
    case .string: return "'\(String(decoding: try cell.decoded(scratch), as: UTF8.self))'"
    case .array:
      var elements: [String] = []
      try cell.forEachElement(scratch) { element throws(JSONError) in
        elements.append(try shown(element, in: record, JSONScratch()))
        return true
      }
      return "[\(elements.joined(separator: ","))]"
    case .object:
      var members: [String] = []
      try cell.forEachMember(scratch) { key, value throws(JSONError) in
        members.append("\(try shown(key, in: record, JSONScratch())):\(try shown(value, in: record, JSONScratch()))")
        return true
      }
      return "{\(members.joined(separator: ","))}"
    }
  }

  private func value(_ record: String, _ paths: [String], checks: JSONCellReader.Checks = .wanted) throws -> String {
    let paths = paths.map { $0.split(separator: ".", omittingEmptySubsequences: false).map { String($0) } }
    return try Self.values([Array(record.utf8)], paths, checks: checks)[0]
  }

  /// Rows: the record, the paths, the values.
  @Test func values() throws {
    let rows: [(String, [String], String)] = [
      (#"{"a":1}"#, ["a"], "1"), (#"{"a":1}"#, ["b"], "-"), ("{}", ["a"], "-"), (" { } ", ["a"], "-"),
      (
        #"{"a":"x","b":true,"c":false,"d":null,"e":-1.5e3}"#, ["a", "b", "c", "d", "e"], "'x' true false null -1.5e3"
      ),
      (#" { "a" : "x" , "b" : [ 1 , "2" ] } "#, ["b", "a"], "[1,'2'] 'x'"),
      (#"{"user":{"login":"ann","id":7},"id":8}"#, ["user.login", "id", "user.id"], "'ann' 8 7"),
      (#"{"user":{"login":"ann"}}"#, ["user", "user.login", "user.login.x"], "{'login':'ann'} 'ann' -"),
      (#"{"user":null}"#, ["user.login"], "-"), (#"{"user":[{"login":"ann"}]}"#, ["user.login"], "-"),
      (#"{"x":{"a":1},"a":2}"#, ["a"], "2"), (#"{"x":[{"a":1}],"a":2}"#, ["a"], "2"),
      (#"{"x":"}\"{","a":2}"#, ["a"], "2"), (#"{"x":{"y":"]}\\\"","z":["{"]},"a":2}"#, ["a"], "2"),
      (#"{"":1}"#, [""], "1"), (#"{"a":{"":1}}"#, ["a."], "1"),
      // The last of several equal keys counts, also above a path.
      (#"{"a":1,"a":"2"}"#, ["a"], "'2'"), (#"{"a":{"b":1},"a":{"b":2}}"#, ["a.b"], "2"),
      (#"{"a":{"b":1},"a":{}}"#, ["a.b", "a"], "- {}"), (#"{"a":{"b":1},"a":3}"#, ["a.b", "a"], "- 3"),
      // Escapes.
      (#"{"a":"x\n\u00e9\ud83d\ude00\/"}"#, ["a"], "'x\né😀/'"), (#"{"\u0061":1,"b\\":2}"#, ["a", "b\\"], "1 2"),
      (#"{"a":"\ud83d"}"#, ["a"], "'\u{FFFD}'"), (#"{"é":"稲"}"#, ["é"], "'稲'"),
      // Arrays are handed out with their elements.
      (#"{"a":[]}"#, ["a"], "[]"),
      (#"{"a":[1,"b,]",[2,[3]],{"c":[4]},null]}"#, ["a"], "[1,'b,]',[2,[3]],{'c':[4]},null]"),
      (
        #"{"a":["a longer text, with \"quotes\" in it","and another one"]}"#, ["a"],
        "['a longer text, with \"quotes\" in it','and another one']"
      ),
      // Records that are not objects.
      ("[1]", ["a"], "-"), ("12", ["a"], "-"), ("\"a\"", ["a"], "-"),
    ]
    for (record, paths, expected) in rows {
      #expect(try value(record, paths) == expected, "\(record)")
      #expect(try value(record, paths, checks: .everything) == expected, "\(record)")
    }
  }

  @Test func theEmptyPathIsTheRecord() throws {
    #expect(try Self.values([Array(#" {"a":[1]} "#.utf8), Array("7".utf8)], [[], ["a"]]) == ["{'a':[1]} [1]", "7 -"])
  }

  /// Rows: the record, the error if `a` is wanted, and if everything is checked; nil for none.
  @Test func errors() throws {
    let rows: [(String, String?, String?)] = [
      ("", "0! unexpected end of the record", "0! unexpected end of the record"),
      ("{", "1! unexpected end of the record", "1! unexpected end of the record"),
      ("x", "0! expected a value", "0! expected a value"),
      ("{a:1}", "1! expected a key in quotes", "1! expected a key in quotes"),
      (#"{"a":1,}"#, "7! expected a key in quotes", "7! expected a key in quotes"),
      (#"{"a" 1}"#, "5! expected ':'", "5! expected ':'"), (#"{"a":}"#, "5! expected a value", "5! expected a value"),
      (#"{"a":1]"#, "6! expected ',' or '}'", "6! expected ',' or '}'"),
      (#"{"a":1} x"#, "8! unexpected text after the object", "8! unexpected text after the object"),
      (#"{"a":01}"#, "5! a number must not begin with 0", "5! a number must not begin with 0"),
      (#"{"a":tru}"#, "8! expected 'true'", "8! expected 'true'"),
      ("{\"a\":\"x\ny\"}", "7! control character in a string", "7! control character in a string"),
      (#"{"a":"x"#, "7! unexpected end of the record", "7! unexpected end of the record"),
      (#"{"a":"\x"}"#, "6! unknown escape sequence", "6! unknown escape sequence"),
      (#"{"a":[1,2"#, "9! unexpected end of the record", "9! unexpected end of the record"),
      // Not looked at unless everything is checked.
      (#"{"b":01}"#, nil, "5! a number must not begin with 0"), (#"{"b":nul}"#, nil, "8! expected 'null'"),
      (#"{"b":"\x"}"#, nil, "6! unknown escape sequence"), (#"{"b":[1 2}}"#, nil, "8! expected ',' or ']'"),
      (#"{"b":[}"#, "7! unexpected end of the record", "6! expected a value"),
      // Looked at all the same.
      ("{\"b\":\"x\ny\"}", "7! control character in a string", "7! control character in a string"),
      ("{\"b\":[\"x\ty\"]}", "8! control character in a string", "8! control character in a string"),
      (#"{"b":[[1]"#, "9! unexpected end of the record", "9! unexpected end of the record"),
      (#"{"b":@}"#, "5! expected a value", "5! expected a value"),
    ]
    for (record, wanted, everything) in rows {
      #expect(try value(record, ["a"]) == wanted ?? "-", "\(record)")
      #expect(try value(record, ["a"], checks: .everything) == everything ?? "-", "\(record)")
    }
  }

  /// Members and elements are read one by one, as far as the caller wants.
  @Test func membersAndElements() throws {
    var reader = JSONCellReader(try #require(JSONPaths([[]])))
    let record = Array(#"{"a":1,"b":[2,3],"a":{"\u0063":null},"d":01}"#.utf8)
    var keys: [String] = []
    var elements: [Int] = []
    let error = try record.withUnsafeBufferPointer { bytes -> JSONError? in
      try reader.read(bytes)
      let scratch = JSONScratch()
      do throws(JSONError) {
        try reader[0].forEachMember(scratch) { key, value throws(JSONError) in
          keys.append(String(decoding: try key.decoded(scratch), as: UTF8.self))
          try value.forEachElement(scratch) { element in
            elements.append(element.offset)
            return false
          }
          try value.forEachMember(scratch) { key, value throws(JSONError) in
            keys.append(String(decoding: try key.decoded(scratch), as: UTF8.self) + "=\(value.kind)")
            return true
          }
          return true
        }
        return nil
      } catch { return error }
    }
    #expect(keys == ["a", "b", "a", "c=null"])
    #expect(elements == [12])
    #expect(error == JSONError(offset: 41, message: "a number must not begin with 0"))
  }

  @Test func nestingHasALimit() throws {
    func record(_ depth: Int) -> String {
      "{\"b\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
    }
    #expect(try value(record(64), ["a"]) == "-")
    #expect(try value(record(65), ["a"]) == "69! the record is nested deeper than 64 levels")
    #expect(try value(record(63), ["a"], checks: .everything) == "-")
    #expect(try value(record(1_000_000), ["a"]).hasSuffix("nested deeper than 64 levels"))
  }

  @Test func damagedUTF8IsFoundIfEverythingIsChecked() throws {
    let record = Array(#"{"a":"é"#.utf8) + [0xE9] + Array(#"","b":1}"#.utf8)
    #expect(try Self.values([record], [["b"]]) == ["1"])
    #expect(try Self.values([record], [["b"]], checks: .everything) == ["8! the record is not valid UTF-8"])
  }

  /// Values of an earlier record never appear, whatever the keys and their order.
  @Test func recordsAreIndependent() throws {
    let records = [
      #"{"a":1,"b":2}"#, #"{"a":1}"#, #"{"b":3,"a":4}"#, "oops", #"{"aa":5,"b":6}"#, #"{"a":7,"bb":8,"b":9}"#,
      #"{"a":1,"b":"#, "{}", #"{"a":{"a":1},"b":0}"#,
    ]
    #expect(
      try Self.values(records.map { Array($0.utf8) }, [["a"], ["b"]]) == [
        "1 2", "1 -", "4 3", "0! expected a value", "- 6", "7 9", "11! unexpected end of the record", "- -",
        "{'a':1} 0",
      ])
  }

  @Test func pathsHaveLimits() {
    #expect(JSONPaths([]) != nil)
    #expect(JSONPaths((0..<4_096).map { ["key \($0)"] }) != nil)
    #expect(JSONPaths((0..<4_097).map { ["key \($0)"] }) == nil)
    #expect(JSONPaths([[String](repeating: "a", count: 32)]) != nil)
    #expect(JSONPaths([[String](repeating: "a", count: 33)]) == nil)
  }

  @Test func manyPathsAreReadAtOnce() throws {
    let paths = (0..<4_096).map { ["group \($0 % 16)", "key \($0)"] }
    let groups = (0..<16).map { group -> String in
      let members = stride(from: group, to: 4_096, by: 16).map { "\"key \($0)\":\($0)" }
      return "\"group \(group)\":{\(members.joined(separator: ","))}"
    }
    let record = Array("{\(groups.joined(separator: ","))}".utf8)
    let expected = (0..<4_096).map { "\($0)" }.joined(separator: " ")
    #expect(try Self.values([record, record], paths) == [expected, expected])
  }
}
