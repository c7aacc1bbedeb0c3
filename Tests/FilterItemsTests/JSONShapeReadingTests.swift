import DataStreams
import FilterEvaluation
import FilterItems
import FilterVocabulary
import ListFiles
import Testing
import _FilterTestSupport

/// JSON as programs write it: objects of objects, columns, arrays of arrays, trees.
@Suite struct JSONShapeReadingTests {
  /// The records that a reader makes of a text, and the errors, in pieces of some size.
  private func records(
    _ text: String, named name: String = "x.json", at place: String? = nil, pieceSize: Int = .max
  ) -> [String] {
    let text = Array(text.utf8)
    var reader = ItemReader(ItemText(name, place: place.flatMap { JSONPointer(place: $0) }))
    var records: [String] = []
    func take(_ raw: RawItem) -> Bool {
      if case .json(let record) = raw {
        records.append(record.error ?? String(decoding: record.bytes, as: UTF8.self))
      } else {
        records.append("no JSON")
      }
      return true
    }
    var start = 0
    while start < text.count {
      let end = pieceSize == .max ? text.count : min(text.count, start + pieceSize)
      text.withUnsafeBufferPointer { _ = reader.add(UnsafeBufferPointer(rebasing: $0[start..<end]), take: take) }
      start = end
    }
    reader.finish(take)
    return records
  }

  private static let lsblk = """
    {"blockdevices": [
      {"name":"sda","size":"100G","children":[{"name":"sda1","mount":"/"},{"name":"sda2","children":[{"name":"vg0"}]}]},
      {"name":"sdb","size":"1T"}
    ]}
    """
  private static let npm = """
    {"name":"app","dependencies":{"a":{"version":"1.0.0","dependencies":{"b":{"version":"2.0.0"}}},"c":{"version":"3.0.0"}}}
    """

  static let cases: [(text: String, place: String?, records: [String])] = [
    // An object of objects.
    (
      "{\"ann\":{\"age\":41,\"city\":\"York\"},\"bob\":{\"age\":7,\"city\":\"Rome\"}}", nil,
      [#"{"key":"ann","age":41,"city":"York"}"#, #"{"key":"bob","age":7,"city":"Rome"}"#]
    ),
    (
      "{\n  \"a\\\"b\": {\"n\": \"}{\"},\n  \"c\": {\"n\": 2},\n  \"d\": {\"n\": 3, \"key\": 4}\n}\n", nil,
      [#"{"key":"a\"b","n": "}{"}"#, #"{"key":"c","n": 2}"#, #"{"_key":"d","n": 3, "key": 4}"#]
    ),
    // Columns.
    ("{\"a\":[1,2],\"b\":[\"x\",null]}", nil, [#"{"a":1,"b":"x"}"#, #"{"a":2,"b":null}"#]),
    (
      "{\"name\":{\"0\":\"ann\",\"1\":\"bob\"},\"age\":{\"0\":41,\"1\":7}}", nil,
      [#"{"name":"ann","age":41}"#, #"{"name":"bob","age":7}"#]
    ),
    (
      "{\"name\":{\"3\":\"ann\",\"5\":\"bob\"},\"age\":{\"3\":41,\"5\":7}}", nil,
      [#"{"key":"3","name":"ann","age":41}"#, #"{"key":"5","name":"bob","age":7}"#]
    ),
    (
      "{\"0\":{\"name\":\"ann\",\"age\":41},\"1\":{\"name\":\"bob\",\"age\":7}}", nil,
      [#"{"key":"0","name":"ann","age":41}"#, #"{"key":"1","name":"bob","age":7}"#]
    ),
    (
      "{\"columns\":[\"name\",\"age\"],\"index\":[0,1],\"data\":[[\"ann\",41],[\"bob\",7]]}", nil,
      [#"{"name":"ann","age":41}"#, #"{"name":"bob","age":7}"#]
    ),
    (
      "{\"columns\":[\"age\"],\"index\":[\"ann\",\"bob\"],\"data\":[[41],[7]]}\n", nil,
      [#"{"index":"ann","age":41}"#, #"{"index":"bob","age":7}"#]
    ),
    ("{\"schema\":{\"fields\":[{\"name\":\"a\"}]},\"data\":[{\"a\":1},{\"a\":2}]}", nil, ["{\"a\":1}", "{\"a\":2}"]),
    // Arrays.
    ("[[\"a\",\"b\"],[1,2],[3,[4]]]", nil, [#"{"a":1,"b":2}"#, #"{"a":3,"b":[4]}"#]),
    ("[[1,2],\n [3,4,5]]\n", nil, [#"{"c1":1,"c2":2}"#, #"{"c1":3,"c2":4,"c3":5}"#]),
    ("[[1], \"x\", null]", nil, ["{\"c1\":1}", "{\"value\":\"x\"}", "{\"value\":null}"]),
    // The largest of several.
    (
      "{\"users\":[{\"id\":1}],\"orders\":[{\"id\":2,\"sum\":3},{\"id\":4,\"sum\":5}],\"n\":3}", nil,
      ["{\"id\":2,\"sum\":3}", "{\"id\":4,\"sum\":5}"]
    ),
    ("{\"users\":[{\"id\":1}],\"orders\":[{\"id\":2,\"sum\":3}]}", "/users", ["{\"id\":1}"]),
    // Trees.
    (
      lsblk, "blockdevices.**.children",
      [
        #"{"name":"sda","size":"100G"}"#, #"{"name":"sda1","mount":"/"}"#, #"{"name":"sda2"}"#, #"{"name":"vg0"}"#,
        #"{"name":"sdb","size":"1T"}"#,
      ]
    ),
    (
      npm, "/dependencies/**/dependencies",
      [
        #"{"key":"a","version":"1.0.0"}"#, #"{"key":"b","version":"2.0.0"}"#, #"{"key":"c","version":"3.0.0"}"#,
      ]
    ),
    (lsblk, "nowhere.**.children", ["no value at '/nowhere'"]),
    // One record stays one.
    ("{\"name\":\"a\",\"tags\":[\"x\",\"y\"]}", nil, [#"{"name":"a","tags":["x","y"]}"#]),
    ("{\"user\":{\"id\":1},\"org\":{\"login\":\"x\"}}", nil, [#"{"user":{"id":1},"org":{"login":"x"}}"#]),
    ("{\"tags\":[\"x\",\"y\"]}", nil, [#"{"tags":["x","y"]}"#]),
    ("{\"a\":[1],\"b\":[1,2]}", nil, [#"{"a":[1],"b":[1,2]}"#]),
    (
      "{\"a\":[1,2],\"b\":[3,4]}\n{\"a\":[5],\"b\":[6]}\n", nil,
      ["{\"a\":[1,2],\"b\":[3,4]}", "{\"a\":[5],\"b\":[6]}"]
    ),
    // Damage.
    ("{\"a\":{\"x\":1},\"b\":{\"x\":2},\"c\":{\"x\":3", nil, [#"{"a":{"x":1},"b":{"x":2},"c":{"x":3"#]),
  ]

  /// An object with one member is a record, whatever that is: a list has more than one.
  @Test func anObjectWithOneMemberIsARecord() {
    for text in [#"{"a":{"b":1}}"#, #"{"a":[1,2]}"#, #"{"1":{"b":[1]}}"#, "{\"a\":{\"b\":1}}\n{\"c\":{\"b\":2}}"] {
      #expect(records(text) == text.split(separator: "\n").map { String($0) })
    }
    #expect(records(#"{"a":{"0":1,"1":2}}"#) == [#"{"a":{"0":1,"1":2}}"#])
    #expect(records(#"{"a":{"0":1,"1":2},"b":{"0":3,"1":4}}"#).count == 2)
  }

  @Test func itemsAreWhatAPersonSees() {
    for one in Self.cases {
      for size in [Int.max, 1, 9] {
        #expect(records(one.text, at: one.place, pieceSize: size) == one.records, "\(one.text), \(size)")
      }
    }
    // The name says that each line is a record.
    #expect(records("{\"a\":[1],\"b\":[2]}\n", named: "x.jsonl") == ["{\"a\":[1],\"b\":[2]}"])
  }

  @Test func itemsAreSearchedInMemory() throws {
    let items = try ItemCollection(
      bytes: Array(
        "{\"ann\":{\"age\":41,\"on\":true},\"bob\":{\"age\":7,\"on\":false},\"cy\":{\"age\":9,\"on\":true}}".utf8),
      named: "x.json")
    #expect(items.items(matching: "age<10") == [1, 2])
    #expect(items.items(matching: "key:cy") == [2])
    #expect(items.record(2) == "{\"key\":\"cy\",\"age\":9,\"on\":true}")
  }

  /// What other formats have is said in words.
  @Test func textOfOtherFormatsIsNamed() {
    let rows: [(String, String)] = [
      ("{\"a\":NaN}\n{\"a\":1}\n", "NaN is not JSON; write null"),
      ("{\"a\":-Infinity}\n{\"a\":1}\n", "Infinity is not JSON; write null"),
      ("{\"a\":1 /* one */}\n{\"a\":1}\n", "JSON has no comments; this is JSON5"),
      ("{'a':1}\n{\"a\":1}\n", "JSON has double quotes; this is JSON5"),
    ]
    for (text, message) in rows {
      let text = Array(text.utf8)
      let row = ItemList(Vocabulary(name: "x", fields: [])).row()
      var reader = ItemReader(ItemText("x"))
      var damage: [String] = []
      func take(_ raw: RawItem) -> Bool {
        if case .damage(let one) = row.read(raw, of: ItemText("x")) { damage.append(one.message) }
        return true
      }
      text.withUnsafeBufferPointer { _ = reader.add($0, take: take) }
      reader.finish(take)
      #expect(damage == [message])
    }
  }

  @Test func damagedTextsNeverTrap() {
    var random = SeededGenerator(seed: PropertyCases.seed(default: 53))
    for _ in 0..<PropertyCases.count(long: 5_000) {
      let one = random.pick(Self.cases) ?? ("", nil, [])
      var text = Array(one.text.utf8)
      for _ in 0..<(1 + random.below(5)) where !text.isEmpty {
        let index = random.below(text.count)
        switch random.below(3) {
        case 0: text[index] = random.pick(Array("{}[]\",:\\0a\n".utf8)) ?? 0
        case 1: text.remove(at: index)
        default: text.removeSubrange(index..<min(text.count, index + random.below(10)))
        }
      }
      let row = ItemList(Vocabulary(name: "x", fields: [])).row()
      let source = ItemText("x", place: one.place.flatMap { JSONPointer(place: $0) })
      var reader = ItemReader(source)
      func take(_ raw: RawItem) -> Bool {
        _ = row.read(raw, of: source)
        return true
      }
      text.withUnsafeBufferPointer { _ = reader.add($0, take: take) }
      reader.finish(take)
    }
  }
}
