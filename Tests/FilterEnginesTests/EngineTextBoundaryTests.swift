import FilterSQL
import Testing

@testable import FilterEngines

/// Texts and numbers of engines at their limits.
@Suite struct EngineTextBoundaryTests {
  @Test func lengths() {
    #expect(EngineText.shown("abc", limit: 4) == "abc")
    #expect(EngineText.shown("abcd", limit: 4) == "abcd…")
    #expect(EngineText.shown("abcde", limit: 4) == "abcd…")
    #expect(EngineText.shown(String(repeating: "a", count: 499)).count == 499)
    #expect(EngineText.shown(String(repeating: "a", count: 600)) == String(repeating: "a", count: 500) + "…")
    #expect(EngineText.shown("  a \n\t b\u{7F}\u{9F}c \u{2028}\u{202E}\u{2066} ") == "a b c")
    #expect(EngineText.shown("") == "")
  }

  @Test func integers() {
    let rows: [(String, Int64?)] = [
      ("0", 0), ("-0", 0), ("42", 42), ("-42", -42), ("9223372036854775807", Int64.max),
      ("-9223372036854775808", Int64.min), ("9223372036854775808", nil), ("-9223372036854775809", nil),
      ("0000000000000000001", 1), ("00000000000000000001", nil), ("", nil), ("-", nil), ("+1", nil), ("1.0", nil),
      (" 1", nil),
      ("--1", nil), ("1a", nil),
    ]
    for (text, number) in rows {
      #expect(EngineText.integer(Array(text.utf8)) == number, "\(text)")
    }
  }

  @Test func statements() {
    #expect((try? EngineText.check("SELECT 1")) != nil)
    #expect((try? EngineText.check("SELECT \0")) == nil)
  }

  @Test func words() {
    func split(_ text: String) -> [String]? { CommandWords.split(Substring(text)) }
    #expect(split("a  b\tc\nd") == ["a", "b", "c", "d"])
    #expect(split("'a b' \"c d\"e 'f'\"g\"") == ["a b", "c de", "fg"])
    #expect(split(#"a\ b \'c "\"\\\$\`\n" '\n'"#) == ["a b", "'c", #""\$`\n"#, #"\n"#])
    #expect(split("'' \"\"") == ["", ""])
    #expect(split("") == [])
    for open in ["'a", "\"a", "a\\", "\"a'"] { #expect(split(open) == nil, "\(open)") }
  }

  @Test func passwords() {
    func shown(_ address: String) -> String { PostgreSQLAddress(address).shown }
    #expect(shown("postgresql://me:secret@db/x") == "postgresql://me:***@db/x")
    #expect(shown("postgresql://me:se:c@ret@db/x") == "postgresql://me:***@db/x")
    #expect(shown("postgresql://me@db/x") == "postgresql://me@db/x")
    #expect(
      shown("postgresql://db/x?user=me&password=secret&sslpassword=s&sslmode=on")
        == "postgresql://db/x?user=me&password=***&sslpassword=***&sslmode=on")
    #expect(shown("postgresql://db/x?PASSWORD=secret&pass%77ord=s") == "postgresql://db/x?PASSWORD=***&pass%77ord=***")
    #expect(shown("postgresql://me:a?b@db/x") == "postgresql://me:***@db/x")
  }

  @Test func framesOfClients() {
    let frame = ClientFrame(results: [.integer, .text], nonce: 0x0807_0605_0403_0201)
    func read(_ line: String) -> ClientFrame.Line { frame.read(Array(line.utf8)) }
    let mark = "fq-0102030405060708:"
    #expect(read("\(mark)5,c3a9.") == .row([.integer(5), .text("é")]))
    #expect(read("| \(mark)-5,~. |") == .row([.integer(-5), .null]))
    #expect(read("\(mark)~,.") == .row([.null, .text("")]))
    #expect(read("\(mark)all.") == .complete)
    #expect(read("> \(mark)end.") == .end)
    for damaged in ["5", "5,c3", "5.", "5,c3a9,1.", "x,c3a9.", "5,c3a.", "5,xx.", "."] {
      #expect(read(mark + damaged) == .damaged, "\(damaged)")
    }
    for other in ["", "fq-", "fq-0102030405060709:5,c3a9.", "5,c3a9."] { #expect(read(other) == .other, "\(other)") }
    #expect(frame.endText == "SELECT concat('fq-', '0102030405060708:', 'end.') AS fq;\n")
    #expect(ClientFrame.line("a\nb\r\nc") == "a b  c")
  }

  @Test func rowsOfCopies() {
    func rows(_ rows: [SQLValue]...) -> String {
      var result = PostgreSQLRows()
      for row in rows {
        let isWhole = result.append(row)
        #expect(isWhole)
      }
      return String(decoding: result.bytes, as: UTF8.self)
    }
    #expect(rows([.integer(-1), .null, .text("")]) == "-1\t\\N\t\n")
    #expect(rows([.text("a\tb\nc\rd\\e")], [.text("é")]) == "a\\tb\\nc\\rd\\\\e\né\n")
    var damaged = PostgreSQLRows()
    let isWhole = damaged.append([.text("a")])
    let isDamaged = damaged.append([.integer(1), .text("b\0c")])
    #expect(isWhole && !isDamaged)
    #expect(String(decoding: damaged.bytes, as: UTF8.self) == "a\n")
  }

  #if SQLite
    @Test func placesOfTexts() {
      func offset(_ needle: String, _ text: String, isText: Bool = true) -> Int? {
        Array(needle.utf8).withUnsafeBufferPointer { needle in
          Array(text.utf8).withUnsafeBufferPointer { SQLiteSearch.offset(of: needle, in: $0, isText: isText) }
        }
      }
      #expect(offset("", "abc") == 0)
      #expect(offset("abc", "abc") == 0)
      #expect(offset("abcd", "abc") == nil)
      #expect(offset("c", "abc") == 2)
      #expect(offset("bb", "abbb") == 1)
      #expect(offset("é", "aé") == 1)
      #expect(offset("za", "azzazab") == 2)
      #expect(offset("\u{A9}", "é\u{A9}") == 2)
    }
  #endif
}
