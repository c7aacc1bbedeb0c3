#if canImport(Foundation) && !hasFeature(Embedded)
  public import Foundation

  extension ZoneRules {
    /// The zone of a name in the tz database, with its changes from 1900 to 2100; nil for an unknown name.
    ///
    /// ```swift
    /// let list = try Vocabulary(json: text, zone: { ZoneRules(named: $0) })
    /// ```
    public init?(named name: String) {
      guard name.utf8.count <= 64, let zone = TimeZone(identifier: name) else { return nil }
      self.init(zone)
    }

    /// The offsets of a zone from 1900 to 2100.
    public init(_ zone: TimeZone) {
      let first = Date(timeIntervalSince1970: -2_208_988_800)
      let end = Date(timeIntervalSince1970: 4_102_444_800)
      var changes: [Change] = []
      var date = first
      // Each change is after the last one; the count is a limit all the same.
      while changes.count < 1_000, let next = zone.nextDaylightSavingTimeTransition(after: date), next < end,
        next > date
      {
        changes.append(
          Change(
            instant: Int64(next.timeIntervalSince1970.rounded()) * 1_000_000,
            minutes: zone.secondsFromGMT(for: next) / 60))
        date = next
      }
      self.init(name: zone.identifier, minutes: zone.secondsFromGMT(for: first) / 60, changes: changes)
    }

    /// The names of zones in the tz database that end in a text, in any letter case: `Europe/Oslo` for `oslo`.
    package static func names(endingIn text: String) -> [String] {
      let text = text.lowercased()
      return TimeZone.knownTimeZoneIdentifiers.filter { name in
        let lower = name.lowercased()
        return !text.isEmpty && (lower == text || lower.hasSuffix("/" + text.replacingOccurrences(of: " ", with: "_")))
      }
    }
  }
#endif
