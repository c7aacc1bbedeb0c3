import Dispatch

/// The requests that wait for resources that are being loaded.
struct ResourceWaiting: Sendable {
  typealias Resume = @Sendable () -> Void

  /// Whether requested resources are still being loaded.
  private(set) var isLoading = false
  /// Whether a request waited in vain, so that no other waits for the same load.
  private var isLate = false
  private(set) var resumes: [Int: Resume] = [:]
  private var count = 0

  /// A load begins, or is to come.
  mutating func begin() { (isLoading, isLate) = (true, false) }

  /// Adds a request that waits; nil if there is nothing to wait for.
  mutating func add(_ resume: @escaping Resume) -> Int? {
    if !isLoading || isLate { return nil }
    count += 1
    resumes[count] = resume
    return count
  }

  /// Ends the waiting of one request that waited long enough, and then of all.
  mutating func giveUp(_ number: Int) -> [Resume] {
    if resumes[number] == nil { return [] }
    isLate = true
    return takeAll()
  }

  /// The load has ended.
  mutating func end() -> [Resume] {
    isLoading = false
    return takeAll()
  }

  /// Ends all waiting.
  mutating func takeAll() -> [Resume] {
    defer { resumes = [:] }
    return Array(resumes.values)
  }
}

extension LanguageServer {
  /// The longest time for which a completion waits for names that are being loaded, in seconds.
  static let usualPatience = 0.5

  /// Waits for resources that are being loaded, at most as long as ``completionPatience``. Returns those in use then,
  /// and whether others are to come; nil if none are being loaded.
  func settledResources() async -> (resources: ServerResources, isLoading: Bool)? {
    if !state.withLock({ $0.waiting.isLoading }) { return nil }
    await withCheckedContinuation { continuation in
      let number = completionPatience > 0 ? state.withLock { $0.waiting.add { continuation.resume() } } : nil
      guard let number else { return continuation.resume() }
      DispatchQueue.global().asyncAfter(deadline: .now() + completionPatience) { [weak self] in
        guard let self else { return }
        for resume in self.state.withLock({ $0.waiting.giveUp(number) }) { resume() }
      }
    }
    return state.withLock { (resources: $0.resources, isLoading: $0.waiting.isLoading) }
  }
}
