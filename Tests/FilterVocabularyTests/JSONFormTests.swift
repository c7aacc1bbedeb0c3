import FilterTestSupport
import FilterVocabulary
import Testing

/// Mistakes in the form of a file: what is no JSON.
@Suite struct JSONFormTests {
  @Test(arguments: separators + texts + words + ends) func theFormIsNamed(example: MistakeExample) {
    example.check()
  }

  private static let good = "\"fields\": [{\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\"}]"

  static let separators: [MistakeExample] = [
    MistakeExample(
      "{\"name\": \"x\", \(good)①,}", "Nothing follows this comma: remove it"),
    MistakeExample(
      "{\"name\": \"x\",①, \(good)}", "Nothing stands before this comma: remove it"),
    MistakeExample(
      "{①,\"name\": \"x\", \(good)}", "Nothing stands before this comma: remove it"),
    MistakeExample(
      "{\"name\": \"x\"\n  ①\(good)}", "A comma is missing before this"),
    MistakeExample(
      "{\"name\": \"x\", \(good), \"notes\": [\"a\"①, ]}", "Nothing follows this comma: remove it"),
    MistakeExample(
      "{\"name\": \"x\", \(good), \"notes\": [\"a\" ①\"b\"]}", "A comma is missing before this"),
    MistakeExample(
      "{\"name\" ①\"x\", \(good)}", "A colon is missing behind the key 'name'"),
    MistakeExample(
      "{\"name\": \"x\", ①\"summary\":, \(good)}", "The key 'summary' has no value: write one behind a colon"),
    MistakeExample(
      "{\"name\": \"x\", \(good), ①\"summary\"}", "The key 'summary' has no value: write one behind a colon"),
    MistakeExample(
      "①// people\n{\"name\": \"x\", ②/* a\nb */ \(good) ③# end\n}",
      "JSON has no comments: remove it, or say it in 'notes'", "JSON has no comments: remove it, or say it in 'notes'",
      "JSON has no comments: remove it, or say it in 'notes'"),
    MistakeExample(
      "{\"name\": \"x\", \(good), ①\"name\": \"y\"}", "The key 'name' stands here a second time: keep one of them"),
  ]

  static let texts: [MistakeExample] = [
    MistakeExample(
      "{\"name\": ①'x', \(good)}", "Single quotes mean nothing in JSON: write double quotes"),
    MistakeExample(
      "{①'name': \"x\", \(good)}", "Single quotes mean nothing in JSON: write double quotes"),
    MistakeExample(
      "{①name: \"x\", \(good)}", "Keys stand in double quotes: write \"name\""),
    MistakeExample(
      "{\"name\": ①\"x\n\", \(good)}",
      "This text does not end on its line: close it with a double quote, and write \\n for a line break"),
    MistakeExample(
      "{\"name\": \"é😀①\\q\", \(good)}", "This escape does not exist: write \\\\ for a backslash"),
    MistakeExample(
      "{\"name\": \"①\\u12G4\", \(good)}", "This escape does not exist: write \\\\ for a backslash"),
    MistakeExample(
      "{\"name\": \"①\\uD83D x\", \(good)}",
      "This is half of a pair of \\u escapes: write both halves, or the character itself"),
    MistakeExample(
      "{\"name\": \"①\\uDE00\", \(good)}",
      "This is half of a pair of \\u escapes: write both halves, or the character itself"),
    MistakeExample(
      "{\"name\": \"a①\tb\", \(good)}", "A tab cannot stand in a text: write \\t"),
    MistakeExample(
      "{\"name\": \"a①\u{7}b\", \(good)}", "A control character cannot stand in a text: write \\u0007"),
  ]

  static let words: [MistakeExample] = [
    MistakeExample(
      "{\"name\": ①people, \(good)}", "'people' is no value: a text stands in double quotes"),
    MistakeExample(
      "{\"name\": \"x\", \"fields\": [{\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"regex\": ①True}]}",
      "'True' is no value: write true"),
    MistakeExample(
      "{\"name\": ①012, \(good)}", "'012' is no number of JSON: write plain digits"),
    MistakeExample(
      "{\"name\": ①+1, \(good)}", "'+1' is no number of JSON: write plain digits"),
    MistakeExample(
      "{\"name\": ①.5, \(good)}", "'.5' is no number of JSON: write plain digits"),
    MistakeExample(
      "{\"name\": ①1., \(good)}", "'1.' is no number of JSON: write plain digits"),
    MistakeExample(
      "{\"name\": ①12px, \(good)}", "'12px' is no number of JSON: write plain digits"),
    MistakeExample(
      "{\"name\": ①1e, \(good)}", "'1e' is no number of JSON: write plain digits"),
    MistakeExample(
      "{\"name\": ①–1, \(good)}", "'–1' is no value: a text stands in double quotes"),
  ]

  static let ends: [MistakeExample] = [
    MistakeExample("①", "Nothing is here: a vocabulary is an object, { … }"),
    MistakeExample(" \n\t①", "Nothing is here: a vocabulary is an object, { … }"),
    MistakeExample("①{\"name\": \"x\"", "This '{' is never closed: add '}'"),
    MistakeExample("{\"fields\": ①[", "This '[' is never closed: add ']'"),
    MistakeExample("{\"fields\": [①}", "A '[' is open and not a '{': write ']'"),
    MistakeExample("{\"name\": \"x\"①]", "A '{' is open and not a '[': write '}'"),
    MistakeExample(
      "{\"name\": ①", "Here must stand a value: a text in double quotes, a number, true, false, [ … ] or { … }"),
    MistakeExample(
      "{\"name\": ①*}", "Here must stand a value: a text in double quotes, a number, true, false, [ … ] or { … }"),
    MistakeExample("{①[]}", "Here must stand a key in double quotes"),
    MistakeExample("{\"name\": \"x\", \(good)} ①{}", "The vocabulary has ended before this: remove what follows"),
  ]
}
