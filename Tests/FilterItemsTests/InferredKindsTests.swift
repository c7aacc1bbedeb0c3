import FilterItems
import FilterVocabulary
import Foundation
import ListFiles
import Testing
import _FilterTestSupport

/// The kind that inference gives to each field of the sample lists, compared with what a person would choose.
@Suite struct InferredKindsTests {
  struct Expected: Decodable {
    struct Kind: Decodable {
      let kind: String
      var whole: Bool?
      var many: Bool?
    }

    let bare: String
    let fields: [String: Kind]
  }

  static let lists: [String: Expected] = {
    let text = (try? PackageFolder.text(of: "Examples/Lists/expected-kinds.json")) ?? "{}"
    return (try? JSONDecoder().decode([String: Expected].self, from: Data(text.utf8))) ?? [:]
  }()

  @Test func thereAreTenLists() { #expect(Self.lists.count == 10) }

  @Test func mostKindsMatchManualChoices() throws {
    var right = 0
    var all = 0
    for (name, expected) in Self.lists.sorted(by: { $0.key < $1.key }) {
      var sample = RecordSample()
      try sample.add(firstOf: ItemFile(PackageFolder.path(of: "Examples/Lists/\(name)")))
      let vocabulary = Vocabulary.inferred(from: sample, named: name)
      for (path, kind) in expected.fields.sorted(by: { $0.key < $1.key }) {
        all += 1
        let found = vocabulary.fieldID(spelled: path.lowercased()).map { vocabulary[$0] }
        if found.map({ Self.word($0) }) == Self.word(kind.kind) {
          right += 1
        } else {
          print("\(name): \(path): expected \(kind.kind), inferred \(found.map { $0.kind.rawValue } ?? "nothing")")
        }
      }
      #expect(vocabulary.nameField == expected.bare.lowercased(), "\(name)")
    }
    #expect(Double(right) >= 0.95 * Double(all), "\(right) of \(all)")
  }

  /// Kinds that search alike count as one: an open and a closed list of words.
  private static func word(_ kind: String) -> String {
    switch kind {
    case "decimal": "number"
    case "catalog", "ordered-enumeration": "enumeration"
    default: kind
    }
  }

  private static func word(_ field: Field) -> String { word(field.kind.rawValue) }
}
