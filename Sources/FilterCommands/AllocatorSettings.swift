#if canImport(Glibc)
  import Glibc
#endif

/// Settings of the memory allocator. They apply to the whole process, so that only a program may change them.
enum AllocatorSettings {
  /// Makes the allocator return large blocks to the system as soon as they are freed, and keep them apart from small
  /// ones.
  static func returnLargeBlocks() {
    #if canImport(Glibc)
      // Looked up by name, since no module of the system declares the function.
      guard let symbol = dlsym(nil, "mallopt") else { return }
      typealias Set = @convention(c) (Int32, Int32) -> Int32
      // M_MMAP_THRESHOLD of malloc.h. Setting it to its default keeps it from growing.
      _ = unsafeBitCast(symbol, to: Set.self)(-3, 128 << 10)
    #endif
  }
}
