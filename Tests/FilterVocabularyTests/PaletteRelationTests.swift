import FilterAST
import FilterVocabulary
import Testing

/// The sets of colors that satisfy a term, compared with the words of Reference 3.1.
@Suite struct PaletteRelationTests {
  /// The sets that satisfy a term, as sets of letters.
  private func sets(
    _ palette: Palette, _ comparison: Comparison, _ text: String, colon: Comparison
  ) throws -> Set<Set<Character>> {
    let mask = palette.satisfyingSets(comparison, try palette.read(text), colon: colon)
    let satisfying = (0..<palette.setCount).filter { mask & (1 << UInt64($0)) != 0 }
    return Set(satisfying.map { Set(palette.letters(of: ColorSet(bits: UInt8($0)))) })
  }

  private func all(_ palette: Palette) -> [Set<Character>] {
    (0..<palette.setCount).map { Set(palette.letters(of: ColorSet(bits: UInt8($0)))) }
  }

  /// The relation between sets of letters, in the words of mathematics.
  private func holds(_ left: Set<Character>, _ comparison: Comparison, _ right: Set<Character>) -> Bool {
    switch comparison {
    case .colon, .equal, .contains, .matches, .notMatches: left == right
    case .notEqual: left != right
    case .less: left.isStrictSubset(of: right)
    case .lessOrEqual: left.isSubset(of: right)
    case .greater: left.isStrictSuperset(of: right)
    case .greaterOrEqual: left.isSuperset(of: right)
    }
  }

  private func holds(_ left: Int, _ comparison: Comparison, _ right: Int) -> Bool {
    switch comparison {
    case .colon, .equal, .contains, .matches, .notMatches: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }

  @Test(arguments: Comparison.ofCards) func colorsAreComparedAsSets(comparison: Comparison) throws {
    for colon in [Comparison.greaterOrEqual, .lessOrEqual, .equal] {
      let relation = comparison == .colon ? colon : comparison
      for wanted in all(.five) where !wanted.isEmpty {
        let expected = Set(all(.five).filter { holds($0, relation, wanted) })
        #expect(try sets(.five, comparison, String(wanted), colon: colon) == expected, "\(colon), \(wanted)")
      }
    }
  }

  @Test(arguments: Comparison.ofCards) func countsAreComparedAsNumbers(comparison: Comparison) throws {
    for count in 0...5 {
      // A count with `:` is exact, whatever `:` means for colors.
      let expected = Set(all(.five).filter { holds($0.count, comparison, count) })
      for colon in [Comparison.greaterOrEqual, .lessOrEqual] {
        #expect(try sets(.five, comparison, String(count), colon: colon) == expected, "\(count)")
      }
      if count == 5 { #expect(try sets(.five, comparison, "rainbow", colon: .greaterOrEqual) == expected) }
    }
  }

  @Test func manyHasATableOfItsOwn() throws {
    let rows: [(Comparison, ClosedRange<Int>)] = [
      (Comparison.colon, 2...5), (.equal, 2...5), (.greater, 2...5), (.greaterOrEqual, 2...5), (.less, 0...1),
      (.notEqual, 0...1), (.lessOrEqual, 0...5),
    ]
    for (comparison, counts) in rows {
      for word in ["m", "gold"] {
        let expected = Set(all(.five).filter { counts.contains($0.count) })
        #expect(try sets(.five, comparison, word, colon: .greaterOrEqual) == expected, "\(comparison)")
        #expect(try sets(.five, comparison, word, colon: .lessOrEqual) == expected, "\(comparison)")
      }
    }
  }

  /// For kinds of mana `<` and `!=` mean exactly one, `<=` at least one.
  @Test func manyKindsOfManaLeaveOutNone() throws {
    let rows: [(Comparison, ClosedRange<Int>)] = [
      (Comparison.colon, 2...6), (.equal, 2...6), (.greater, 2...6), (.greaterOrEqual, 2...6), (.less, 1...1),
      (.notEqual, 1...1), (.lessOrEqual, 1...6),
    ]
    for (comparison, counts) in rows {
      let expected = Set(all(.mana).filter { counts.contains($0.count) })
      #expect(try sets(.mana, comparison, "m", colon: .greaterOrEqual) == expected, "\(comparison)")
    }
  }

  @Test func noneIsTheEmptySet() throws {
    let rows: [(Comparison, Range<Int>)] = [
      (Comparison.colon, 0..<1), (.equal, 0..<1), (.notEqual, 1..<6), (.less, 0..<0), (.lessOrEqual, 0..<1),
      (.greater, 1..<6), (.greaterOrEqual, 0..<6),
    ]
    for (comparison, counts) in rows {
      let expected = Set(all(.five).filter { counts.contains($0.count) })
      for colon in [Comparison.greaterOrEqual, .lessOrEqual] {
        #expect(try sets(.five, comparison, "c", colon: colon) == expected, "\(comparison)")
      }
    }
  }

  @Test func theExamplesOfTheReferenceHold() throws {
    let everything = Set(all(.five))
    #expect(try sets(.five, .colon, "c", colon: .greaterOrEqual) == [[]])
    #expect(try sets(.five, .greaterOrEqual, "c", colon: .greaterOrEqual) == everything)
    #expect(try sets(.five, .greaterOrEqual, "c", colon: .lessOrEqual) == everything)
    #expect(try sets(.five, .equal, "boros", colon: .greaterOrEqual) == [["r", "w"]])
    #expect(try sets(.five, .colon, "boros", colon: .greaterOrEqual).count == 8)
    #expect(try sets(.five, .colon, "boros", colon: .lessOrEqual) == [[], ["r"], ["w"], ["r", "w"]])
    #expect(try sets(.five, .greater, "boros", colon: .lessOrEqual).count == 7)
    #expect(try sets(.five, .colon, "2", colon: .greaterOrEqual).count == 10)
  }

  @Test func kindsOfManaBelowLeaveOutWhatProducesNothing() throws {
    #expect(try sets(.mana, .lessOrEqual, "wu", colon: .greaterOrEqual) == [["w"], ["u"], ["w", "u"]])
    #expect(try sets(.mana, .less, "wu", colon: .greaterOrEqual) == [["w"], ["u"]])
    #expect(try sets(.mana, .less, "2", colon: .greaterOrEqual).allSatisfy { $0.count == 1 })
    #expect(try sets(.mana, .equal, "0", colon: .greaterOrEqual) == [[]])
    #expect(try sets(.mana, .colon, "any", colon: .greaterOrEqual).count == 63)
    // A count of one that keeps its operator, except for `!=`.
    #expect(try sets(.mana, .notEqual, "any", colon: .greaterOrEqual).count == 63)
    #expect(try sets(.mana, .greaterOrEqual, "any", colon: .greaterOrEqual).count == 63)
    #expect(try sets(.mana, .equal, "any", colon: .greaterOrEqual).allSatisfy { $0.count == 1 })
    #expect(try sets(.mana, .lessOrEqual, "any", colon: .greaterOrEqual).allSatisfy { $0.count == 1 })
    #expect(try sets(.mana, .less, "any", colon: .greaterOrEqual) == [])
    #expect(try sets(.mana, .greater, "any", colon: .greaterOrEqual).count == 57)
    #expect(try sets(.mana, .equal, "c", colon: .greaterOrEqual) == [["c"]])
  }

  @Test func theMaskTellsWhatSingleSetsTell() throws {
    for palette in [Palette.five, .mana] {
      for text in ["w", "wub", "2", "m"] {
        let value = try palette.read(text)
        for comparison in Comparison.ofCards {
          let mask = palette.satisfyingSets(comparison, value, colon: .greaterOrEqual)
          for bits in 0..<palette.setCount {
            let isIn = mask & (1 << UInt64(bits)) != 0
            #expect(
              isIn == palette.isSatisfied(by: ColorSet(bits: UInt8(bits)), comparison, value, colon: .greaterOrEqual))
          }
        }
      }
    }
  }
}
