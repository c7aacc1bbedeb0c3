/// Where tokens are collected while their number is not known. A token covers at least a byte, so memory for as many tokens
/// as bytes is always enough, and nothing has to be checked or grown: that check alone would be a tenth of the lexer.
struct TokenBuffer {
  private let memory: UnsafeMutablePointer<Token>
  private(set) var count = 0

  private init(_ memory: UnsafeMutablePointer<Token>) {
    self.memory = memory
  }

  @inline(__always)
  mutating func append(_ token: Token) {
    memory.advanced(by: count).initialize(to: token)
    count &+= 1
  }

  /// The tokens `fill` appends, at most one for each of `byteCount` bytes.
  ///
  /// A query of usual length is collected on the stack, or in memory that is given back, and copied into an array of just
  /// its size. A long text is collected in the array itself; of the memory it does not need, the system never provides the
  /// pages.
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
