public import FilterText
public struct RenameTarget: Sendable { public var range: SourceRange; public var placeholder: String }
public struct RenameRefusal: Error { public var message: String }
extension DocumentSnapshot {
  public func prepareRename(at offset: Int) -> RenameTarget? { nil }
  public func rename(at offset: Int, to newText: String) throws(RenameRefusal) -> [TextEdit] {
    throw RenameRefusal(message: "")
  }
  public func references(at offset: Int) -> [SourceRange] { [] }
  public func definition(at offset: Int) -> SourceRange? { nil }
}
