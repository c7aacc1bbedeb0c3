import Testing
import _FilterTestSupport

@testable import FilterCatalogs

/// Files packed with gzip, as catalogs. Unpacking itself is tested in `PackedFileTests`.
@Suite(.enabled(if: PackingTool.hasGzip, "gzip is missing")) struct PackedImportTests {
  @Test func aFileOfNamesMayBePacked() throws {
    let folder = try TemporaryFolder()
    let packed = try #require(try PackingTool.gzip(Array("Ember Lantern\nReed Hut\n".utf8)))
    var gathered = CatalogImport()
    try gathered.read(try folder.write("card-names.txt.gz", packed))
    #expect(gathered.blobs().map { CatalogImportTests.picture($0) } == ["card-names: Ember Lantern, Reed Hut"])
    let cut = try folder.write("cut.gz", Array(packed.dropLast(3)))
    let failure = #expect(throws: CatalogImport.Failure.self) { try gathered.read(cut) }
    #expect(failure?.message.contains("is damaged near byte") == true)
  }
}
