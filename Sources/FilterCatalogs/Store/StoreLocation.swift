import Foundation

/// Where the store is when nobody says where.
public enum StoreLocation {
  /// The file in the platform's data directory: `$XDG_DATA_HOME/filterq/catalogs.sqlite`, or `~/.local/share/…` without
  /// that variable; on Apple platforms in Application Support. Nothing is made.
  public static func standard() -> String { standard(environment: ProcessInfo.processInfo.environment) }

  /// The same for an environment that is given.
  public static func standard(environment: [String: String]) -> String {
    directory(environment).appending(path: "filterq").appending(path: "catalogs.sqlite").path
  }

  private static func directory(_ environment: [String: String]) -> URL {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return URL(filePath: data) }
    #if canImport(Darwin)
      return URL.applicationSupportDirectory
    #else
      let home = environment["HOME"].map { URL(filePath: $0) } ?? FileManager.default.homeDirectoryForCurrentUser
      return home.appending(path: ".local").appending(path: "share")
    #endif
  }
}
