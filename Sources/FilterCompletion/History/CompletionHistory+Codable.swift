// Codable is not available in Embedded Swift.
#if !hasFeature(Embedded)

  /// The version written by this library.
  private let serialFormVersion = 1

  private enum HistoryKey: String, CodingKey {
    case version
    case halfLife
    case limit
    case entries
    case pins
  }

  /// The serialized form is versioned:
  ///
  /// ```json
  /// {"version":1,"halfLife":604800,"limit":500,
  ///  "entries":[{"text":"T:Elf","canonicalText":"t:elf","key":"…","weight":1.5,"lastUse":1767225600}],
  ///  "pins":[{"text":"f:modern","canonicalText":"f:modern","key":"…"}]}
  /// ```
  ///
  /// Keys depend on the vocabulary and the version of this library: after reading, use ``rekeyed(in:)`` unless both are as
  /// they were. A reader ignores unknown keys and rejects a version above its own.
  extension CompletionHistory: Codable {
    /// Writes the rows, the half-life and the limit.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: HistoryKey.self)
      try container.encode(serialFormVersion, forKey: .version)
      try container.encode(halfLife, forKey: .halfLife)
      try container.encode(limit, forKey: .limit)
      try container.encode(entries, forKey: .entries)
      try container.encode(pins, forKey: .pins)
    }

    /// Reads a history and builds its index. Invalid rows are dropped, as by ``init(entries:pins:halfLife:limit:)``; a
    /// missing half-life, limit and pins are the defaults.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: HistoryKey.self)
      let version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 1
      guard (1...serialFormVersion).contains(version) else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: container,
          debugDescription: "history has form version \(version); this library reads 1 to \(serialFormVersion)")
      }
      self.init(
        entries: try container.decode([Entry].self, forKey: .entries),
        pins: try container.decodeIfPresent([Pin].self, forKey: .pins) ?? [],
        halfLife: try container.decodeIfPresent(Double.self, forKey: .halfLife) ?? Self.defaultHalfLife,
        limit: try container.decodeIfPresent(Int.self, forKey: .limit) ?? Self.defaultLimit)
    }
  }

#endif
