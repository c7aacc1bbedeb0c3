import Foundation
import Testing

/// What the products offer is written down, so that a change of it is a line in review.
///
/// `FILTERQ_RECORD=Tests/HouseTests/Interfaces swift test --filter PublicInterfaceTests` writes the listings again.
@Suite struct PublicInterfaceTests {
  private static let folder = "Tests/HouseTests/Interfaces"

  /// The libraries of the manifest.
  private static func products() throws -> [String] {
    let manifest = try Repository.text(of: "Package.swift")
    let list = try #require(manifest.firstMatch(of: /products: \[([^\]]*)\]/))
    return list.1.matches(of: /"(\w+)"/).map { String($0.1) } + ["FilterCatalogs"]
  }

  @Test func everyPublicDeclarationIsListed() throws {
    let products = try Self.products()
    #expect(products.count > 20)
    for product in products {
      let found = try PublicInterface(ofFilesIn: "Sources/\(product)").lines
      let path = "\(Self.folder)/\(product).txt"
      if let record = ProcessInfo.processInfo.environment["FILTERQ_RECORD"] {
        let file = URL(filePath: record).appending(path: "\(product).txt")
        try Data((found.joined(separator: "\n") + "\n").utf8).write(to: file)
        continue
      }
      let listed = Repository.exists(path) ? try Repository.lines(of: path).dropLast() : []
      let (missing, gone) = (Set(found).subtracting(listed), Set(listed).subtracting(found))
      #expect(missing.isEmpty && gone.isEmpty, "\(path)\n\(Self.difference(missing, gone))")
    }
    let files = Repository.files(in: Self.folder) { $0.hasSuffix(".txt") }
    #expect(Set(files) == Set(products.map { "\(Self.folder)/\($0).txt" }))
  }

  private static func difference(_ missing: Set<String>, _ gone: Set<String>) -> String {
    (gone.sorted().map { "- " + $0 } + missing.sorted().map { "+ " + $0 }).joined(separator: "\n")
  }

  @Test func declarationsAreReadWithTheirTypes() {
    let lines = PublicInterface(
      of: """
        public enum Side: Hashable {
          case left, right
          private case hidden
          /// A number.
          public static let count = 2
          package var width: Int { 3 }
        }
        extension Side {
          public init?(
            named name: String, or other: Side = .left
          ) throws(Failure) {
            print("public")
          }
          struct Inner { var x: [Int] = [] }
        }
        public protocol Turning {
          associatedtype Angle
          func turn(by angle: Angle) -> Self
        }
        """
    ).lines
    #expect(
      lines == [
        "Side › case left, right", "Side › public init?(named name: String, or other: Side = .left) throws(Failure)",
        "Side › public static let count", "Turning › associatedtype Angle",
        "Turning › func turn(by angle: Angle) -> Self",
        "public enum Side: Hashable", "public protocol Turning",
      ])
  }
}
