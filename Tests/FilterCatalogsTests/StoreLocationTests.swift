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

    /// A relative home would be a folder in the working folder.
    @Test(arguments: ["", ".", "home", "~", "./home"])
    func aHomeThatIsNoAbsolutePathIsNone(_ home: String) {
      for data in [nil, "", ".", "data"] {
        var environment = ["HOME": home]
        environment["XDG_DATA_HOME"] = data
        #expect(StoreLocation.standard(environment: environment) == nil)
        #expect(throws: StoreError.noDataDirectory) { try CatalogStore.standard(environment: environment) }
      }
    }

    @Test func withoutAHomeTheDatabaseOfUsersSaysWhereItIs() {
      let path = StoreLocation.standard(environment: [:])
      #expect(path.map { $0.hasPrefix("/") && $0.hasSuffix("/.local/share/filterq/catalogs.sqlite") } ?? true)
    }
  #endif
}
