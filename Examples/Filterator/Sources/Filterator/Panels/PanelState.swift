/// What a panel shows of a query text.
public enum PanelState<Panel: FilterPanel>: Hashable, Sendable {
  /// All that the text says about the field.
  case wholly(Panel)
  /// Some of it; there is more in the text that the panel cannot show: `shoe>40 or name:mar`, two sizes at once, a
  /// negation.
  case partly(Panel)

  /// What is shown.
  public var panel: Panel {
    switch self {
    case .wholly(let panel), .partly(let panel): panel
    }
  }

  /// Whether the text says more about the field.
  public var saysMore: Bool {
    if case .partly = self { return true }
    return false
  }
}
