package import FilterItems
import FilterLists
package import FilterReports
package import FilterVocabulary
import Foundation
package import ListFiles

/// Files of items that a session searches.
package struct ReplItems: Sendable {
  /// The files, with their reading options.
  package let files: [ItemFile]
  /// The vocabulary that was given for them; nil if it is inferred.
  package let given: Vocabulary?
  /// Fields of the files, seen or not.
  private let declared: [DeclaredField]
  /// Changes how values are read, as options ask for it.
  let adapt: @Sendable (Vocabulary) throws(CommandFailure) -> Vocabulary

  package init(
    _ files: [ItemFile], vocabulary: Vocabulary?, declaring declared: [DeclaredField] = [],
    adapting adapt: @escaping @Sendable (Vocabulary) throws(CommandFailure) -> Vocabulary = { $0 }
  ) {
    self.files = files
    given = vocabulary
    self.declared = declared
    self.adapt = adapt
  }

  /// A name for the list in the history: a hash of the absolute paths, so that lists whose vocabularies have one name are
  /// kept apart. The same for any order of the files.
  package var historyKey: String {
    let paths = files.map { URL(filePath: $0.path).standardizedFileURL.path }.sorted()
    // FNV-1a, which is the same in every process. (http://www.isthe.com/chongo/tech/comp/fnv)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in paths.joined(separator: "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 36)
  }

  /// The name of the first file, without its folder.
  var name: String { files.first.map { String($0.path.split(separator: "/").last ?? "items") } ?? "items" }

  /// The vocabulary that was given, or one inferred from the files.
  package func vocabulary() throws(CommandFailure) -> ItemVocabulary {
    if let given { return ItemVocabulary(given, of: files) }
    var console = Console(
      input: LineReader(bytes: []), output: OutputBuffer { _ in }, errors: OutputBuffer { _ in })
    return try ItemVocabulary(
      inferringFrom: files, over: .whole, declaring: declared, toleratesNothing: true, on: &console)
  }

  /// Reads the items.
  ///
  /// - Parameter progress: Gets the phase, and how much of it is done if that is known, whenever one of them changes.
  package func read(
    _ vocabulary: Vocabulary, progress: (_ phase: String, _ percent: Int?) -> Void
  ) throws(CommandFailure) -> ItemCollection {
    var shown: (phase: String, percent: Int?) = ("", nil)
    do throws(ItemFileError) {
      return try ItemCollection(reading: files, vocabulary: vocabulary) { phase, fraction in
        let next = (phase.rawValue, fraction.map { Int(min(1, max(0, $0)) * 100) })
        if next == shown { return }
        shown = next
        progress(next.0, next.1)
      }
    } catch {
      throw CommandFailure(message: error.message)
    }
  }
}

extension ItemCollection {
  /// A message about unreadable records; nil if there are none.
  package var damageNote: String? {
    guard let first = damage.first else { return nil }
    let others =
      damagedCount == 1 ? "a record cannot be read" : "\(Counted.grouped(damagedCount)) records cannot be read"
    return damagedCount == 1 ? "\(others): \(first.text)" : "\(others); the first: \(first.text)"
  }
}
