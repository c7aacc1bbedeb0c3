import FilterAST
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// Content that fits the kind of its field, and content that does not, which counts as nothing.
@Suite struct FieldContentFitTests {
  private static let contents: [(String, FieldContent)] = [
    ("nothing", .nothing), ("text", .text("Red 3")), ("texts", .texts([nil, "Red 3"])),
    ("number", .number(DecimalNumber(3))), ("numbers", .numbers([nil, DecimalNumber(3)])),
    ("numbered", .numbered("3a", DecimalNumber(3))), ("date", .date(DateSpan("2020-03-17")!)),
    ("colors", .colors(ColorSet(bits: 3))), ("colorsOfParts", .colorsOfParts([ColorSet(bits: 0), ColorSet(bits: 3)])),
    ("cost", .cost(Everything.cost("2w"))), ("costs", .costs([nil, Everything.cost("2w")])),
    ("printedCosts", .printedCosts(["{W}{2}", "x"], [Everything.cost("2w")])), ("values", .values(["Red", "small"])),
    ("boolean", .boolean(true)), ("instant", .instant(DecimalNumber(Everything.now))),
  ]

  /// A query that matches any content that fits the field, and the kinds of content that do.
  @Test func fitting() {
    let rows: [(String, [String])] = [
      ("plain:/r|^/", ["text", "texts"]), ("collated:re", ["text", "texts"]), ("words:red", ["text", "texts"]),
      ("number>-9", ["number", "numbers", "numbered"]), ("number:odd", ["number", "numbers", "numbered"]),
      ("number>=other", []), ("serial>-9", ["number", "numbers", "numbered"]), ("serial:3a", ["numbered"]),
      ("day>0001", ["date"]), ("since>0001", ["date"]), ("colors>=c", ["colors", "colorsOfParts"]),
      ("colors:wu", ["colors", "colorsOfParts"]),
      ("cost>=0", ["cost", "costs", "printedCosts"]), ("cost:/w/", ["cost", "costs", "printedCosts"]),
      ("cost:/x/", []), ("devotion:w", ["cost", "costs", "printedCosts"]),
      ("paint:red", ["values"]), ("size<=large", ["values"]), ("is:new", []), ("tag:red", ["values"]),
      ("time>0001", ["instant"]), ("path:red*", ["text", "texts"]), ("took>-9h", ["number", "numbers", "numbered"]),
      ("load>-9", ["number", "numbers", "numbered"]),
      ("done:true", ["boolean"]), ("tag:true", ["boolean"]), ("done:false", []),
      ("tag:red-3", ["text"]), ("tag:3a", ["numbered"]),
    ]
    for (query, expected) in rows {
      let field = String(query.prefix { $0.isLetter })
      for (name, content) in Self.contents {
        #expect(Everything.finds(query, field, content) == expected.contains(name), "\(query) on \(name)")
      }
    }
  }

  /// Whatever the content, the engines agree on every kind of term, and a negation is the complement.
  @Test func everyContentInEveryField() {
    let queries = [
      "plain:red", "plain:/3$/", "\"red 3\"", "!red3", "collated:red3", "whole:red3", "words:red", "nickname:red",
      "number=3", "number!=4", "number<3000", "number:odd", "number>other", "other<=number", "edition<number",
      "serial:3a", "serial>=3", "day=2020", "day<now", "since:2020", "colors:w", "colors=c", "colors!=wu", "cost:w",
      "cost<=2ww", "cost:/2/", "devotion:w", "devotion<ww", "paint:red", "size:small", "size!=large", "size>small",
      "mood:red", "mood<=large", "is:new", "not:new", "tag:red", "tag:3a", "key:3", "id:red",
      "time=2020-06-15", "time!=today", "time>=-2h", "time<now", "path:red", "path=\"Red 3\"", "path:*3", "path:/r*d*",
      "took=3s", "took!=3s", "took<1h", "load>=3MB", "load!=1k", "done:true", "done!=true", "done=no",
    ]
    let fields = Everything.vocabulary.fields.map { $0.name }
    let items = Self.contents.map { content in
      Everything(Dictionary(uniqueKeysWithValues: fields.map { ($0, content.1) }))
    }
    for query in queries {
      let found = Everything.rows(query, items)
      let others = Everything.rows("-" + query, items)
      #expect(found != nil && others != nil, "\(query)")
      if !Everything.list.plan(query).leaves.isEmpty {
        #expect((found ?? []).count + (others ?? []).count == items.count, "\(query)")
      }
    }
  }

  /// Numbers of one kind are never taken for those of another.
  @Test func otherKinds() {
    let rows: [(String, String, FieldContent)] = [
      ("number=3", "number", FieldContent.colors(ColorSet(bits: 3))), ("number>0", "number", .date(DateSpan("2020")!)),
      ("day>0001", "day", .number(DecimalNumber(900_000))), ("day>0001", "day", .colors(ColorSet(bits: 31))),
      ("colors:w", "colors", .number(DecimalNumber(3, power: -6))), ("size>small", "size", .number(DecimalNumber(5))),
      ("size:small", "size", .number(DecimalNumber(0))), ("plain:w", "plain", .cost(Everything.cost("w"))),
      ("cost:/w/", "cost", .text("w")), ("tag:3", "tag", .number(DecimalNumber(3))),
    ]
    for (query, field, content) in rows {
      #expect(Everything.finds(query, field, content) == false, "\(query), \(field), \(content)")
      #expect(Everything.finds("-" + query, field, content) == true, "\(query), \(field), \(content)")
    }
  }

  /// Random contents in random fields.
  @Test func randomContents() {
    let failure = checkProperty(
      "the engines agree whatever the contents", cases: PropertyCases.count(long: 400),
      seed: PropertyCases.seed(default: 121),
      generate: { random -> ([Everything], String) in
        let fields = ["number", "other", "serial", "size", "plain", "cost", "colors", "tag", "edition"]
        func numbers() -> FieldContent {
          .numbers((0..<random.below(4)).map { _ in random.chance(30) ? nil : DecimalNumber(random.below(4)) })
        }
        let items = (0..<12).map { _ -> Everything in
          var contents: [String: [FieldContent]] = [:]
          for field in fields {
            let count = field == "edition" ? 1 + random.below(3) : 1
            contents[field] = (0..<count).map { _ in
              random.chance(40) ? numbers() : random.pick(Self.contents)!.1
            }
          }
          return Everything(variants: contents)
        }
        let relation = random.pick(["=", "<", ">=", "!="])!
        let left = random.pick(["number", "other", "edition", "serial"])!
        let right = random.pick(["number", "other", "edition", "serial", "2"])!
        return (
          items, "\(random.chance(30) ? "-" : "")\(left)\(relation)\(right)" + (random.chance(30) ? " tag:red" : "")
        )
      },
      shrink: { items, query in shorterArrays(items).filter { !$0.isEmpty }.map { ($0, query) } },
      describe: { "\($0.1) over \($0.0.map { $0.contents })" },
      law: { items, query in Everything.rows(query, items) == nil ? "they disagree" : nil })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
