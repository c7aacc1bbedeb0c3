#if SQLite
  import DataStreams
  import FilterCompletion

  /// The limits of an import. Real files are far below them.
  struct ImportLimits: Sendable {
    /// The maximum length of a name or title, in bytes.
    static let maximumName = JSONEventReader.maximumKept
    /// The maximum number of entries of one list, and of all catalogs of an import.
    var entries = 1_000_000
    /// The maximum size of all names and titles of an import, in bytes.
    var nameBytes = 64 << 20
    /// The maximum size of one file after decompression, in bytes.
    var unpackedBytes = 4 << 30
    /// The maximum ratio of the size of a text to that of its compressed file, once the text is larger than `freeBytes`.
    var ratio = 200
    /// The size up to which any ratio is accepted, in bytes.
    var freeBytes = 16 << 20
  }

  /// A catalog during an import. Each value occurs once, whatever its letter case.
  struct CatalogDraft: Sendable {
    private(set) var entries: [CatalogEntry] = []
    private var indices: [String: Int] = [:]
    /// Whether a list determines which values the catalog has.
    var isListed = false
    /// The size of all values and titles in bytes.
    private(set) var bytes = 0

    /// Popularities are clamped, so that sums of them fit any integer.
    static let popularities = -1_000_000_000...1_000_000_000

    /// Adds an entry, or merges it with the entry of the same value: the first spelling, the higher popularity and the
    /// first title win.
    mutating func add(_ entry: CatalogEntry) {
      if entry.value.isEmpty { return }
      let popularity = min(max(entry.popularity, Self.popularities.lowerBound), Self.popularities.upperBound)
      let key = entry.value.lowercased()
      if let index = indices[key] {
        entries[index].popularity = max(entries[index].popularity, popularity)
        if entries[index].title.isEmpty {
          entries[index].title = entry.title
          bytes += entry.title.utf8.count
        }
      } else {
        indices[key] = entries.count
        entries.append(CatalogEntry(entry.value, title: entry.title, popularity: popularity))
        bytes += entry.value.utf8.count + entry.title.utf8.count
      }
    }

    /// Adds a value and increments its popularity.
    mutating func count(_ value: String) {
      add(CatalogEntry(value))
      if let index = indices[value.lowercased()], entries[index].popularity < Self.popularities.upperBound {
        entries[index].popularity += 1
      }
    }

    func contains(_ value: String) -> Bool { indices[value.lowercased()] != nil }
  }
#endif
