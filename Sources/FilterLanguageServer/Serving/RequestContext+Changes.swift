import EmbeddedQueries
import FilterLanguageService
import FilterText

// Code actions, renaming and formatting.
extension RequestContext {
  func codeActions(_ params: LSP.CodeActionParams) throws -> [LSP.CodeActionOrCommand]? {
    let document = try document(params.textDocument)
    // Without both, the client could not apply the edits of an action or of a command.
    guard client.takesActions || client.appliesEdits else { return [] }
    var conversion = conversion(document)
    // Actions about the whole document are offered only on request: editors run them on save.
    let kinds =
      params.context.only.map { only in
        only.reduce(into: Set<CodeActionKind>()) { $0.formUnion(CodeActionKind.kinds(under: $1)) }
      } ?? Set(CodeActionKind.allCases.filter { !$0.isAboutDocument })
    let actions = document.snapshot.codeActions(in: conversion.bytes(params.range), kinds: kinds)
    return actions.map { action in
      if !client.takesActions {
        let edit = (try? MessageCoding.value(workspaceEdit(document, edits: action.edits))) ?? .null
        return .command(
          LSP.Command(
            title: action.title, command: ServedCommand.apply.rawValue, arguments: [.string(action.title), edit]))
      }
      return .action(
        LSP.CodeAction(
          title: action.title, kind: action.kind.name,
          diagnostics: action.diagnostic.map { [diagnostic($0, of: document, conversion: &conversion)] },
          isPreferred: action.isPreferred ? true : nil, edit: workspaceEdit(document, edits: action.edits)))
    }
  }

  private func diagnostic(
    _ diagnostic: Diagnostic, of document: OpenDocument, conversion: inout PositionConversion
  ) -> LSP.Diagnostic {
    let severities = settings(of: document).severities
    return LSP.Diagnostic(
      range: conversion.range(diagnostic.range),
      severity: LSP.DiagnosticSeverity((severities[diagnostic.id.name] ?? nil) ?? diagnostic.severity),
      code: diagnostic.id.name, source: DiagnosticList.source, message: diagnostic.message)
  }

  func prepareRename(_ params: LSP.TextDocumentPositionParams) throws -> LSP.PrepareRenameResult? {
    let document = try document(params.textDocument)
    var conversion = conversion(document)
    guard let target = document.snapshot.prepareRename(at: conversion.offset(params.position)) else { return nil }
    return LSP.PrepareRenameResult(range: conversion.range(target.range), placeholder: target.placeholder)
  }

  func rename(_ params: LSP.RenameParams) throws -> LSP.WorkspaceEdit? {
    let document = try document(params.textDocument)
    let offset = conversion(document).offset(params.position)
    do throws(RenameRefusal) {
      return workspaceEdit(document, edits: try document.snapshot.rename(at: offset, to: params.newName))
    } catch {
      throw LSP.ResponseError(code: .requestFailed, message: error.message)
    }
  }

  func formatting(_ params: LSP.DocumentFormattingParams) throws -> [LSP.TextEdit]? {
    let document = try document(params.textDocument)
    var conversion = conversion(document)
    return conversion.edits(document.snapshot.formattingEdits(options: formatting(params.options, document)))
  }

  func rangeFormatting(_ params: LSP.DocumentRangeFormattingParams) throws -> [LSP.TextEdit]? {
    let document = try document(params.textDocument)
    var conversion = conversion(document)
    let range = conversion.bytes(params.range)
    return conversion.edits(document.snapshot.formattingEdits(in: range, options: formatting(params.options, document)))
  }

  func rangesFormatting(_ params: LSP.DocumentRangesFormattingParams) throws -> [LSP.TextEdit]? {
    let document = try document(params.textDocument)
    var conversion = conversion(document)
    let ranges = params.ranges.filter { conversion.touches($0) }.map { conversion.bytes($0) }
    return conversion.edits(
      document.snapshot.formattingEdits(in: ranges, options: formatting(params.options, document)))
  }

  func onTypeFormatting(_ params: LSP.DocumentOnTypeFormattingParams) throws -> [LSP.TextEdit]? {
    let document = try document(params.textDocument)
    var conversion = conversion(document)
    let offset = conversion.offset(params.position)
    return conversion.edits(
      document.snapshot.formattingEdits(onTyping: params.ch, at: offset, options: formatting(params.options, document)))
  }

  /// The options of the editor, completed by the settings.
  private func formatting(_ options: LSP.FormattingOptions, _ document: OpenDocument) -> FormattingOptions {
    let settings = settings(of: document)
    var result = FormattingOptions()
    result.style = settings.style
    result.lineWidth = settings.lineWidth
    let width = settings.indentation > 0 ? settings.indentation : options.tabSize ?? 4
    let hasSpaces = settings.indentation > 0 || options.insertSpaces ?? true
    result.indentation = hasSpaces ? String(repeating: " ", count: min(max(width, 1), 16)) : "\t"
    result.trimsTrailingWhitespace = options.trimTrailingWhitespace ?? true
    result.insertsFinalNewline = options.insertFinalNewline ?? false
    result.trimsFinalNewlines = options.trimFinalNewlines ?? false
    return document.place.map { result.embedded(canBreakLines: $0.query.canBreakLines) } ?? result
  }
}
