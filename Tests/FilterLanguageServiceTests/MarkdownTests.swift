import Testing
import _FilterTestSupport

@testable import FilterLanguageService

@Suite struct MarkdownTests {
  /// A text and its escaped form.
  @Test func words() {
    let rows: [(String, String)] = [
      ("draw a card", "draw a card"),
      ("a `b` c", #"a \`b\` c"#),
      ("*bold* _it_ ~no~", #"\*bold\* \_it\_ \~no\~"#),
      ("a|b", #"a\|b"#),
      ("[x](y)", #"\[x\](y)"#),
      ("<b>&amp;", #"\<b\>\&amp;"#),
      (#"a\*b"#, #"a\\\*b"#),
      ("# heading", "\\# heading"),
      ("- item", #"\- item"#),
      ("a - b + c = d", "a - b + c = d"),
      ("+1/+1", #"\+1/+1"#),
      ("===", #"\==="#),
      ("1. item", #"1\. item"#),
      ("12) item", #"12\) item"#),
      ("1.5 to 2.5", #"1\.5 to 2.5"#),
      ("v1.5", "v1.5"),
      ("1234567890. item", "1234567890. item"),
      ("http://a.b", #"http\://a.b"#),
      ("t:elf", "t:elf"),
      ("two\nlines\r\tand", "two lines  and"),
      ("nul\0bell\u{7}", "nul\u{FFFD}bell\u{FFFD}"),
      ("Æther \u{1F9DD}", "Æther \u{1F9DD}"),
      ("", ""),
    ]
    for (text, markdown) in rows {
      #expect(Markdown.escaped(text) == markdown, "\(text)")
    }
  }

  @Test func codeSpans() {
    let rows: [(String, String)] = [
      ("t:elf", "`t:elf`"),
      ("a`b", "``a`b``"),
      ("`a", "`` `a ``"),
      ("a``", "``` a`` ```"),
      ("``` ```", "```` ``` ``` ````"),
      (" a ", "`  a  `"),
      ("  ", "`  `"),
      ("*a*|<b>\\", "`*a*|<b>\\`"),
      ("two\nlines", "`two lines`"),
      ("\0", "`\u{FFFD}`"),
      ("", ""),
    ]
    for (text, markdown) in rows {
      #expect(Markdown.code(text) == markdown, "\(text)")
    }
  }

  /// Removing the backslashes gives the text again, and every mark is escaped.
  @Test func anyTextIsKept() {
    let failure = checkProperty(
      "escaping keeps the text", cases: PropertyCases.count(long: 500), seed: PropertyCases.seed(default: 11),
      generate: { RandomText.text(length: 12, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { $0.debugDescription },
      law: { text in
        let plain = text.unicodeScalars.map { (scalar: Unicode.Scalar) -> Unicode.Scalar in
          scalar == "\0" ? "\u{FFFD}" : scalar.value < 0x20 ? " " : scalar
        }
        var read: [Unicode.Scalar] = []
        var isEscaped = false
        for scalar in Markdown.escaped(text).unicodeScalars {
          if !isEscaped, scalar == "\\" {
            isEscaped = true
            continue
          }
          if !isEscaped, "`*_[]<>|~#&".unicodeScalars.contains(scalar) { return "a bare \(scalar)" }
          read.append(scalar)
          isEscaped = false
        }
        return read == plain ? nil : "read as \(read)"
      })
    #expect(failure == nil)
  }

  @Test func runsAreJoined() {
    let text: StyledText = .words("a ") + .code("b") + .code("c`") + "" + .words(" *") + .words("d*")
    #expect(text.runs.map(\.text) == ["a ", "bc`", " *d*"])
    #expect(text.markdown == #"a `` bc` `` \*d\*"#)
    #expect(text.plainText == "a 'bc`' *d*")
    #expect(StyledText().isEmpty)
    #expect(StyledText([]).markdown.isEmpty)
  }
}
