import Foundation

/// Tens of thousands of real names, when the shared folder is beside the checkout.
enum RealNames {
  /// The names; nil where the folder is not there.
  static let all: [String]? = {
    struct Catalog: Decodable { let values: [String] }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../shared/data/catalogs/card-names.json").standardizedFileURL
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(Catalog.self, from: data).values
  }()
}
