import FilterAST
import FilterAnalysis
import FilterDocuments
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Queries of documents with parameters, references and a default.
@Suite struct ExpandedDocumentTests {
  private static let lists = Vocabulary(
    name: "issues",
    fields: [("title", ValueKind.text), ("owner", .text), ("votes", .number), ("created", .instant)].map {
      Field($0.0, $0.1, summary: "", phrase: "")
    })

  private func expanded(_ text: String, _ vocabulary: Vocabulary = .scryfall, _ values: [String: String] = [:])
    -> ExpandedDocument
  {
    ExpandedDocument(QueryDocument(SourceText(text)), vocabulary: vocabulary, values: values)
  }

  @Test func whatIsRun() {
    let table: [(text: String, query: String)] = [
      ("t:elf", "t:elf"),
      ("# name: elves\nt:elf or t:druid\n\n@elves mv<2", "(t:elf or t:druid) mv<2"),
      ("# Cheap elves\nt:elf\n\n-@cheap-elves or (@Cheap-Elves)", "-(t:elf) or ((t:elf))"),
      ("# name: a\nx\n\n# name: b\n@a y\n\n@b @a", "((x) y) (x)"),
      ("$most = 3\nmv<$most", "mv<3"),
      ("$text = draw a card\no:$text", "o:\"draw a card\""),
      ("$text = \"draw\"\no:$text", "o:draw"),
      ("$text = t:elf or c:g\n# name: a\no:$text\n\n@a", "(o:\"t:elf or c:g\")"),
      ("# all: f:modern\nt:elf", "f:modern t:elf"),
      ("# all: f:modern or f:legacy\nt:elf or c:g", "(f:modern or f:legacy) (t:elf or c:g)"),
      ("# all: f:modern\n# name: a\nx\n\n@a y", "f:modern (x) y"),
      // A minus is that of a number, not of a text.
      ("$a = -3\nusd>$a pow=$a o:$a", "usd>-3 pow=-3 o:\"-3\""),
      // Signs within others are texts.
      ("# name: a\nx\n\n\"@a\" o:@a !@a in:@a", "\"@a\" o:@a !@a in:@a"),
      ("$a = x\n\"$a\" o:\"$a\" o:/$a/ b$a", "\"$a\" o:\"$a\" o:/$a/ b$a"),
    ]
    for row in table {
      let document = expanded(row.text)
      let last = QueryDocument(SourceText(row.text)).queries.count - 1
      #expect(document[last].source.description == row.query, "\(row.text)")
      #expect(document[last].errors == [], "\(row.text)")
    }
  }

  @Test func valuesGoBeforeDefaults() {
    #expect(expanded("$a = 1\nmv<$a", values: ["a": "2"])[0].source == "mv<2")
    #expect(expanded("mv<$a", values: ["a": "2"])[0].source == "mv<2")
  }

  private func expanded(_ text: String, values: [String: String]) -> ExpandedDocument {
    expanded(text, .scryfall, values)
  }

  @Test func faults() {
    let table: [(text: String, faults: [String])] = [
      ("@elves", ["0..<6 no query is named 'elves'; '# name: …' above a query gives it one"]),
      ("# name: elves\nt:elf\n\n@elvs", ["0..<5 no query is named 'elvs'; did you mean '@elves'?"]),
      ("# name: elves\nt:elf\n\na @x", ["2..<4 no query is named 'x'; the names are 'elves'"]),
      ("# name: a\n@a", ["0..<2 '@a' leads back to the query it is in"]),
      ("# name: a\n@b\n\n# name: b\n@a", ["0..<2 '@a' leads back to the query it is in"]),
      ("# name: a\n(x\n\n@a", ["0..<2 the query '@a' has an error"]),
      ("# name: a\n@b\n\n@a", ["0..<2 the query '@a' has an error"]),
      ("# all: (x\nt:elf", ["0..<5 the default '# all:' of the document has an error"]),
    ]
    for row in table {
      let last = QueryDocument(SourceText(row.text)).queries.count - 1
      let query = expanded(row.text)[last]
      #expect(query.errors.map { "\($0.range) \($0.message)" } == row.faults, "\(row.text)")
      #expect(query.analyzed(.scryfall).inputErrors == query.errors)
      let diagnostics = query.diagnostics(of: query.analyzed(.scryfall))
      #expect(query.errors.allSatisfy { diagnostics.contains($0) }, "\(row.text)")
    }
  }

  /// A parameter without a value is an error wherever the query is read, and never a text.
  @Test func parametersWithoutValue() {
    for vocabulary in [Vocabulary.scryfall, Self.lists] {
      for text in ["title:$me", "$me", "-(a or owner=$me)", "created>$me", "votes<$me", "o:$me", "!$me"] {
        let query = AnalyzedQuery(parsing: text, vocabulary: vocabulary)
        #expect(query.inputErrors.map { $0.id.name } == ["unset-parameter"], "\(text)")
        #expect(query.diagnostics.contains { $0.id.name == "unset-parameter" && $0.severity == .error }, "\(text)")
      }
      for text in ["a$me", "\"$me\"", "title:\"$me\"", "title:$5", "$", "$$", "name:/$me/"] {
        #expect(AnalyzedQuery(parsing: text, vocabulary: vocabulary).inputErrors == [], "\(text)")
      }
    }
    let query = AnalyzedQuery(parsing: "title:$me", vocabulary: Self.lists)
    #expect(query.diagnostics.first?.fixes.first?.applied(to: query.source)?.description == "title:\"$me\"")
    // Nothing applies that fix unasked.
    #expect(query.diagnostics.allSatisfy { found in found.fixes.allSatisfy { !query.isCertain($0, of: found) } })
  }

  @Test func signsOfOtherPrograms() {
    let table: [(text: String, message: String)] = [
      ("title:{{me}}", "'{{me}}' is not replaced; a parameter is written '$me'"),
      ("owner:${me}", "'${me}' is not replaced; a parameter is written '$me'"),
      ("{{ me }}", "'{{ me }}' is not replaced; a parameter is written '$me'"),
      ("votes<%1", "'%1' is not replaced; a parameter has a name: '$name'"),
      (
        "include other.filterq",
        "'include' reads no file; '@name' stands for another query of the same document"
      ),
    ]
    for row in table {
      let found = AnalyzedQuery(parsing: row.text, vocabulary: Self.lists).diagnostics
      #expect(found.contains { $0.message == row.message && $0.severity == .error }, "\(row.text): \(found)")
    }
    for text in ["title:\"{{me}}\"", "title:100%", "include other", "include", "title:/${me}/"] {
      let found = AnalyzedQuery(parsing: text, vocabulary: Self.lists).diagnostics
      #expect(!found.contains { $0.id.name == "foreign-parameter" }, "\(text): \(found)")
    }
    #expect(
      AnalyzedQuery(parsing: "m:{2}{w/u}{x} {{w}}", vocabulary: .scryfall).diagnostics.contains {
        $0.id.name == "foreign-parameter"
      })
    #expect(AnalyzedQuery(parsing: "m:{2}{w/u}{x}", vocabulary: .scryfall).diagnostics.isEmpty)
  }

  /// A diagnostic is where its cause was written; one of another query is that query's.
  @Test func placesOfDiagnostics() {
    let text = "$f = modren\n# name: a\nf:modren t:elf\n\nx f:$f @a mv<2 mv>3"
    let query = expanded(text)[1]
    #expect(query.source == "x f:modren (f:modren t:elf) mv<2 mv>3")
    let found = query.diagnostics(of: query.analyzed(.scryfall)).filter { $0.severity != .hint }
    #expect(found.map { "\($0.range) \($0.id)" } == ["4..<6 unknown-value", "15..<19 contradiction"], "\(found)")
    for fix in found.flatMap({ $0.fixes }) {
      #expect(fix.edits.allSatisfy { query.written.range.encloses($0.range) && $0.range.start >= 7 }, "\(fix)")
    }
  }

  /// A query with the default of its document may have the maximum length, and not a byte more.
  @Test func lengthsUpToTheMaximum() {
    for (more, isRefused) in [(0, false), (1, true)] {
      // The default, a blank, and two pairs of parentheses that a query may need.
      let query = String(repeating: "x", count: ExpandedDocument.maximumLength - 6 + more)
      let narrowed = expanded("# all: y\n\n\(query)\n")[0]
      #expect(narrowed.errors.isEmpty != isRefused, "\(more)")
      #expect(narrowed.source.length == query.utf8.count + (isRefused ? 0 : 2))
    }
    for (more, isRefused) in [(0, false), (1, true)] {
      // The reference counts too, until it is replaced.
      let named = String(repeating: "x", count: ExpandedDocument.maximumLength - 4 + more)
      let referring = expanded("# name: a\n\(named)\n\n@a\n")[1]
      #expect(referring.errors.isEmpty != isRefused, "\(more)")
    }
  }

  @Test func growthIsLimited() {
    var text = "# name: a0\n" + String(repeating: "x", count: 100) + "\n"
    for level in 1...40 { text += "\n# name: a\(level)\n@a\(level - 1) @a\(level - 1)\n" }
    let laughs = expanded(text)
    let lengths = (0...40).map { laughs[$0].source.length }
    #expect(lengths.max() ?? 0 <= ExpandedDocument.maximumLength)
    #expect((0...40).contains { laughs[$0].errors.contains { $0.id == DocumentDiagnosticKind.expansionTooLong.id } })
    #expect(laughs[40].errors.count >= 1)
    // A chain of any length is read, with an error where it is too deep.
    text = "# name: a0\nx\n"
    for level in 1...20_000 { text += "\n# name: a\(level)\n@a\(level - 1)\n" }
    let chain = expanded(text)
    #expect(chain[ExpandedDocument.maximumDepth].errors == [])
    #expect(chain[ExpandedDocument.maximumDepth + 1].errors.map { $0.id.name } == ["expansion-too-long"])
    #expect(chain[20_000].errors.map { $0.id.name } == ["broken-reference"])
  }

  /// The steps through many references are linear in them: known and unknown ones, in a row, and in a circle.
  @Test func referencesTakeLinearTime() {
    let forms: [(name: String, text: (_ query: Int, _ count: Int) -> String)] = [
      ("known", { query, _ in "@a\(query / 2)" }), ("unknown", { query, _ in "@x\(query)" }),
      ("row", { query, _ in query == 0 ? "x" : "@a\(query - 1)" }),
      ("circle", { query, count in "@a\((query + 1) % count) @a0" }),
    ]
    for form in forms {
      func steps(_ count: Int) -> Double {
        let queries = (0..<count).map { "# name: a\($0)\n\(form.text($0, count))\n" }
        return Double(expanded(queries.joined(separator: "\n")).steps)
      }
      let (small, large) = (steps(500), steps(4_000))
      #expect(large <= 9 * small && large > 0, "\(form.name): \(small), \(large)")
    }
  }

  /// Each query of a circle is an error, also where several circles meet.
  @Test func circles() {
    let text = """
      # name: a
      @b x

      # name: b
      @c @a

      # name: c
      @b

      # name: d
      @a @e

      # name: e
      y
      """
    let document = expanded(text)
    let errors = document.directives.names.indices.map { document[$0].errors.map { $0.id.name } }
    #expect(errors[0] == ["cyclic-reference"] && errors[2] == ["cyclic-reference"], "\(errors)")
    #expect(errors[1] == ["cyclic-reference", "cyclic-reference"], "\(errors)")
    #expect(errors[3] == ["broken-reference"] && errors[4] == [], "\(errors)")
  }

  /// A value stays a value: whatever is in it, the query has the same terms, and the text of one of them is the value.
  @Test func hostileValuesKeepTheShape() {
    struct Case {
      var template: Int
      var value: String
    }
    let templates = ["title:$v owner:x", "-(title=$v or votes>3)", "title:(a or $v)", "$v owner:x", "title:x,$v"]
    let cardTemplates = [0, 1, 3]
    let pieces = [
      "\"", "'", "\\", "\\\"", "(", ")", " or ", " and ", "-", "!", ":", "=", ">", "*", ",", "|", "/", "..", "$v",
      "@a", "#", " # x", "\n", "\n\n", "\u{201C}", "\u{2019}", "null", "in @x", "a", "b ", " ", "\t", "\u{0}", "é", "{",
      "}", "[", "]", "t:elf", "TO", "%1", "{{v}}", "++",
    ]
    let documents = templates.map { QueryDocument(SourceText("$v = plain\n" + $0)) }
    let shapes = [Vocabulary.scryfall, Self.lists].map { vocabulary in
      documents.map { ExpandedDocument($0, vocabulary: vocabulary)[0].analyzed(vocabulary).query }
    }
    let failure = checkProperty(
      "values keep the shape", cases: PropertyCases.count(long: 3_000), seed: PropertyCases.seed(default: 36),
      generate: { random in
        Case(
          template: Int.random(in: 0..<templates.count, using: &random),
          value: (0..<Int.random(in: 0...6, using: &random)).map { _ in
            pieces[Int.random(in: 0..<pieces.count, using: &random)]
          }.joined())
      },
      shrink: { value in
        value.value.indices.map { index in
          var shorter = value
          shorter.value.remove(at: index)
          return shorter
        }
      }, describe: { "\(templates[$0.template]) with \($0.value.debugDescription)" },
      law: { value in
        for (vocabulary, shapes) in zip([Vocabulary.scryfall, Self.lists], shapes) {
          // Cards have no values in groups.
          if !vocabulary.isOfLists, cardTemplates.contains(value.template) == false { continue }
          let document = ExpandedDocument(documents[value.template], vocabulary: vocabulary, values: ["v": value.value])
          let parsed = vocabulary.parse(document[0].source)
          if parsed.outcome != .valid { return "not valid: \(document[0].source)" }
          guard let query = parsed.query, let shape = shapes[value.template] else { return "no query" }
          let written = FilterValue(quoted: value.value).text
          let (found, wanted) = (query.leaves, shape.leaves)
          if found.count != wanted.count { return "other terms: \(document[0].source)" }
          for (leaf, other) in zip(found, wanted) {
            let texts = [leaf, other].map { text(of: $0) }
            if texts[1] == "plain" ? texts[0] != written : leaf != other { return "\(leaf) for \(other)" }
          }
          if outline(query) != outline(shape) { return "another shape" }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}

/// The nesting of a query without its terms.
private func outline(_ query: FilterQuery<FilterTerm>) -> String {
  switch query {
  case .term: "x"
  case .and(let polarity, let parts): "\(polarity)and(" + parts.map { outline($0) }.joined(separator: " ") + ")"
  case .or(let polarity, let parts): "\(polarity)or(" + parts.map { outline($0) }.joined(separator: " ") + ")"
  }
}

private func text(of term: FilterTerm) -> String? {
  switch term {
  case .name(_, exact: _, let name): name.text
  case .filter(_, field: _, _, let value): value.text
  case .regex, .range: nil
  }
}
