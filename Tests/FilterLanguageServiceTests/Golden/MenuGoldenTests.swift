import FilterText
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

/// Whole menus of code actions at a caret `‸` or a selection `①…②`: each action, followed by the resulting document.
@Suite struct MenuGoldenTests {
  @Test(arguments: GoldenMenus.tables.keys.sorted())
  func menus(_ name: String) throws {
    let isAboutDocuments = name == "documents"
    try DocumentTable("menus-" + name, GoldenMenus.tables[name] ?? "").check { subject in
      let kinds = CodeActionKind.allCases.filter { isAboutDocuments || !$0.isAboutDocument }
      let probe = ActionProbe(subject, Set(kinds))
      return probe.actions.flatMap { action -> [String] in
        let after = probe.document.source.applying(action.edits)?.description ?? "refused"
        let lines = Drawing.lines(after)
        let result = lines.count == 1 ? ["  " + lines[0]] : lines.map { "  | " + $0 }
        return ["\(action.kind)\(action.isPreferred ? " *" : ""): \(action.title)"] + result
      }
    }
  }
}

/// The tables of ``MenuGoldenTests``.
enum GoldenMenus {
  static let tables: [String: String] = [
    "terms": terms, "groups": groups, "selections": selections, "documents": documents,
  ]
}
