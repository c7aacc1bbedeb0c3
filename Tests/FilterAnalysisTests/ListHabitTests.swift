import FilterAnalysis
import FilterSemantics
import FilterText
import FilterVocabulary
import Foundation
import Testing

/// Conditions as SQL, jq, selectors and shells write them, in queries over lists: each is refused, and its first fix is the
/// condition that is meant.
@Suite struct ListHabitTests {
  // swift-format-ignore: NeverUseForceTry
  private static let vocabulary = try! Vocabulary(
    json: #"""
      {"name": "cars", "fields": [
        {"name": "class", "kind": "catalog", "multiplicity": "optional"}, {"name": "model", "kind": "text"},
        {"name": "hwy", "kind": "number", "multiplicity": "optional"}, {"name": "year", "kind": "year"},
        {"name": "maker.model", "kind": "text"}]}
      """#)

  /// A query in each line, and its text after the first fix.
  private static let rows = """
    class contains compact              | class~compact
    class does not contain compact      | -class~compact
    not class contains compact          | not class~compact
    class like '%compact%'              | class~compact
    class not like 'su%'                | -class:su*
    class starts with su                | class:su*
    class begins with su                | class:su*
    class ends with act                 | class:*act
    class matches suv                   | class=~suv
    model has a4                        | model~a4
    class is suv                        | class=suv
    class is not suv                    | -class=suv
    class is suv or hwy > 25            | class=suv or hwy > 25
    class!suv                           | class!=suv
    class:not suv                       | class!=suv
    class:not "suv"                     | class!="suv"
    class is in suv, pickup             | class:suv,pickup
    class is not in suv                 | -class:suv
    class is one of suv, pickup         | class:suv,pickup
    class is in (suv, pickup)           | class in (suv, pickup)
    class is not in (suv, pickup)       | class not in (suv, pickup)
    class is equal to suv               | class=suv
    class is not equal to suv           | -class=suv
    class does not equal suv            | -class=suv
    class has not suv                   | -class~suv
    hwy is greater than 20              | hwy>20
    hwy is not greater than 20          | -hwy>20
    hwy > 20 and class contains su      | hwy > 20 and class~su
    hwy gt 25                           | hwy>25
    hwy:none                            | no:hwy
    hwy != undefined                    | has:hwy
    hwy between 20 and 30               | hwy:20..30
    model:^a4                           | model:a4*
    model:quattro$                      | model:*quattro
    model:^a4$                          | model=a4
    model^=a4                           | model:a4*
    model$=quattro                      | model:*quattro
    class:[suv pickup]                  | class:suv,pickup
    class: suv, pickup                  | class: suv,pickup
    class:suv, pickup hwy>3             | class:suv,pickup hwy>3
    year == 1999, 2008                  | year == 1999,2008
    class:compact*|class:subcompact     | class:compact* or class:subcompact
    .class=="suv"                       | class=="suv"
    .hwy > 25                           | hwy > 25
    select(.class=="suv")               | class=="suv"
    select(.hwy>25)                     | hwy>25
    lower(class)="suv"                  | class="suv"
    WHERE class = 'suv'                 | class = 'suv'
    hwy > 20 limit 3                    | hwy > 20
    hwy > 20 | head 3                   | hwy > 20
    hwy > 20 | sort                     | hwy > 20
    class=suv | table model, hwy        | class=suv
    hwy > 20 | stats count by class     | hwy > 20
    hwy > 20 sort hwy                   | hwy > 20
    hwy > 20 | where class=suv          | hwy > 20 class=suv
    filter hwy > 20                     | hwy > 20
    if class=suv                        | class=suv
    class in suv, pickup                | class:suv,pickup
    year in 1999, 2008                  | year:1999,2008
    hwy in 20..30                       | hwy:20..30
    class one of suv, pickup            | class:suv,pickup
    class:{suv,pickup}                  | class:suv,pickup
    class=suv,hwy>20                    | class=suv hwy>20
    model is missing                    | no:model
    !model                              | no:model
    class ~ "^su"                       | class=~"^su"
    class ~* su                         | class=~su
    class ~= su                         | class~su
    class regex "^su"                   | class=~^su
    hwy -gt 20                          | hwy>20
    hwy more than 20                    | hwy>20
    hwy at least 20                     | hwy>=20
    hwy≥20                              | hwy>=20
    hwy>20mpg                           | hwy>20
    hwy:20 to 30                        | hwy:20..30
    hwy:20:30                           | hwy:20..30
    20 < hwy < 30                       | hwy>20 hwy<30
    hwy > 20 and < 30                   | hwy > 20 and hwy<30
    class:/su/i                         | class:/su/
    hwy>20 & class=suv                  | hwy>20 class=suv
    hwy>20 + class=suv                  | hwy>20 class=suv
    +hwy:20                             | hwy:20
    class:suv&hwy:20                    | class:suv hwy:20
    ?class=suv                          | class=suv
    $hwy > 20 && $class == "suv"        | hwy > 20 && class == "suv"
    ${hwy} > 20                         | hwy > 20
    row.hwy > 20                        | hwy > 20
    makers.model:a4                     | maker.model:a4
    $.class == 'suv'                    | class == 'suv'
    [class]='suv'                       | class='suv'
    df["hwy"] > 20                      | hwy > 20
    df[df.hwy>20]                       | hwy>20
    [?hwy>`20`]                         | hwy>20
    $[?(@.hwy>20)]                      | hwy>20
    .[] | select(.class == "suv")       | class == "suv"
    map(select(.hwy>20))                | hwy>20
    filter(hwy > 20)                    | hwy > 20
    class.startswith("su")              | class:su*
    class.str.contains("compact")       | class~compact
    contains(class, "compact")          | class~compact
    select(.class|test("^su"))          | class=~^su
    isnull(model)                       | no:model
    model.notnull()                     | has:model
    class.isin(["suv", "pickup"])       | class:suv,pickup
    """

  @Test func theFirstFixIsWhatIsMeant() throws {
    for (text, expected) in Self.pairs(Self.rows) {
      let found = AnalyzedQuery(parsing: text, vocabulary: Self.vocabulary).diagnostics
      let error = found.first { $0.severity == .error }
      #expect(found.count == 1 && error != nil, "\(text): \(found)")
      let fixed = (error?.fixes.first).flatMap { SourceText(text).applying($0.edits)?.description }
      #expect(fixed == expected, "\(text)")
      let after = AnalyzedQuery(parsing: expected, vocabulary: Self.vocabulary)
      #expect(after.diagnostics.allSatisfy { $0.severity != .error }, "\(expected): \(after.diagnostics)")
    }
  }

  /// A function that changes a value has no condition in its place.
  @Test func otherFunctionsAreRefusedWithoutAFix() throws {
    let found = AnalyzedQuery(parsing: "len(model)>5", vocabulary: Self.vocabulary).diagnostics
    #expect(found.map { $0.message } == ["a query has no functions, such as 'len'"])
    #expect(found.allSatisfy { $0.severity == .error && $0.fixes.isEmpty })
  }

  /// A query computes nothing, so that no other query is meant.
  @Test func computedValuesAreRefused() {
    for text in ["hwy*2>50", "hwy%2==0", "hwy/2>10"] {
      let found = AnalyzedQuery(parsing: text, vocabulary: Self.vocabulary).diagnostics
      #expect(found.map { $0.message } == ["a query computes nothing; compare 'hwy' itself"], "\(text)")
      #expect(found.allSatisfy { $0.severity == .error && $0.fixes.isEmpty }, "\(text)")
    }
  }

  @Test func objectsOfJSONAreRefused() {
    for text in [#"{"hwy":{"$gt":20}}"#, #"{"class":{"$in":["suv","pickup"]}}"#] {
      let found = AnalyzedQuery(parsing: text, vocabulary: Self.vocabulary).diagnostics
      #expect(found.contains { $0.severity == .error && $0.message.contains("no JSON") }, "\(text): \(found)")
    }
  }

  /// Words of a text, and values of this language.
  @Test func otherTextsStay() {
    let rows = [
      "the class is full today", "model", "class:suv,pickup", "class:[suv,pickup]", "class:suv|pickup",
      "hwy:[20 TO 30]",
      "class=~^su",
      "\"model^=a4\"", "limit", "head 3", "class:(suv pickup)", "model:a$b", "year:1999,2008 hwy>3",
      "salt & pepper", "make && make install", "class=~s.*", "class!~s.*", "model:not found", "wow!nice",
      "class ~ \"^\"", "he moved over 20", "a.b(c)", "user@host.org", "f(x)", "list[0]",
      "show me", "hwy:{20 TO 30}", "model:\"x*2>3\"",
    ]
    for text in rows {
      let errors = AnalyzedQuery(parsing: text, vocabulary: Self.vocabulary).diagnostics.filter {
        $0.severity == .error
      }
      #expect(errors.isEmpty, "\(errors)")
    }
  }

  /// A separator after a space is not the beginning of a value.
  @Test(arguments: ["class: ,suv", "class: |suv"]) func aValueBeginsWithNoSeparator(text: String) {
    let first = AnalyzedQuery(parsing: text, vocabulary: Self.vocabulary).diagnostics.first
    #expect(first?.id.name == "space-after-operator")
  }

  private static func pairs(_ rows: String) -> [(String, String)] {
    rows.split(separator: "\n").compactMap { line in
      line.ranges(of: " | ").last.map { bar in
        (
          line[..<bar.lowerBound].trimmingCharacters(in: .whitespaces),
          line[bar.upperBound...].trimmingCharacters(in: .whitespaces)
        )
      }
    }
  }
}
