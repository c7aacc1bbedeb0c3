#if Macros
  import FilterText

  /// Expands the macros, one request after another.
  struct MacroExpander {
    private var vocabularies = VocabularyFiles()

    /// The response to a request.
    mutating func response(to message: HostMessage) -> PluginMessage {
      if let use = message.expandFreestandingMacro {
        return PluginMessage(expandMacroResult: expansion(of: use))
      }
      if let use = message.expandAttachedMacro { return PluginMessage(expandMacroResult: Self.expansion(of: use)) }
      return PluginMessage(getCapabilityResult: PluginMessage.CapabilityResult())
    }

    private mutating func expansion(of use: HostMessage.FreestandingExpansion) -> Expansion {
      switch use.macro.typeName {
      case "FilterQueryMacro": FilterQueryMacro(use.syntax).expansion(&vocabularies)
      case let name: Self.unknown(name, in: use.syntax)
      }
    }

    private static func expansion(of use: HostMessage.AttachedExpansion) -> Expansion {
      switch use.macro.typeName {
      case "FilterableMacro": FilterableMacro(use).expansion
      case "FieldFactsMacro": FieldFactsMacro(use).expansion
      case let name: unknown(name, in: use.attributeSyntax)
      }
    }

    private static func unknown(_ name: String, in part: SourcePart) -> Expansion {
      Expansion("", [part.diagnostic(at: SourceRange(at: 0), "the plug-in has no macro '\(name)'")])
    }
  }
#endif
