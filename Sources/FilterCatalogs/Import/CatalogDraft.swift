import FilterCompletion

/// What an import accepts. Real files stay far below; what passes a limit is refused where it does.
struct ImportLimits: Sendable {
  /// Entries of one list, and of all catalogs of an import.
  var entries = 1_000_000
  /// Bytes of all names and titles of an import.
  var nameBytes = 64 << 20
  /// Bytes of one file, unpacked.
  var unpackedBytes = 4 << 30
  /// How many times larger than its packed file a text may be, once it is larger than `freeBytes`.
  var ratio = 200
  /// How much may be unpacked whatever it was packed to.
  var freeBytes = 16 << 20
}

/// A catalog as it is gathered: each value once.
struct CatalogDraft: Sendable {
  private(set) var entries: [CatalogEntry] = []
  private var places: [String: Int] = [:]
  /// Whether a list said which values there are.
  var isListed = false
  /// The bytes of its values and titles.
  private(set) var bytes = 0

  /// Popularities are kept within a billion: sums of them fit any integer.
  private static let popularities = -1_000_000_000...1_000_000_000

  /// Adds an entry, or joins it with the one of its value: the higher popularity counts, and the first title.
  mutating func add(_ entry: CatalogEntry) {
    if entry.value.isEmpty { return }
    let popularity = min(max(entry.popularity, Self.popularities.lowerBound), Self.popularities.upperBound)
    if let place = places[entry.value] {
      entries[place].popularity = max(entries[place].popularity, popularity)
      if entries[place].title.isEmpty {
        entries[place].title = entry.title
        bytes += entry.title.utf8.count
      }
    } else {
      places[entry.value] = entries.count
      entries.append(CatalogEntry(entry.value, title: entry.title, popularity: popularity))
      bytes += entry.value.utf8.count + entry.title.utf8.count
    }
  }

  /// Adds a value that is the more popular the more often it is met.
  mutating func count(_ value: String) {
    add(CatalogEntry(value))
    if let place = places[value], entries[place].popularity < Self.popularities.upperBound {
      entries[place].popularity += 1
    }
  }

  func contains(_ value: String) -> Bool { places[value] != nil }
}
