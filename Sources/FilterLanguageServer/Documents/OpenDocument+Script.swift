import FilterDocuments
import FilterLanguageService
import FilterLists
import FilterText

// Test scripts: queries with expectations, as `filterq test` runs them.
extension OpenDocument {
  /// The diagnostics of the script: its errors, and the expectations that the last run did not meet.
  func scriptDiagnostics(_ encoding: PositionEncoding, _ settings: ServerSettings) -> [LSP.Diagnostic] {
    guard let script else { return [] }
    var conversion = PositionConversion(self, encoding: encoding)
    var found = script.errors.map { ($0.range, $0.kind.id.name, $0.message) }
    for result in outcome?.results ?? [] {
      guard let failure = result.failure else { continue }
      found.append((result.range, "unmet-expectation", failure))
    }
    return found.compactMap { range, code, message in
      guard let severity = settings.severities[code] ?? .error else { return nil }
      return LSP.Diagnostic(
        range: conversion.range(range), severity: LSP.DiagnosticSeverity(severity), code: code,
        source: DiagnosticList.source, message: message)
    }
  }

  /// The text of the lens that runs a query of the script: what it expects, and whether the last run met that.
  func scriptTitle(ofQuery index: Int) -> String {
    guard let script, script.entries.indices.contains(index) else { return "run" }
    let count = max(1, script.entries[index].expectations.count)
    let expected = Counted.of(count, "expectation")
    guard let outcome else { return "run · \(expected)" }
    let results = outcome.results.filter { $0.entry == index }
    let failed = results.count { $0.failure != nil }
    if results.isEmpty { return "run · \(expected)" }
    return failed == 0 ? "passed · \(expected)" : "failed · \(Counted.grouped(failed)) of \(expected)"
  }
}

extension RequestContext {
  /// Runs a test script over the items of its list. The expectations that are not met become diagnostics, until the
  /// next edit. Returns what `filterq test` prints last.
  func test(_ document: OpenDocument) throws -> JSONValue {
    guard let script = document.script else {
      throw LSP.ResponseError(code: .invalidParams, message: "'\(document.uri)' is no test script")
    }
    try document.checkList()
    let resources = resources(of: document)
    let clock = ContinuousClock()
    let outcome = ScriptOutcome(
      script, file: document.uri, in: resources.items?.list, vocabulary: resources.vocabulary,
      measure: { clock.measure($0) })
    let isKept = server.state.withLock { state in
      guard state.documents[document.uri]?.version == document.version else { return false }
      state.documents[document.uri]?.outcome = outcome
      state.generation += 1
      return true
    }
    if isKept { server.publishAll() }
    let (failures, errors) = (outcome.failureCount, outcome.errorCount)
    let text = ScriptOutcome.summary(
      queries: script.entries.count, expectations: outcome.results.count, failures: failures, errors: errors)
    let params = LSP.ShowMessageParams(type: failures + errors == 0 ? .info : .warning, message: text)
    server.notify(LSP.ShowMessageNotification.self, params)
    return .string(text)
  }
}
