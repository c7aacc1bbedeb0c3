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
  /// The tokens of a text, in order. An empty text has none. In the bare values of the fields of `paths` a slash is an
  /// ordinary character.
  public static func tokens(in source: SourceText, paths: PathFields = .none) -> [Token] {
    run(on: source, paths: paths).tokens
  }

  /// The tokens, and the number of bytes read by all loops; used by the growth tests.
  package static func run(on source: SourceText, paths: PathFields = .none) -> (tokens: [Token], steps: Int) {
    #if DEBUG && !hasFeature(Embedded)
      StepCounter.lexed.record(source.bytes)
    #endif
    return source.bytes.withUnsafeBufferPointer { bytes in
      var steps = 0
      // A token covers at least one byte.
      let tokens = TokenBuffer.collect(byteCount: bytes.count) { buffer in
        var scanner = TokenScanner(bytes, paths: paths, into: buffer)
        scanner.run()
        buffer = scanner.tokens
        steps = scanner.steps
      }
      return (tokens, steps)
    }
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

  /// The tokens that `fill` appends, at most one for each of `byteCount` bytes.
  ///
  /// The tokens of a short text are collected on the stack, or in memory that is freed, and copied into an array of the
  /// right size. Those of a long text are collected in the array itself; the system never provides the pages it does
  /// not use.
  static func collect(byteCount: Int, _ fill: (inout TokenBuffer) -> Void) -> [Token] {
    if byteCount <= 4096 {
      return withUnsafeTemporaryAllocation(of: Token.self, capacity: byteCount) { memory in
        guard let base = memory.baseAddress else { return [] }
        var buffer = TokenBuffer(base)
        fill(&buffer)
        return Array(UnsafeBufferPointer(start: base, count: buffer.count))
      }
    }
    return Array(unsafeUninitializedCapacity: byteCount) { memory, count in
      guard let base = memory.baseAddress else { return }
      var buffer = TokenBuffer(base)
      fill(&buffer)
      count = buffer.count
    }
  }
}

/// Classes of bytes. All sets are ASCII: a byte above 0x7F is an ordinary letter everywhere, except as part of the four
/// curly quotes (see `QuoteClass`).
enum ByteClass {

  /// White space, `(`, `)` and `/` end a bare word. One shift in a bit set of the first 64 characters.
  @inline(__always)
  static func endsWord(_ byte: UInt8) -> Bool { byte < 64 && (wordEnds >> UInt64(byte)) & 1 == 1 }

  private static let wordEnds: UInt64 = 0x0000_8301_0000_3E00

  /// A field name begins with a letter or `_`.
  @inline(__always)
  static func beginsField(_ byte: UInt8) -> Bool { byte.isLetter || byte == UInt8(ascii: "_") }

  /// A part of a field name continues with a letter, a digit, `_` or `-`; a part after a dot also begins with one.
  @inline(__always)
  static func continuesField(_ byte: UInt8) -> Bool {
    beginsField(byte) || byte.isDigit || byte == UInt8(ascii: "-")
  }

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
