public import FilterText

/// Splits a text into tokens.
///
/// Lexing is total, lossless and linear: any bytes give tokens that cover the text without gaps, and every byte is read
/// a constant number of times.
///
/// What a character means depends on its context, so the lexer is in one of three modes:
///
/// | mode | begins | a word here |
/// |---|---|---|
/// | term | at the start, after white space, parentheses, prefixes, quotes | may be a field, a connective, a name |
/// | exact name | after `!` | is a name, whatever it looks like |
/// | value | after an operator | is a value; a quote or a slash opens a text |
///
/// ```swift
/// Lexer.tokens(in: "-t:elf or bolt").map(\.kind)
/// // [.minus, .field, .comparison, .value, .whitespace, .or, .whitespace, .word]
/// ```
public enum Lexer {
  /// The tokens of a text in a syntax, in order. An empty text has none.
  public static func tokens(in source: SourceText, syntax: SyntaxOptions = .cards) -> [Token] {
    run(on: source, syntax: syntax).tokens
  }

  /// The tokens, and the number of bytes read by all loops; used by the growth tests.
  package static func run(on source: SourceText, syntax: SyntaxOptions = .cards) -> (tokens: [Token], steps: Int) {
    #if DEBUG && !hasFeature(Embedded)
      StepCounter.lexed.record(source.bytes)
    #endif
    return source.bytes.withUnsafeBufferPointer { TokenBuffer.tokens(of: $0, syntax: syntax) }
  }
}

/// Memory for tokens whose number is not known yet. A token covers at least one byte, so memory for as many tokens as
/// bytes always suffices, and appending needs no check: that check alone would take a tenth of the lexer's time.
struct TokenBuffer {
  private let memory: UnsafeMutablePointer<Token>
  private(set) var count = 0

  private init(_ memory: UnsafeMutablePointer<Token>) { self.memory = memory }

  @inline(__always)
  mutating func append(_ token: Token) {
    memory.advanced(by: count).initialize(to: token)
    count &+= 1
  }

  /// The tokens of a text, and the number of bytes read.
  ///
  /// The tokens of a short text are collected on the stack, or in memory that is freed, and copied into an array of the
  /// right size. Those of a long text are collected in the array itself; the system never provides the pages it does
  /// not use.
  @inline(__always)
  static func tokens(of bytes: UnsafeBufferPointer<UInt8>, syntax: SyntaxOptions) -> (tokens: [Token], steps: Int) {
    var steps = 0
    if bytes.count <= 4096 {
      let tokens = withUnsafeTemporaryAllocation(of: Token.self, capacity: bytes.count) { memory -> [Token] in
        guard let base = memory.baseAddress else { return [] }
        let (count, read) = scan(bytes, syntax, into: base)
        steps = read
        return Array(UnsafeBufferPointer(start: base, count: count))
      }
      return (tokens, steps)
    }
    let tokens = [Token](unsafeUninitializedCapacity: bytes.count) { memory, count in
      guard let base = memory.baseAddress else { return }
      (count, steps) = scan(bytes, syntax, into: base)
    }
    return (tokens, steps)
  }

  @inline(never)
  private static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, _ syntax: SyntaxOptions, into memory: UnsafeMutablePointer<Token>
  ) -> (count: Int, steps: Int) {
    var scanner = TokenScanner(bytes, into: TokenBuffer(memory))
    scanner.run(syntax: syntax)
    return (scanner.tokens.count, bytes.count &+ scanner.extraSteps)
  }
}

/// Classes of bytes. All sets are ASCII: a byte above 0x7F belongs to an ordinary character everywhere, except in the four
/// curly quotes (see `QuoteClass`) and in names, which have letters, digits and marks (see `NameCharacter`).
enum ByteClass {
  /// White space, `(`, `)` and `/` end a bare word. One shift in a bit set of the first 64 characters.
  @inline(__always)
  static func endsWord(_ byte: UInt8) -> Bool { byte < 64 && (wordEnds >> UInt64(byte)) & 1 == 1 }

  private static let wordEnds: UInt64 = 0x0000_8301_0000_3E00

  /// Most words begin with a letter of ASCII.
  @inline(__always)
  static func beginsField(_ byte: UInt8) -> Bool { byte.isLetter || byte == UInt8(ascii: "_") }

  /// An operator begins with `:`, `<`, `=` or `>`; `!=` is handled separately.
  @inline(__always)
  static func beginsComparison(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ":") || byte &- 0x3C < 3 }
}

/// The two families of quotes. Straight and curly quotes of a family close each other, because the language folds the
/// four curly quotes to straight ones.
enum QuoteClass {
  /// `"` `“` `”`
  case double
  /// `'` `‘` `’`
  case single
}
