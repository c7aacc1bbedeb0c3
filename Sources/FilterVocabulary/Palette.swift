/// The colors a ``ValueKind/colors`` field knows: up to six, each with a letter, and names for sets of them.
public struct Palette: Hashable, Sendable {
  /// One color.
  public struct Color: Hashable, Sendable {
    /// Its letter, in lower case.
    public var letter: String
    /// Its name.
    public var name: String
    /// Other names.
    public var aliases: [String]

    /// Makes a color.
    public init(_ letter: String, _ name: String, aliases: [String] = []) {
      self.letter = letter
      self.name = name
      self.aliases = aliases
    }
  }

  /// A name for a set of colors: `azorius` for white and blue.
  public struct Nickname: Hashable, Sendable {
    /// The name.
    public var name: String
    /// Other names.
    public var aliases: [String]
    /// The letters of the colors.
    public var letters: String
    /// What kind of name it is: `guild`, `shard`.
    public var family: String
    /// How well it is known.
    public var confidence: Confidence

    /// Makes a nickname.
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

  /// The name fields refer to.
  public var name: String
  /// The colors, in the order they are written. Colors beyond the sixth are left out.
  public var colors: [Color]
  /// Names for sets.
  public var nicknames: [Nickname]
  /// Words for a number of colors: `rainbow` for five.
  public var countWords: [CountWord]
  /// Words for no color at all. The first one is the short one.
  public var noneWords: [String]
  /// Words for two or more colors. The first one is the short one.
  public var manyWords: [String]
  /// Words for one or more colors.
  public var anyWords: [String]
  /// Names that look like nicknames, and are refused at the source.
  public var refusedNames: [String]
  /// Names that work elsewhere, and are refused at the source.
  public var foreignNicknames: [Nickname]
  /// Whether an item without any color fails `<` and `<=`.
  public var skipsEmptyBelow: Bool

  /// A word for a number of colors.
  public struct CountWord: Hashable, Sendable {
    /// The word.
    public var word: String
    /// How many colors it asks for.
    public var count: Int

    /// Makes a count word.
    public init(_ word: String, _ count: Int) {
      self.word = word
      self.count = count
    }
  }

  /// Makes a palette.
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
