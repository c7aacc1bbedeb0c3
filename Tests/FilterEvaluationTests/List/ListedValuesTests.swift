import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct ListedValuesTests {
  private let colors = ValueList(["Red", "dark green", "blue"])

  @Test func valuesAreThoseOfTheirBits() {
    var some = ListedValues(of: colors)
    #expect(some.values == [])
    some.insert(2)
    some.insert(0)
    some.insert(2)
    #expect(some.values == ["Red", "blue"])
    #expect(some == ListedValues(of: colors, words: [5, 0, 0, 0, 0, 0, 0, 0]))
    #expect(some != ListedValues(of: colors, words: [4, 0, 0, 0, 0, 0, 0, 0]))
    #expect(some.list === colors)
  }

  @Test func whatIsBehindTheListCountsForNothing() {
    var some = ListedValues(of: colors, words: SIMD8(repeating: ~0))
    #expect(some.values == colors.values)
    some.insert(3)
    some.insert(-1)
    some.insert(1_000)
    #expect(some == ListedValues(of: colors, words: [7, 0, 0, 0, 0, 0, 0, 0]))
    let many = ValueList((0..<600).map { "v\($0)" })
    #expect(many.values.count == ValueList.capacity)
    #expect(ListedValues(of: many, words: SIMD8(repeating: ~0)).values.count == ValueList.capacity)
    #expect(ListedValues(of: many, words: [0, 1, 0, 1 << 63, 0, 0, 0, 1 << 63]).values == ["v64", "v255", "v511"])
    #expect(ListedValues(of: ValueList([]), words: [1, 0, 0, 0, 0, 0, 0, 0]).values == [])
  }

  @Test func listsAreEqualByTheirValues() {
    let same = ValueList(["Red", "dark green", "blue"])
    #expect(same == colors && same !== colors)
    #expect(ValueList(["blue", "Red"]) != ValueList(["Red", "blue"]))
    #expect(Set([colors, same, ValueList([])]).count == 2)
    #expect(Set([FieldContent.listed(.init(of: same)), .listed(.init(of: colors))]).count == 1)
  }

  /// A column of listed values equals that of the same values as strings, also for values of different lists.
  @Test func columnsAreThoseOfTheTexts() {
    let other = ValueList(["BLUE", "x", "Dark-Green"])
    let failure = checkProperty(
      "columns of listed values", cases: 150, seed: PropertyCases.seed(default: 21),
      generate: { random -> [ListedValues] in
        (0..<Int.random(in: 0...90, using: &random)).map { _ in
          let list = random.chance(4) ? other : colors
          return ListedValues(of: list, words: [UInt64.random(in: 0...7, using: &random), 0, 0, 0, 0, 0, 0, 0])
        }
      },
      shrink: { shorterArrays($0) }, describe: { "\($0.map { $0.values })" },
      law: { rows in
        var (listed, spelled) = (ValueColumnBuilder(), ValueColumnBuilder())
        for row in rows {
          listed.append(row)
          spelled.append(spelled: row.values)
        }
        let (left, right) = (listed.column(), spelled.column())
        if left.rowCount != right.rowCount { return "number of rows" }
        for word in ["red", "blue", "darkgreen", "x", "absent"] {
          var (one, two) = (Bitset(size: rows.count), Bitset(size: rows.count))
          left.add(word, to: &one)
          right.add(word, to: &two)
          if one != two || left.count(word) != right.count(word) { return word }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func contentSaysTheValues() {
    let content = FieldContent.listed(ListedValues(of: colors, words: [3, 0, 0, 0, 0, 0, 0, 0]))
    #expect(content.words == ["red", "darkgreen"])
    #expect(content.numberParts.isEmpty && content.costParts.isEmpty)
    #expect(FieldContent.numbered("1-5★", nil).words == ["1-5★"])
    #expect(FieldContent.text("1-5").words == ["15"])
  }
}
