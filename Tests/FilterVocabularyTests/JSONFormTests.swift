import FilterVocabulary
import Testing
import _FilterTestSupport

/// Syntax errors: files that are not valid JSON.
@Suite struct JSONFormTests {
  @Test func theMessageIsExact() {
    for example in Self.separators + Self.texts + Self.words + Self.ends {
      example.check()
    }
  }

  private static let good = "\"fields\": [{\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\"}]"

  static let separators: [DiagnosticExample] = [
    DiagnosticExample(
      "{\"name\": \"x\", \(good)①,}", "trailing comma; remove it"),
    DiagnosticExample(
      "{\"name\": \"x\",①, \(good)}", "unexpected comma; remove it"),
    DiagnosticExample(
      "{①,\"name\": \"x\", \(good)}", "unexpected comma; remove it"),
    DiagnosticExample(
      "{\"name\": \"x\"\n  ①\(good)}", "missing comma before this"),
    DiagnosticExample(
      "{\"name\": \"x\", \(good), \"notes\": [\"a\"①, ]}", "trailing comma; remove it"),
    DiagnosticExample(
      "{\"name\": \"x\", \(good), \"notes\": [\"a\" ①\"b\"]}", "missing comma before this"),
    DiagnosticExample(
      "{\"name\" ①\"x\", \(good)}", "missing colon after the key 'name'"),
    DiagnosticExample(
      "{\"name\": \"x\", ①\"summary\":, \(good)}", "missing value of the key 'summary'"),
    DiagnosticExample(
      "{\"name\": \"x\", \(good), ①\"summary\"}", "missing value of the key 'summary'"),
    DiagnosticExample(
      "①// people\n{\"name\": \"x\", ②/* a\nb */ \(good) ③# end\n}",
      "JSON has no comments; remove it or use 'notes'", "JSON has no comments; remove it or use 'notes'",
      "JSON has no comments; remove it or use 'notes'"),
    DiagnosticExample(
      "{\"name\": \"x\", \(good), ①\"name\": \"y\"}", "duplicate key 'name'"),
  ]

  static let texts: [DiagnosticExample] = [
    DiagnosticExample(
      "{\"name\": ①'x', \(good)}", "JSON strings need double quotes, not single quotes"),
    DiagnosticExample(
      "{①'name': \"x\", \(good)}", "JSON strings need double quotes, not single quotes"),
    DiagnosticExample(
      "{①name: \"x\", \(good)}", "keys need double quotes; write \"name\""),
    DiagnosticExample(
      "{\"name\": ①\"x\n\", \(good)}",
      "unclosed string; add a double quote, and write \\n for a line break"),
    DiagnosticExample(
      "{\"name\": \"é😀①\\q\", \(good)}", "unknown escape; write \\\\ for a backslash"),
    DiagnosticExample(
      "{\"name\": \"①\\u12G4\", \(good)}", "unknown escape; write \\\\ for a backslash"),
    DiagnosticExample(
      "{\"name\": \"①\\uD83D x\", \(good)}",
      "half of a pair of \\u escapes; write both halves or the character itself"),
    DiagnosticExample(
      "{\"name\": \"①\\uDE00\", \(good)}",
      "half of a pair of \\u escapes; write both halves or the character itself"),
    DiagnosticExample(
      "{\"name\": \"a①\tb\", \(good)}", "unescaped tab in a string; write \\t"),
    DiagnosticExample(
      "{\"name\": \"a①\u{7}b\", \(good)}", "unescaped control character in a string; write \\u0007"),
  ]

  static let words: [DiagnosticExample] = [
    DiagnosticExample(
      "{\"name\": ①people, \(good)}", "'people' is not a JSON value; strings need double quotes"),
    DiagnosticExample(
      "{\"name\": \"x\", \"fields\": [{\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"regex\": ①True}]}",
      "'True' is not a JSON value; write true"),
    DiagnosticExample(
      "{\"name\": ①012, \(good)}", "'012' is not a JSON number; write plain digits"),
    DiagnosticExample(
      "{\"name\": ①+1, \(good)}", "'+1' is not a JSON number; write plain digits"),
    DiagnosticExample(
      "{\"name\": ①.5, \(good)}", "'.5' is not a JSON number; write plain digits"),
    DiagnosticExample(
      "{\"name\": ①1., \(good)}", "'1.' is not a JSON number; write plain digits"),
    DiagnosticExample(
      "{\"name\": ①12px, \(good)}", "'12px' is not a JSON number; write plain digits"),
    DiagnosticExample(
      "{\"name\": ①1e, \(good)}", "'1e' is not a JSON number; write plain digits"),
    DiagnosticExample(
      "{\"name\": ①–1, \(good)}", "'–1' is not a JSON value; strings need double quotes"),
  ]

  static let ends: [DiagnosticExample] = [
    DiagnosticExample("①", "empty file; expected an object { … }"),
    DiagnosticExample(" \n\t①", "empty file; expected an object { … }"),
    DiagnosticExample("①{\"name\": \"x\"", "unclosed '{'; add '}'"),
    DiagnosticExample("{\"fields\": ①[", "unclosed '['; add ']'"),
    DiagnosticExample("{\"fields\": [①}", "expected ']', found '}'"),
    DiagnosticExample("{\"name\": \"x\"①]", "expected '}', found ']'"),
    DiagnosticExample(
      "{\"name\": ①", "expected a value: a string in double quotes, a number, true, false, [ … ] or { … }"),
    DiagnosticExample(
      "{\"name\": ①*}", "expected a value: a string in double quotes, a number, true, false, [ … ] or { … }"),
    DiagnosticExample("{①[]}", "expected a key in double quotes"),
    DiagnosticExample("{\"name\": \"x\", \(good)} ①{}", "unexpected text after the object"),
  ]
}
