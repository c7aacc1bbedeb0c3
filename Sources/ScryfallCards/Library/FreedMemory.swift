#if canImport(Glibc)
  import Glibc
#endif

/// Memory that reading a large file needed and nobody needs any more.
enum FreedMemory {
  /// Gives it back to the system, where the allocator would keep it for later: a search needs a small part of what reading
  /// did. Looked up by name, since the header that declares it is in no module of the system.
  static func giveBack() {
    #if canImport(Glibc)
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      typealias Trim = @convention(c) (Int) -> Int32
      _ = unsafeBitCast(symbol, to: Trim.self)(0)
    #endif
  }
}
