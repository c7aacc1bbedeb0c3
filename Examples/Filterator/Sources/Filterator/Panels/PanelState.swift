/// What a panel shows of a query text.
public enum PanelState<Panel: FilterPanel>: Hashable, Sendable {
  /// The panel shows all conditions of the field.
  case wholly(Panel)
  /// The text has conditions of the field that the panel cannot show: `shoe>40 or name:mar`, two sizes at once, a
  /// negation.
  case partly(Panel)

  /// The panel that is shown.
  public var panel: Panel {
    switch self {
    case .wholly(let panel), .partly(let panel): panel
    }
  }

  /// Whether the text has conditions of the field that the panel does not show.
  public var saysMore: Bool {
    if case .partly = self { return true }
    return false
  }
}
