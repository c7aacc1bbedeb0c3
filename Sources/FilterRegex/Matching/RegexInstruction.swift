/// A step of a program. Steps name others by their index.
enum RegexInstruction: Hashable, Sendable {
  /// Takes one character of a set and goes on at `next`.
  case consume(set: Int32, next: Int32)
  /// Goes on at both.
  case split(Int32, Int32)
  /// Goes on where the place is one of these.
  case anchor(RegexAnchor, next: Int32)
  /// Goes on where a look-around, by its index, holds.
  case look(Int32, next: Int32)
  /// The pattern, or the content of a look-around, has matched.
  case match
  /// Goes nowhere.
  case fail
}

/// A look-around: a program of its own, which tells for every place of a text whether it holds there.
struct RegexLook: Hashable, Sendable {
  /// Where its content begins. That of a look-ahead is written from its end to its beginning: it is run backwards from the
  /// end of the text, so that one run answers for all places.
  let entry: Int32
  /// Whether it looks at the text behind the place.
  let isAhead: Bool
  let isNegated: Bool
}

/// What a pattern becomes: steps after Thompson's construction, over classes of characters.
///
/// It is immutable and shared by all matchers, hence a class.
final class RegexProgram: Sendable {
  let instructions: [RegexInstruction]
  /// Where the pattern begins.
  let entry: Int32
  /// Each look-around behind those within it.
  let looks: [RegexLook]
  let classes: SymbolClasses
  /// How a match of the pattern, and of the content of each look-around, begins.
  let beginning: RegexBeginning
  let lookBeginnings: [RegexBeginning]
  /// Whether the shortest match is wanted where several begin at the same place.
  let prefersShortest: Bool

  init(_ syntax: RegexSyntax) throws(RegexCompilationError) {
    var compiler = RegexCompiler()
    self.entry = try compiler.compile(syntax.root, in: syntax, next: RegexCompiler.match, isBackward: false)
    self.instructions = compiler.instructions
    self.looks = compiler.looks
    let classes = SymbolClasses(
      compiler.sets, tellingWords: compiler.looksAtWords, limit: CompiledRegex.largestAlphabet)
    guard let classes else { throw .tooManyCharacters(limit: CompiledRegex.largestAlphabet) }
    self.classes = classes
    self.beginning = RegexBeginning(of: entry, in: compiler.instructions, classes)
    self.lookBeginnings = looks.map { RegexBeginning(of: $0.entry, in: compiler.instructions, classes) }
    self.prefersShortest = RegexGreediness(of: syntax.root, in: syntax) == .lazy
  }
}
