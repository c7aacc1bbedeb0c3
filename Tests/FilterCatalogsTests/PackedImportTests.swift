import Foundation
import Testing

@testable import FilterCatalogs

/// Files packed with gzip, as catalogs. What the unpacking itself does is under test in `PackedFilesTests`.
@Suite struct PackedImportTests {
  /// Packs with the program, where the machine has it.
  static func packed(_ bytes: [UInt8]) throws -> [UInt8]? {
    let folder = try TemporaryFolder()
    let path = try folder.write("plain", bytes)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", path]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (try? Data(contentsOf: URL(filePath: path + ".gz"))).map { Array($0) }
  }

  @Test func aFileOfNamesMayBePacked() throws {
    let folder = try TemporaryFolder()
    guard let packed = try Self.packed(Array("Ember Lantern\nReed Hut\n".utf8)) else { return }
    var gathered = CatalogImport()
    try gathered.read(try folder.write("card-names.txt.gz", packed))
    #expect(gathered.blobs().map { CatalogImportTests.picture($0) } == ["card-names: Ember Lantern, Reed Hut"])
    let cut = try folder.write("cut.gz", Array(packed.dropLast(3)))
    let failure = #expect(throws: CatalogImport.Failure.self) { try gathered.read(cut) }
    #expect(failure?.message.contains("is damaged near byte") == true)
  }
}
