import DataStreams
import FilterAST
import FilterVocabulary
import Testing

@testable import FilterItems

/// Inference just below and just above each deciding share and count.
@Suite struct InferenceBoundaryTests {
  private func field(_ values: [String], named name: String = "x") throws -> Field {
    var sample = RecordSample()
    for value in values { sample.add(cells: [(name, value)]) }
    let vocabulary = Vocabulary.inferred(from: sample, named: "test")
    return try #require(vocabulary.fieldID(spelled: name).map { vocabulary[$0] })
  }

  private func kind(_ values: [String], named name: String = "x") throws -> String {
    try field(values, named: name).kind.rawValue
  }

  /// So many values of one kind, and others beside them.
  private func mixed(_ count: Int, _ value: (Int) -> String, _ others: [String]) -> [String] {
    (0..<count).map(value) + others
  }

  @Test func mostValuesDecide() throws {
    let day: (Int) -> String = { "2026-01-\(10 + $0 % 20)" }
    #expect(try kind(mixed(19, day, ["soon"])) == "date")
    #expect(try kind(mixed(18, day, ["soon"])) == "text")
    #expect(try kind(mixed(19, { "\($0)MB" }, ["big one"])) == "size")
    #expect(try kind(mixed(18, { "\($0)MB" }, ["big one"])) == "text")
    #expect(try kind(mixed(19, { "\($0)ms" }, ["long while"])) == "duration")
    #expect(try kind(mixed(18, { "\($0)ms" }, ["long while"])) == "text")
    #expect(try kind(mixed(19, { "2026-01-01T10:00:\(10 + $0)Z" }, ["soon"])) == "instant")
    #expect(try kind(mixed(18, { "2026-01-01T10:00:\(10 + $0)Z" }, ["soon"])) == "text")
    #expect(try kind(mixed(19, { $0 % 2 == 0 ? "yes" : "no" }, ["maybe"])) == "boolean")
    #expect(try kind(mixed(19, { $0 % 2 == 0 ? "yes" : "no" }, ["maybe", "perhaps"])) == "enumeration")
  }

  @Test func numbersAmongTexts() throws {
    #expect(try kind(mixed(3, { "\($0 + 1)" }, ["4a"])) == "number")
    #expect(try kind(mixed(29, { "\($0)" }, (0..<10).map { "\($0)a" })) == "text")
    #expect(try kind(mixed(30, { "\($0)" }, (0..<10).map { "\($0)a" })) == "number")
    // Texts that are longer than twelve bytes are not numbers with a letter.
    #expect(try kind(mixed(9, { "\($0)" }, ["twelve bytes"])) == "number")
    #expect(try kind(mixed(9, { "\($0)" }, ["thirteen byte"])) == "text")
    // A zero that a number would lose.
    #expect(try kind(["007.1", "7.1", "8"]) == "number-or-text")
    #expect(try kind(["01234", "56789"]) == "number-or-text")
    #expect(try kind(["007", "a", "b"]) == "text")
  }

  @Test func wordsOfALetterCase() throws {
    let words = { (number: Int) in ["red", "green", "blue"][number % 3] }
    // Four values at least, and each twice on average.
    #expect(try kind(["red", "red", "red"]) == "text")
    #expect(try kind(["red", "red", "blue", "blue"]) == "enumeration")
    #expect(try kind(mixed(6, words, [])) == "enumeration")
    #expect(try kind(mixed(3, words, ["red", "green"])) == "catalog")
    #expect(try field(mixed(6, words, [])).summary == "may be free text: 3 texts in 6 values")
    #expect(try field(mixed(11, words, [])).summary == "may be free text: 3 texts in 11 values")
    #expect(try field(mixed(12, words, [])).summary == "")
    // Fifty values of a list at most.
    let many = { (count: Int) in (0..<(4 * count)).map { "w\($0 % count)x" } }
    #expect(try kind(many(50)) == "enumeration")
    #expect(try kind(many(51)) == "catalog")
    #expect(try field(many(50)).values.count == 50)
    // An open list has each text more than once now and then.
    #expect(try kind((0..<60).map { "w\($0 % 51)x" }) == "text")
    #expect(try kind((0..<62).map { "w\($0 % 51)x" }) == "catalog")
  }

  @Test func textsThatAreLong() throws {
    let long = { (length: Int) in (0..<8).map { String(repeating: $0 % 2 == 0 ? "a" : "b", count: length) } }
    #expect(try kind(long(60)) == "enumeration")
    #expect(try kind(long(61)) == "text")
    // Five words are prose.
    #expect(try kind((0..<8).map { "one two three four\($0 % 2)" }) == "enumeration")
    #expect(try kind((0..<8).map { "one two three four five\($0 % 2)" }) == "text")
    #expect(try kind((0..<8).map { "one\ntwo\($0 % 2)" }) == "text")
  }

  @Test func words() throws {
    func scale(_ values: String, named name: String = "x") throws -> String {
      let field = try field(values.split(separator: " ").map { String($0) }, named: name)
      return field.kind.rawValue + ": "
        + field.values.map { ([$0.text] + $0.aliases).joined(separator: "/") + " \($0.frequency)" }
        .joined(separator: ", ")
    }
    #expect(
      try scale("WARN info WARN debug")
        == "ordered-enumeration: trace/verbose 0, debug 1, info/information/informational 1, notice 0, WARN/warning 2, "
        + "error/err 0, critical/crit/fatal 0, alert 0, emergency/emerg/panic 0")
    #expect(try scale("small large small") == "ordered-enumeration: small 2, medium 0, large 1")
    #expect(try scale("M XL S M").hasPrefix("ordered-enumeration: xxs 0, xs 0, S 1, M 2, l 0, XL 1, xxl 0, xxxl 0"))
    // One word alone is on a scale only if the name suggests it.
    #expect(try scale("low low low low") == "enumeration: low 4")
    #expect(
      try scale("low low low low", named: "severity").hasPrefix(
        "ordered-enumeration: none 0, lowest/trivial 0, low/minor 4"))
    #expect(
      try scale("low high odd low").hasPrefix("enumeration: low 2") || scale("low high odd low").hasPrefix("catalog"))
  }

  @Test func numbersThatAreTimes() throws {
    #expect(try kind(["900000000", "900000001"], named: "time") == "instant")
    #expect(try kind(["899999999", "900000001"], named: "time") == "number")
    #expect(try field(["900000000", "3999999999"], named: "time").summary == "numbers are taken as seconds since 1970")
    #expect(try kind(["900000000", "4000000000"], named: "time") == "number")
    for (unit, zeros) in [("milliseconds", "000"), ("microseconds", "000000"), ("nanoseconds", "000000000")] {
      let nines = zeros.replacing("0", with: "9")
      #expect(
        try field(["900000000" + zeros, "3999999999" + nines], named: "ts").summary
          == "numbers are taken as \(unit) since 1970")
      #expect(try kind(["899999999" + nines, "900000001" + zeros], named: "ts") == "number")
      #expect(try kind(["900000001" + zeros, "4000000000" + zeros], named: "ts") == "number")
    }
    for name in ["created", "mtime", "last_modified"] {
      #expect(try kind(["1773705600", "1773705601"], named: name) == "instant", "\(name)")
    }
    #expect(try kind(["1773705600", "1773705601"], named: "id") == "number")
    #expect(try kind(["900000000.5", "900000001"], named: "time") == "number")
    #expect(try kind(["-1", "2"], named: "size") == "number")
    #expect(try kind(["0", "2"], named: "size") == "size")
    #expect(try kind(["0.5", "2"], named: "size") == "number")
  }

  @Test func namesOfKinds() throws {
    for (name, isSize) in [
      ("size", true), ("bytes", true), ("bytesSent", true), ("file_size", false), ("filesize", true),
    ] {
      #expect(FieldHints.isSize(name) == isSize, "\(name)")
    }
    for name in ["time", "timestamp", "ts", "date", "createdAt", "epoch"] {
      #expect(FieldHints.isTime(name), "\(name)")
    }
    for name in ["duration", "elapsed", "took", "latency", "estimate", "length", "runtime", "time"] {
      #expect(FieldHints.isDuration(name), "\(name)")
    }
    for name in ["path", "file", "filename", "filepath", "dir", "directory", "folder", "route", "uri"] {
      #expect(FieldHints.isPath(name), "\(name)")
    }
    for name in ["level", "severity", "lvl", "loglevel"] { #expect(FieldHints.isLevel(name), "\(name)") }
    for name in ["message", "msg", "body", "description", "summary", "comment", "note", "notes", "text"] {
      #expect(FieldHints.isProse(name), "\(name)")
    }
    #expect(!FieldHints.isTime("timer") && !FieldHints.isPath("profile") && !FieldHints.isLevel("leveled"))
  }

  @Test func shapesOfTexts() {
    let whole: TextShape = [.number, .whole, .pointNumber, .commaNumber]
    let shapes: [(String, TextShape)] = [
      ("yes", .flag), ("True", .flag), ("none", []), ("12", whole), ("-12", whole),
      ("1.0", [.number, .pointNumber, .version]), ("007", .paddedNumber), ("0", whole),
      ("-0.5", [.number, .pointNumber]),
      ("1e3", [.number, .whole]), ("5%", [.pointNumber, .commaNumber]), ("$1,200.50", .pointNumber),
      ("1,5", .commaNumber), ("1,200", [.pointNumber, .commaNumber]), ("31/12/2026", [.dayMonth, .ordered, .path]),
      ("1/2/2026 10:00", [.dayMonthTime, .monthDayTime, .ordered]),
      ("2026-03-17", [.day, .dayMonth, .monthDay]),
      ("2026-03-17T10:00:05Z", [.instant, .dayMonthTime, .monthDayTime]), ("3:45", .duration), ("1h30m", .duration),
      ("1.10.0", [.version, .release]), ("v1.2", .version), ("2.0.0-rc.1", [.version, .release]),
      ("3.11.2026", [.version, .dayMonth, .monthDay]), ("10.0.0.1", [.version, .address]),
      ("1.234.567", [.version, .commaNumber]), ("1.2.", []), ("1.5e3", .number),
      ("10 MB", .size), ("/health", .path), ("src/a.swift", .path), ("a b/c", []), ("https://a/b", []),
      ("Nov 20 03:23:30", .yearless), ("Nov  2 03:23", .yearless), ("Nov 20", []), ("one two three four", []),
      ("one two three four five", .prose), ("a\nb", .prose), ("", []), ("</p>", []),
    ]
    for (text, shape) in shapes { #expect(TextShape(text) == shape, "\(text)") }
    #expect(TextShape.all.count == 22)
  }

  @Test func numbersOfFieldsAndTexts() {
    #expect(RecordSample.maximumFields == 500)
    #expect(ObservedField.maximumDistinct == 1_000)
    #expect(ItemCollection.maximumDamage == 100)
    #expect(ItemBins.maximumCounts == 20_000)
    #expect(ItemBins.maximumBins == 12)
    #expect(WordMemory.maximumLength == 16)
    for (count, hasMore) in [(500, false), (501, true)] {
      var sample = RecordSample()
      sample.add(cells: (0..<count).map { ("f\($0)", "x") })
      #expect(sample.hasMoreFields == hasMore)
      #expect(sample.fields.count == 500)
    }
    for (count, hasMore) in [(1_000, false), (1_001, true)] {
      var field = ObservedField(path: ["x"])
      for number in 0..<count { field.add(.text("\(number)x"), isInList: false) }
      field.add(.text("0x"), isInList: false)
      #expect(field.hasMoreTexts == hasMore)
      #expect(field.distinct.count == 1_000)
      #expect(field.distinct["0x"] == 2)
    }
  }

  @Test func objectsWithinObjects() throws {
    func names(_ depth: Int) throws -> [String] {
      let text = String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
      var sample = RecordSample()
      try Array(text.utf8).withUnsafeBufferPointer { try sample.add(json: $0, scratch: JSONScratch()) }
      return sample.fields.map { $0.dotted }
    }
    #expect(try names(6) == ["a.a.a.a.a.a"])
    #expect(try names(7) == [])
  }

  /// The singular of a list is another name for it, but not of a word that ends in `ss`.
  @Test func namesOfLists() throws {
    var sample = RecordSample()
    let text = Array(#"{"tags":["a"],"class":["b"],"name":"c","status":"d"}"#.utf8)
    try text.withUnsafeBufferPointer { try sample.add(json: $0, scratch: JSONScratch()) }
    let vocabulary = Vocabulary.inferred(from: sample, named: "t")
    #expect(vocabulary.field(named: "tags")?.aliases == ["tag"])
    #expect(vocabulary.field(named: "class")?.aliases == [])
    #expect(vocabulary.field(named: "status")?.aliases == [])
  }

  @Test func wordsThatAreRemembered() {
    func key(_ text: String) -> WordMemory.Key { Array(text.utf8).withUnsafeBufferPointer { WordMemory.Key($0) } }
    #expect(key("abcdefgh") != key("abcdefgi"))
    #expect(key("abcdefghi") != key("abcdefghj"))
    #expect(key("abcdefghabcdefgh") != key("abcdefghabcdefgi"))
    #expect(key("a") != key("a\0"))
    #expect(key("hgfedcba") != key("abcdefgh"))
    var memory = WordMemory()
    memory[key("true")] = true
    memory[key("false")] = false
    #expect(memory[key("true")] == true && memory[key("false")] == false && memory[key("maybe")] == nil)
  }
}
