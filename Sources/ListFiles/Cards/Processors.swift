import Dispatch

#if canImport(Glibc)
  import Glibc
#endif

/// All processors of the machine.
enum Processors {
  /// Runs a piece of work for each number below a count, several at once.
  @Sendable static func perform(_ count: Int, _ work: @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: count, execute: work)
  }
}

/// Memory that was freed and that the allocator keeps.
enum FreedMemory {
  /// Returns the memory that reading a file needed to the system, if the allocator would keep it. Looked up by name,
  /// since no system module declares the function.
  static func release() {
    #if canImport(Glibc)
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      typealias Trim = @convention(c) (Int) -> Int32
      _ = unsafeBitCast(symbol, to: Trim.self)(0)
    #endif
  }
}
