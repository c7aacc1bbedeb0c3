import DataStreams

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory that reading a large file needed and nobody needs any more.
package enum FreedMemory {
  /// Gives it back to the system, where the allocator would keep it for later: a search needs a small part of what reading
  /// did. Looked up by name, since the header that declares it is in no module of the system.
  static func giveBack() {
    #if canImport(Glibc)
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      typealias Trim = @convention(c) (Int) -> Int32
      _ = unsafeBitCast(symbol, to: Trim.self)(0)
    #endif
  }

  /// Has the allocator keep large blocks apart from small ones, so that they go back to the system at once when they are freed,
  /// and columns that grow leave no holes. For programs, which have their process to themselves; no library should decide this.
  package static func keepLargeBlocksApart() {
    #if canImport(Glibc)
      guard let symbol = dlsym(nil, "mallopt") else { return }
      typealias Set = @convention(c) (Int32, Int32) -> Int32
      // M_MMAP_THRESHOLD of malloc.h. The value is the one it begins with; to set it keeps it from growing.
      _ = unsafeBitCast(symbol, to: Set.self)(-3, 128 << 10)
    #endif
  }
}
