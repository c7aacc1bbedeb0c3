package import FilterAST

/// The colors of a ``ValueKind/colors`` field: up to six, each with a letter, and names for sets of them.
public struct Palette: Hashable, Sendable {
  /// A color with its letter and names.
  public struct Color: Hashable, Sendable {
    /// One ASCII letter, in lower case.
    public var letter: String
    /// Its name in sentences and in queries.
    public var name: String
    /// Other names in queries.
    public var aliases: [String]
    /// How an editor shows it; nil if it is not shown.
    public var srgb: ScreenColor?

    /// Makes a color with a letter and names.
    public init(_ letter: String, name: String, aliases: [String] = [], srgb: ScreenColor? = nil) {
      self.letter = letter
      self.name = name
      self.aliases = aliases
      self.srgb = srgb
    }
  }

  /// A name for a set of colors: `azorius` for white and blue.
  public struct Nickname: Hashable, Sendable {
    /// The name in sentences and in queries.
    public var name: String
    /// Other names in queries.
    public var aliases: [String]
    /// The letters of the colors: `wu`.
    public var letters: String
    /// The group of names it belongs to, for documentation: `guild`. May be empty.
    package var family: String
    /// How certain the nickname is.
    package var confidence: Confidence

    /// Makes a nickname for a set of letters.
    public init(
      _ name: String, aliases: [String] = [], _ letters: String, family: String = "", confidence: Confidence = .sure
    ) {
      self.name = name
      self.aliases = aliases
      self.letters = letters
      self.family = family
      self.confidence = confidence
    }
  }

  /// The name that fields refer to.
  public var name: String
  /// The colors, in the order they are written. At most six.
  public var colors: [Color]
  /// Names for sets of colors.
  public var nicknames: [Nickname]
  /// Words for a number of colors: `rainbow` for five.
  package var countWords: [CountWord]
  /// Words for no color. The first one is the shortest.
  package var noneWords: [String]
  /// Words for two or more colors. The first one is the shortest.
  package var manyWords: [String]
  /// Words for one or more colors.
  package var anyWords: [String]
  /// Words that look like nicknames and are refused.
  package var refusedNames: [String]
  /// Nicknames of similar languages that are refused.
  package var foreignNicknames: [Nickname]
  /// Whether an item without colors fails `<` and `<=`.
  package var skipsEmptyBelow: Bool

  /// A word for a number of colors.
  public struct CountWord: Hashable, Sendable {
    /// The word in a query.
    package var word: String
    /// The number of colors it asks for.
    package var count: Int

    /// Makes a word for a number of colors.
    public init(_ word: String, count: Int) {
      self.word = word
      self.count = count
    }
  }

  /// Makes a palette. Colors beyond the sixth are dropped.
  public init(
    _ name: String, colors: [Color], nicknames: [Nickname] = [], countWords: [CountWord] = [], noneWords: [String] = [],
    manyWords: [String] = [], anyWords: [String] = [], refusedNames: [String] = [],
    foreignNicknames: [Nickname] = [], skipsEmptyBelow: Bool = false
  ) {
    self.name = name
    self.colors = Array(colors.prefix(6))
    self.nicknames = nicknames
    self.countWords = countWords
    self.noneWords = noneWords
    self.manyWords = manyWords
    self.anyWords = anyWords
    self.refusedNames = refusedNames
    self.foreignNicknames = foreignNicknames
    self.skipsEmptyBelow = skipsEmptyBelow
  }
}

extension Palette {
  /// The number of sets of colors: 32 for five colors.
  package var setCount: Int { 1 << colors.count }

  /// The sets of colors that satisfy a term, as bits: bit `s` of the result stands for the set with the bits `s`.
  ///
  /// `colon` is the relation of `:` for the field (`>=` for `c:`, `<=` for `id:`). With `:`, a count means exactly that
  /// many and "none" exactly none; "two or more" and "one or more" have rules of their own. Source: Reference 3.1.
  package func satisfyingSets(_ comparison: Comparison, _ value: ColorValue, colon: Comparison) -> UInt64 {
    var mask: UInt64 = 0
    for set in 0..<setCount where isSatisfied(by: ColorSet(bits: UInt8(set)), comparison, value, colon: colon) {
      mask |= 1 << UInt64(set)
    }
    return mask
  }

  /// Whether a set of colors satisfies a term, as ``satisfyingSets(_:_:colon:)`` says.
  package func isSatisfied(by set: ColorSet, _ comparison: Comparison, _ value: ColorValue, colon: Comparison) -> Bool {
    let isBelow = comparison == .less || comparison == .lessOrEqual || comparison == .colon && colon == .lessOrEqual
    switch value {
    case .colors(let wanted):
      if skipsEmptyBelow, isBelow, set.bits == 0 { return false }
      return Palette.compare(set.bits, comparison == .colon ? colon : comparison, wanted.bits)
    case .none: return Palette.compare(set.bits, comparison == .colon ? .equal : comparison, 0)
    case .count(let count):
      if skipsEmptyBelow, isBelow, comparison != .colon, set.bits == 0 { return false }
      return (comparison == .colon ? Comparison.equal : comparison).holds(set.count, count)
    case .many: return isMany(set.count, comparison: comparison)
    case .any:
      // A count of one with its operator; `:` and `!=` ask for one or more.
      if comparison == .colon || comparison == .notEqual { return set.count > 0 }
      return (!skipsEmptyBelow || !isBelow || set.count > 0) && comparison.holds(set.count, 1)
    }
  }

  /// The relation of "two or more": fewer with `<` and `!=`, any number with `<=`.
  private func isMany(_ count: Int, comparison: Comparison) -> Bool {
    let minimum = skipsEmptyBelow ? 1 : 0
    switch comparison {
    case .colon, .equal, .greater, .greaterOrEqual, .contains, .matches, .notMatches: return count >= 2
    case .less, .notEqual: return count < 2 && count >= minimum
    case .lessOrEqual: return count >= minimum
    }
  }

  private static func compare(_ left: UInt8, _ comparison: Comparison, _ right: UInt8) -> Bool {
    switch comparison {
    case .colon, .equal, .contains, .matches, .notMatches: left == right
    case .notEqual: left != right
    case .greaterOrEqual: left & right == right
    case .greater: left & right == right && left != right
    case .lessOrEqual: left & right == left
    case .less: left & right == left && left != right
    }
  }
}
