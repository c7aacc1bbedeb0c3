/// Memory for the decoding of strings, which grows to the longest one needed.
final class JSONScratch {
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  init(capacity: Int = 4096) {
    self.capacity = capacity
    self.bytes = .allocate(capacity: capacity)
  }

  deinit { bytes.deallocate() }

  /// Makes room for so many bytes; what was there is lost.
  func reserve(_ wanted: Int) {
    if wanted <= capacity { return }
    bytes.deallocate()
    capacity = max(wanted, 2 * capacity)
    bytes = .allocate(capacity: capacity)
  }
}
