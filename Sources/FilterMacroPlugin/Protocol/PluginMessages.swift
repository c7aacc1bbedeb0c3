#if Macros
  /// A request of the compiler. One of the properties has a value.
  ///
  /// The messages between the compiler and the programs of macros are JSON with a key for the kind of the message, and are
  /// extended by keys only, so that a program and a compiler of different versions understand each other.
  struct HostMessage: Decodable {
    /// The first request, which asks for the version of the protocol.
    let getCapability: Capability?
    let expandFreestandingMacro: FreestandingExpansion?
    let expandAttachedMacro: AttachedExpansion?

    /// The capabilities of the compiler, none of which matters here.
    struct Capability: Decodable {}

    /// The use of a macro `#name(…)`.
    struct FreestandingExpansion: Decodable {
      let macro: MacroReference
      let syntax: SourcePart
    }

    /// The use of a macro `@name(…)`.
    struct AttachedExpansion: Decodable {
      let macro: MacroReference
      /// The attribute itself.
      let attributeSyntax: SourcePart
      /// The declaration that the attribute is on, with all its attributes.
      let declSyntax: SourcePart
      /// The declarations around it, the innermost first; their members are left out.
      let lexicalContext: [SourcePart]?
    }
  }

  /// The type that implements a macro, as its declaration names it.
  struct MacroReference: Decodable {
    let typeName: String
  }

  /// A part of a source file.
  struct SourcePart: Decodable {
    struct Location: Decodable {
      /// The path of the file as the compiler got it.
      let fileName: String
      /// The byte at which ``SourcePart/source`` begins, from 0.
      let offset: Int
    }

    let source: String
    let location: Location
  }

  /// The response to a request. One of the properties has a value.
  struct PluginMessage: Encodable {
    var getCapabilityResult: CapabilityResult?
    var expandMacroResult: Expansion?

    struct CapabilityResult: Encodable {
      struct Capability: Encodable {
        /// The version in which the result of each expansion is one text.
        let protocolVersion = 7
        let features: [String] = []
      }

      let capability = Capability()
    }
  }

  /// The source that a macro stands for, and the diagnostics.
  struct Expansion: Encodable {
    /// The source; nil if there is an error. Empty for an attribute that only carries facts for another one.
    var expandedSource: String?
    var diagnostics: [PluginDiagnostic] = []

    /// An expansion without diagnostics.
    init(_ source: String) { expandedSource = source }

    /// An expansion with diagnostics, which has no source if one of them is an error.
    init(_ source: String, _ diagnostics: [PluginDiagnostic]) {
      expandedSource = diagnostics.contains { $0.severity == .error } ? nil : source
      self.diagnostics = diagnostics
    }
  }

  /// A diagnostic as the compiler shows it. Offsets are those of the file, in bytes from 0.
  struct PluginDiagnostic: Encodable {
    enum Severity: String, Encodable {
      case error
      case warning
    }

    struct Position: Encodable {
      let fileName: String
      let offset: Int
    }

    struct Range: Encodable {
      let fileName: String
      let startOffset: Int
      let endOffset: Int
    }

    struct Note: Encodable {
      let position: Position
      let message: String
    }

    struct FixIt: Encodable {
      struct Change: Encodable {
        let range: Range
        let newText: String
      }

      let message: String
      let changes: [Change]
    }

    let message: String
    let severity: Severity
    let position: Position
    let highlights: [Range]
    let notes: [Note]
    let fixIts: [FixIt]
  }
#endif
