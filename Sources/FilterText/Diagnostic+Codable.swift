// Codable is not available in Embedded Swift.
#if !hasFeature(Embedded)

  extension Severity: Codable {}

  private enum RangeKey: String, CodingKey {
    case start
    case end
    case text
  }

  extension KeyedDecodingContainer where Key == RangeKey {
    /// The range of two offsets in bytes, which are at most those of a text of 2 GB.
    fileprivate func range() throws -> SourceRange {
      let (start, end) = (try decode(Int.self, forKey: .start), try decode(Int.self, forKey: .end))
      guard start >= 0, end >= start, end <= Int(Int32.max) else {
        throw DecodingError.dataCorruptedError(
          forKey: .start, in: self, debugDescription: "invalid range \(start)..<\(end)")
      }
      return SourceRange(start: start, end: end)
    }
  }

  /// The serialized form is `{"start":3,"end":7}`, in UTF-8 bytes.
  extension SourceRange: Codable {
    /// Writes the two offsets.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: RangeKey.self)
      try container.encode(start, forKey: .start)
      try container.encode(end, forKey: .end)
    }

    /// Reads a range. A negative offset, one over 2,147,483,647, and an end before the start throw.
    public init(from decoder: any Decoder) throws {
      self = try decoder.container(keyedBy: RangeKey.self).range()
    }
  }

  /// The serialized form is `{"start":3,"end":7,"text":"or"}`, in UTF-8 bytes.
  extension TextEdit: Codable {
    /// Writes the range and the replacement.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: RangeKey.self)
      try container.encode(range.start, forKey: .start)
      try container.encode(range.end, forKey: .end)
      try container.encode(replacement, forKey: .text)
    }

    /// Reads an edit. An invalid range throws, as for ``SourceRange``.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: RangeKey.self)
      self.init(range: try container.range(), replacement: try container.decode(String.self, forKey: .text))
    }
  }

  /// The serialized form is `{"range":{"start":3,"end":7},"message":"…"}`.
  extension RelatedRange: Codable {
    /// Writes the range and the message.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: DiagnosticKey.self)
      try container.encode(range, forKey: .range)
      try container.encode(message, forKey: .message)
    }

    /// Reads the range and the message. An invalid range throws.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DiagnosticKey.self)
      self.init(
        range: try container.decode(SourceRange.self, forKey: .range),
        message: try container.decode(String.self, forKey: .message))
    }
  }

  /// The serialized form is the name as a string.
  extension DiagnosticID: Codable {
    /// Writes the name as a string.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(name)
    }

    /// Reads a name. One that is not at most 100 lower-case ASCII letters, digits and hyphens, and an empty one, throw.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let name = try container.decode(String.self)
      let bytes = name.utf8
      guard 1...100 ~= bytes.count, bytes.allSatisfy({ $0 == 0x2D || 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 }) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "invalid code '\(Diagnostic.quotation(of: name))'")
      }
      self.name = name
    }
  }

  private enum FixKey: String, CodingKey {
    case title
    case edits
  }

  /// The serialized form is `{"title":"…","edits":[…]}`.
  extension Fix: Codable {
    /// Reads a fix. Edits that are not sorted or overlap throw, since they could not be applied.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: FixKey.self)
      let edits = try container.decode([TextEdit].self, forKey: .edits)
      for (edit, next) in zip(edits, edits.dropFirst()) where edit.range.end > next.range.start {
        throw DecodingError.dataCorruptedError(
          forKey: .edits, in: container, debugDescription: "edit \(next.range) is not after edit \(edit.range)")
      }
      self.init(title: try container.decode(String.self, forKey: .title), edits: edits)
    }

    /// Writes the title and the edits.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FixKey.self)
      try container.encode(title, forKey: .title)
      try container.encode(edits, forKey: .edits)
    }
  }

  private enum DiagnosticKey: String, CodingKey {
    case code
    case severity
    case range
    case message
    case fixes
    case related
  }

  /// The serialized form is that of `filterq check --json`:
  ///
  /// ```json
  /// {"code":"missing-operand","severity":"error","range":{"start":3,"end":3},"message":"…","fixes":[…],"related":[…]}
  /// ```
  ///
  /// A reader ignores unknown keys, and reads missing fixes and related ranges as none. Offsets are UTF-8 bytes; whether
  /// they are in a text is checked where they are used: ``Fix/applied(to:)`` returns nil, and ranges of strings are clamped.
  extension Diagnostic: Codable {
    /// Writes all parts, also empty ones.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: DiagnosticKey.self)
      try container.encode(id, forKey: .code)
      try container.encode(severity, forKey: .severity)
      try container.encode(range, forKey: .range)
      try container.encode(message, forKey: .message)
      try container.encode(fixes, forKey: .fixes)
      try container.encode(related, forKey: .related)
    }

    /// Reads a diagnostic. An unknown severity, an invalid code and invalid ranges throw.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DiagnosticKey.self)
      self.init(
        id: try container.decode(DiagnosticID.self, forKey: .code),
        severity: try container.decode(Severity.self, forKey: .severity),
        range: try container.decode(SourceRange.self, forKey: .range),
        message: try container.decode(String.self, forKey: .message),
        related: try container.decodeIfPresent([RelatedRange].self, forKey: .related) ?? [],
        fixes: try container.decodeIfPresent([Fix].self, forKey: .fixes) ?? [])
    }
  }

#endif
