import FilterCompletion
import Foundation

/// One object of a JSON file, as far as catalogs are concerned.
struct ImportedObject: Decodable {
  /// An element of a list: a value, or something with a code and a name.
  enum Element: Decodable {
    case value(String)
    case entry(CatalogEntry)

    init(from decoder: any Decoder) throws {
      if let value = try? decoder.singleValueContainer().decode(String.self) {
        self = .value(value)
        return
      }
      let object = try decoder.container(keyedBy: Keys.self)
      let name = try object.decode(String.self, forKey: .name)
      let code = try object.decodeIfPresent(String.self, forKey: .code) ?? name
      let date = try object.decodeIfPresent(String.self, forKey: .released_at)
      self = .entry(CatalogEntry(code, title: code == name ? "" : name, popularity: ImportedObject.day(date)))
    }

    private enum Keys: String, CodingKey { case code, name, released_at }

    var entry: CatalogEntry {
      switch self {
      case .value(let value): CatalogEntry(value)
      case .entry(let entry): entry
      }
    }
  }

  let object: String?
  let uri: String?
  let values: [Element]?
  let data: [Element]?
  let asOf: String?
  let name: String?
  let code: String?
  let released_at: String?
  let edhrec_rank: Int?
  let artist: String?
  let set: String?
  let set_name: String?

  /// The elements of a list; nil where the object is none.
  var elements: [Element]? { values ?? data }

  /// `2024-02-09` as a number whose order is that of days; 0 for none.
  static func day(_ date: String?) -> Int { Int((date ?? "").filter { $0 != "-" }) ?? 0 }
}
