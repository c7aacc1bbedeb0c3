import TerminalUI

/// Catalogs for a person.
package enum CatalogsPicture {
  /// `card-names        30284 entries`
  package static func line(_ name: String, _ count: Int, _ style: TerminalStyle, _ note: String = "") -> String {
    let name = CharacterWidth.visible(name)
    let padding = String(repeating: " ", count: max(1, 18 - CharacterWidth.of(name)))
    let number = String(count)
    let room = String(repeating: " ", count: max(0, 7 - number.utf8.count))
    return style.bold(name) + padding + room + number + (count == 1 ? " entry" : " entries")
      + (note.isEmpty ? "" : "  " + style.dim(CharacterWidth.visible(note)))
  }
}
