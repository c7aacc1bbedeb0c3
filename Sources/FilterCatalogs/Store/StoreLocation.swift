import Foundation

/// Where the store is unless a path is given.
public enum StoreLocation {
  /// The file in the platform's data folder: `$XDG_DATA_HOME/filterq/catalogs.sqlite`, or `~/.local/share/…` without that
  /// variable; on Apple platforms in Application Support. Nothing is made.
  ///
  /// Nil where there is no such folder: `HOME` is set to something that is not an absolute path. A relative path would be one
  /// in the working folder, which is no place for what a person typed.
  public static func standard() -> String? { standard(environment: ProcessInfo.processInfo.environment) }

  /// The same for an environment that is given. Without `HOME` the database of users says where the home is.
  public static func standard(environment: [String: String]) -> String? {
    directory(environment)?.appending(path: "filterq").appending(path: "catalogs.sqlite").path
  }

  private static func directory(_ environment: [String: String]) -> URL? {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return URL(filePath: data) }
    #if canImport(Darwin)
      return URL.applicationSupportDirectory
    #else
      guard let home = environment["HOME"] ?? homeOfUser, home.hasPrefix("/") else { return nil }
      return URL(filePath: home).appending(path: ".local").appending(path: "share")
    #endif
  }

  #if !canImport(Darwin)
    private static var homeOfUser: String? {
      guard let entry = getpwuid(geteuid()), let home = entry.pointee.pw_dir else { return nil }
      return String(cString: home)
    }
  #endif
}
