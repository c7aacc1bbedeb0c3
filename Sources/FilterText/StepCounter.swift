#if !hasFeature(Embedded)
  import Synchronization

  #if DEBUG
    /// Records which texts go through a step, such as lexing, so that tests can count how often one does.
    ///
    /// A test watches a word that no other test uses; only texts with a watched word are recorded. Not in release
    /// builds.
    package final class StepCounter: Sendable {
      /// The texts that were lexed.
      package static let lexed = StepCounter()
      /// The JSON of messages that was decoded.
      package static let decoded = StepCounter()

      private let isWatching = Atomic<Bool>(false)
      private let texts = Mutex<[String: [String]]>([:])

      /// Begins to record the texts that contain a word.
      package func watch(_ word: String) {
        texts.withLock {
          $0[word] = []
          isWatching.store(true, ordering: .sequentiallyConsistent)
        }
      }

      /// Ends recording the texts with a word. While a word is watched, every step of all tests searches its text.
      package func stop(_ word: String) {
        texts.withLock {
          $0[word] = nil
          if $0.isEmpty { isWatching.store(false, ordering: .sequentiallyConsistent) }
        }
      }

      /// The texts with the word since ``watch(_:)``, in the order of the steps.
      package func texts(with word: String) -> [String] { texts.withLock { $0[word] ?? [] } }

      /// Records a text if it contains a watched word.
      package func record(_ bytes: [UInt8]) {
        guard isWatching.load(ordering: .sequentiallyConsistent) else { return }
        texts.withLock { texts in
          for word in texts.keys where bytes.contains(word.utf8) {
            texts[word, default: []].append(String(decoding: bytes, as: UTF8.self))
          }
        }
      }
    }

    /// Counts the steps of the work of a task, such as scalars read, so that tests can see how they grow with a text.
    ///
    /// Not in release builds.
    package final class StepTally: Sendable {
      @TaskLocal private static var current: StepTally?
      /// Whether any tally was ever made: without one, adding costs next to nothing.
      private static let isUsed = Atomic<Bool>(false)

      private let count = Atomic<Int>(0)

      private init() {}

      /// The number of steps that a closure takes.
      package static func steps(of body: () throws -> Void) rethrows -> Int {
        isUsed.store(true, ordering: .relaxed)
        let tally = StepTally()
        try $current.withValue(tally, operation: body)
        return tally.count.load(ordering: .relaxed)
      }

      /// Counts steps of the current task, if they are wanted.
      package static func add(_ steps: Int) {
        if isUsed.load(ordering: .relaxed) { current?.count.add(steps, ordering: .relaxed) }
      }
    }

    extension [UInt8] {
      fileprivate func contains(_ word: String.UTF8View) -> Bool {
        indices.contains { self[$0...].starts(with: word) }
      }
    }
  #endif
#endif
