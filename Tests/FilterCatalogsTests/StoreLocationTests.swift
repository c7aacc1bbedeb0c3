import FilterCatalogs
import Testing

@Suite struct StoreLocationTests {
  @Test func theDataDirectoryOfTheEnvironment() {
    #expect(
      StoreLocation.standard(environment: ["XDG_DATA_HOME": "/data", "HOME": "/home/ada"])
        == "/data/filterq/catalogs.sqlite")
  }

  #if os(Linux)
    @Test func theHomeDirectoryWithoutOne() {
      let expected = "/home/ada/.local/share/filterq/catalogs.sqlite"
      #expect(StoreLocation.standard(environment: ["HOME": "/home/ada"]) == expected)
      // A relative path is to be ignored (XDG Base Directory Specification).
      #expect(StoreLocation.standard(environment: ["HOME": "/home/ada", "XDG_DATA_HOME": "data"]) == expected)
    }
  #endif
}
