/// Memory for the decoding of strings, which grows to the longest one needed.
package final class JSONScratch {
  package private(set) var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  package init(capacity: Int = 4096) {
    self.capacity = capacity
    self.bytes = .allocate(capacity: capacity)
  }

  deinit { bytes.deallocate() }

  /// Makes room for so many bytes; what was there is lost.
  package func reserve(_ wanted: Int) {
    if wanted <= capacity { return }
    bytes.deallocate()
    capacity = max(wanted, 2 * capacity)
    bytes = .allocate(capacity: capacity)
  }
}
