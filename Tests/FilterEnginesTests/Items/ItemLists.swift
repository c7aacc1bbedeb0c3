import FilterEngines
import FilterItems
import FilterSQL
import FilterVocabulary
import Foundation
import ListFiles

/// Files of items, and databases of them.
enum ItemLists {
  static func file(_ text: String, _ name: String, in folder: ScratchFolder) throws -> ItemFile {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file(name)))
    return ItemFile(folder.file(name))
  }

  static func vocabulary(_ file: ItemFile) throws -> Vocabulary {
    try Vocabulary.inferred(from: ItemSource(path: file.path), named: "list")
  }

  /// The items of files in an engine.
  static func written(
    _ files: [ItemFile], _ vocabulary: Vocabulary, _ engine: TestedEngine = .sqlite, in folder: ScratchFolder
  ) throws -> (items: EngineItems, damage: [ItemDamage], connection: any EngineConnection) {
    var damage: [ItemDamage] = []
    let connection = try engine.list(in: folder.path) { makeWriter in
      damage = try EngineItems.write(files, vocabulary, named: "list", makeWriter).damage
    }
    return (try EngineItems(connection, EngineList.about(connection)), damage, connection)
  }
}
