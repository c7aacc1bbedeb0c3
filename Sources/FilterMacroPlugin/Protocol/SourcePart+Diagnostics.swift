#if Macros
  import FilterText

  extension SourcePart {
    /// A diagnostic about a range of this part.
    func diagnostic(
      _ severity: PluginDiagnostic.Severity = .error, at range: SourceRange, _ message: String,
      notes: [(at: SourceRange, message: String)] = [], fixes: [(title: String, edits: [TextEdit])] = []
    ) -> PluginDiagnostic {
      PluginDiagnostic(
        message: message, severity: severity, position: position(of: range),
        highlights: range.isEmpty ? [] : [fileRange(range)],
        notes: notes.map { PluginDiagnostic.Note(position: position(of: $0.at), message: $0.message) },
        fixIts: fixes.map { fix in
          PluginDiagnostic.FixIt(
            message: fix.title,
            changes: fix.edits.map {
              PluginDiagnostic.FixIt.Change(range: fileRange($0.range), newText: $0.replacement)
            })
        })
    }

    private func position(of range: SourceRange) -> PluginDiagnostic.Position {
      PluginDiagnostic.Position(fileName: location.fileName, offset: location.offset + range.start)
    }

    private func fileRange(_ range: SourceRange) -> PluginDiagnostic.Range {
      PluginDiagnostic.Range(
        fileName: location.fileName, startOffset: location.offset + range.start,
        endOffset: location.offset + range.end)
    }
  }
#endif
