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
        texts.withLock { $0[word] = [] }
        isWatching.store(true, ordering: .sequentiallyConsistent)
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

    extension [UInt8] {
      fileprivate func contains(_ word: String.UTF8View) -> Bool {
        indices.contains { self[$0...].starts(with: word) }
      }
    }
  #endif
#endif
