import FilterAST
import FilterVocabulary
import Testing

@testable import FilterEvaluation
@testable import FilterSemantics

/// Each test on edge cases of content: none, parts without content, several parts, variants. All engines agree.
@Suite struct EdgeContentTests {
  private func check(
    _ query: String, _ contents: [FieldContent], in field: String, _ expected: [Int],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let rows = Everything.rows(query, contents.map { Everything([field: $0]) })
    #expect(rows == expected, "\(query)", sourceLocation: sourceLocation)
  }

  private static func numbers(_ numbers: Int?...) -> FieldContent {
    .numbers(numbers.map { $0.map { DecimalNumber($0) } })
  }

  @Test func texts() {
    let rows: [(String, [Int])] = [
      ("plain:a", [1, 4, 5]), ("-plain:a", [0, 2, 3, 6, 7]), ("plain:b", [5]), ("plain:/^$/", [2, 6]),
      ("plain:/a|b/", [1, 4, 5]), ("-plain:/./", [0, 2, 3, 6, 7]), ("plain:/x*/", [1, 2, 4, 5, 6]),
    ]
    for (query, expected) in rows {
      check(
        query,
        [
          .nothing, .text("A"), .text(""), .texts([]), .texts([nil, "a"]), .texts(["b", nil, "a"]), .texts([nil, ""]),
          .texts([nil, nil]),
        ], in: "plain", expected)
    }
  }

  @Test func wholeTexts() {
    let rows: [(String, [Int])] = [
      ("whole:ab", [1, 2]), ("whole:abc", [3]), ("whole:bc", []), ("whole:\"a b\"", [1, 2]), ("whole:c", [3]),
      ("-whole:ab", [0, 3, 4]),
    ]
    for (query, expected) in rows {
      check(
        query, [.nothing, .text("Á-b!"), .texts(["x", "AB"]), .texts(["ab c", "c"]), .text("")], in: "whole", expected)
    }
  }

  @Test(arguments: [
    ("words:rat", [1, 3, 5]), ("words:red", [5]), ("words:\"red rat\"", [5]), ("words:ra", [1, 2, 3, 4, 5]),
    ("-words:rat", [0, 2, 4]),
  ])
  func words(query: String, expected: [Int]) {
    check(
      query,
      [
        .nothing, .text("Rat"), .text("Pirate rats"), .texts([nil, "a (rat)"]), .text("rat-king"),
        .text("red rat, rat"),
      ],
      in: "words", expected)
  }

  @Test func numbers() {
    let rows: [(String, [Int])] = [
      ("number=2", [1, 4, 5]), ("number!=2", [3, 5, 6]), ("-number=2", [0, 2, 3, 6]), ("number<0", [6]),
      ("number>=0", [1, 3, 4, 5]),
      ("number:even", [1, 4, 5]), ("number:odd", [5]), ("-number:even", [0, 2, 3, 6]), ("-number!=2", [0, 1, 2, 4]),
    ]
    for (query, expected) in rows {
      check(
        query,
        [
          .nothing, .number(DecimalNumber(2)), Self.numbers(), .number(DecimalNumber(2_500_000, power: -6)),
          Self.numbers(nil, 2), Self.numbers(1, nil, 2), .number(DecimalNumber(-500_000, power: -6)),
        ], in: "number", expected)
    }
  }

  /// The extreme values of numbers.
  @Test func extremeNumbers() {
    let contents: [FieldContent] = [.number(DecimalNumber(Int64.max)), .number(DecimalNumber(Int64.min)), .number(0)]
    check("number>1000", contents, in: "number", [0])
    check("number<-1000", contents, in: "number", [1])
    check("number!=0", contents, in: "number", [0, 1])
    check("number>=-1000", contents, in: "number", [0, 2])
  }

  /// Parts correspond by index; a single part applies to all.
  @Test(arguments: [
    ("number<other", [1, 3, 6, 8]), ("number>other", [2, 6, 7]), ("number=other", [3]),
    ("number!=other", [1, 2, 3, 6, 7, 8]),
    ("-number<other", [0, 2, 4, 5, 7]),
  ])
  func columns(query: String, expected: [Int]) {
    let pairs: [(FieldContent, FieldContent)] = [
      (.nothing, Self.numbers(1)), (Self.numbers(1), Self.numbers(2)), (Self.numbers(3), Self.numbers(2)),
      (Self.numbers(1, 5), Self.numbers(2, 5)), (Self.numbers(nil, 5), Self.numbers(2, nil)),
      (Self.numbers(), Self.numbers()),
      (Self.numbers(2), Self.numbers(1, 3)), (Self.numbers(1, 3), Self.numbers(nil, 2, 9)),
      (Self.numbers(1), Self.numbers(nil, 2)),
    ]
    let rows = Everything.rows(query, pairs.map { Everything(["number": $0.0, "other": $0.1]) })
    #expect(rows == expected)
  }

  /// A column of items with parts against one of variants, which may have parts too.
  @Test func columnsOfItemsAndVariants() {
    let table: [String] = [
      "edition<number", "number>edition", "edition>number", "number=edition", "edition!=number", "-edition<number",
      "-number=edition",
    ]
    for query in table {
      let pairs: [([FieldContent], FieldContent)] = [
        ([Self.numbers(3), .nothing], Self.numbers(1, 4)),
        ([Self.numbers(3), Self.numbers(9)], Self.numbers(1, nil, 2)),
        ([Self.numbers(5), Self.numbers(1)], Self.numbers(nil, 3)), ([Self.numbers(1, 5)], Self.numbers(2, 5, 0)),
        ([.nothing], Self.numbers(1, 2)), ([Self.numbers(7, 1)], Self.numbers(7)),
      ]
      let isExcluded = query.hasPrefix("-")
      let term = isExcluded ? String(query.dropFirst()) : query
      let expected = pairs.indices.filter { row in
        pairs[row].0.contains { Self.holds(term, $0, pairs[row].1) != isExcluded }
      }
      let items = pairs.map { Everything(variants: ["edition": $0.0, "number": [$0.1]]) }
      #expect(Everything.rows(query, items) == expected, "\(query)")
      #expect(!expected.isEmpty, "\(query)")
    }
  }

  private static func holds(_ query: String, _ edition: FieldContent, _ number: FieldContent) -> Bool {
    let (one, other) = (edition.numberParts, number.numberParts)
    let isTurned = query.hasPrefix("number")
    let sign = query.filter { "<>=!".contains($0) }
    for place in 0..<max(one.count, other.count) {
      let left = one.count == 1 ? one[0] : place < one.count ? one[place] : nil
      let right = other.count == 1 ? other[0] : place < other.count ? other[place] : nil
      guard var low = left, var high = right else { continue }
      if isTurned { swap(&low, &high) }
      switch sign {
      case "<": if low < high { return true }
      case ">": if low > high { return true }
      case "=": if low == high { return true }
      default: if low != high { return true }
      }
    }
    return false
  }

  @Test func days() {
    let rows: [(String, [Int])] = [
      ("day:2020", [1, 2]), ("day>2020", [3]), ("day<2020-03", [2]), ("day!=2020-03-17", [2, 3]),
      ("-day:2020", [0, 3]),
      ("day<=now", [1, 2]),
    ]
    for (query, expected) in rows {
      check(
        query, [.nothing, .date(DateSpan("2020-03-17")!), .date(DateSpan("2020")!), .date(DateSpan("2021-02")!)],
        in: "day",
        expected)
    }
  }

  @Test func colors() {
    let rows: [(String, [Int])] = [
      ("colors:w", [2, 4]), ("colors:c", [1, 3]), ("colors=w", [2]), ("colors!=w", [1, 3, 4]), ("colors:m", [4]),
      ("-colors:w", [0, 1, 3, 5]), ("colors<=wu", [1, 2, 3, 4]), ("colors=2", [4]),
    ]
    for (query, expected) in rows {
      check(
        query,
        [
          .nothing, .colors(ColorSet(bits: 0)), .colors(ColorSet(bits: 1)), .colorsOfParts([ColorSet(bits: 0)]),
          .colorsOfParts([ColorSet(bits: 16), ColorSet(bits: 3)]), .colorsOfParts([]),
        ], in: "colors", expected)
    }
  }

  /// Bits that no palette has are in no set.
  @Test func colorsBeyondThePalette() {
    check("colors>=c", [.colors(ColorSet(bits: 255)), .colors(ColorSet(bits: 64))], in: "colors", [])
  }

  @Test func costs() {
    let rows: [(String, [Int])] = [
      ("cost:w", [1, 3]), ("cost=w", [1]), ("cost!=w", [2, 3]), ("cost<ww", [1, 2]), ("-cost:w", [0, 2, 4, 5]),
      ("cost:/^\\{2\\}/", [3]), ("cost:/\\{0\\}/", [2]),
    ]
    for (query, expected) in rows {
      check(
        query,
        [
          .nothing, .cost(Everything.cost("w")), .cost(Everything.cost("0")),
          .printedCosts([nil, "{2}{W}"], [nil, Everything.cost("2w")]), .costs([nil]), .costs([]),
        ], in: "cost", expected)
    }
  }

  @Test(arguments: [
    ("tag:redcar", [1, 2]), ("tag:\"Red Car\"", [1, 2]), ("tag:red", [2]), ("-tag:red", [0, 1, 3]), ("tag:blue", []),
  ])
  func values(query: String, expected: [Int]) {
    check(
      query, [.nothing, .values(["Red-Car"]), .values(["red", "RED", "red car"]), .values([])], in: "tag", expected)
  }

  @Test(arguments: [
    ("size:small", [1, 4]), ("size!=small", [2, 4]), ("size>=medium", [2, 4]), ("-size:small", [0, 2, 3, 5]),
    ("size<l", [1, 4]),
  ])
  func ranks(query: String, expected: [Int]) {
    check(
      query,
      [
        .nothing, .values(["S"]), .values(["large"]), .values(["huge"]), .values(["huge", "small", "Medium"]),
        .values([]),
      ],
      in: "size", expected)
  }

  /// The text in which `~` replaces the item; a part without one is searched unchanged.
  @Test(arguments: [
    ("plain:\"~ dies\"", [0, 2]), ("plain:\"zed dies\"", [0, 1, 3]), ("plain:/^~ d/", [0, 2]), ("plain:~", [0, 2, 3]),
    ("-plain:~", [1, 4]),
  ])
  func selfReference(query: String, expected: [Int]) {
    let items = [
      Everything(["plain": .text("Zed dies"), "self": .text("~ dies")]), Everything(["plain": .text("Zed dies")]),
      Everything(["plain": .texts(["x", "~ dies"]), "self": .texts(["x"])]),
      Everything(["plain": .texts(["~", "Zed dies"]), "self": .texts([nil, "He dies"])]),
      Everything(["plain": .texts([nil]), "self": .texts(["~ dies"])]),
    ]
    #expect(Everything.rows(query, items) == expected)
  }
}
