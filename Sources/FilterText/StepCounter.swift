#if !hasFeature(Embedded)
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

      private let texts = Lock<[String: [String]]>([:])

      /// Begins to record the texts that contain a word.
      package func watch(_ word: String) {
        texts.withLock { $0[word] = [] }
      }

      /// Ends recording the texts with a word. While a word is watched, every step of all tests searches its text.
      package func stop(_ word: String) {
        texts.withLock { $0[word] = nil }
      }

      /// The texts with the word since ``watch(_:)``, in the order of the steps.
      package func texts(with word: String) -> [String] { texts.withLock { $0[word] ?? [] } }

      /// Records a text if it contains a watched word.
      package func record(_ bytes: [UInt8]) {
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
      private let count = Lock(0)

      private init() {}

      /// The number of steps that a closure takes.
      package static func steps(of body: () throws -> Void) rethrows -> Int {
        let tally = StepTally()
        try $current.withValue(tally, operation: body)
        return tally.count.withLock { $0 }
      }

      /// Counts steps of the current task, if they are wanted.
      package static func add(_ steps: Int) {
        current?.count.withLock { $0 += steps }
      }
    }

    extension [UInt8] {
      fileprivate func contains(_ word: String.UTF8View) -> Bool {
        indices.contains { self[$0...].starts(with: word) }
      }
    }
  #endif
#endif
