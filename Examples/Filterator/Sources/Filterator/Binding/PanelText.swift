import FilterAnalysis
import FilterEvaluation
import FilterExplanation
import FilterParser
public import FilterSemantics
public import FilterText

/// The query text that all panels are bound to. It is the source of truth: panels are read from it, and setting a panel
/// edits it.
///
/// ```swift
/// var text = PanelText("mar (shoe>40 or blood:a)")
/// text.name.panel.text                     // mar
/// text.shoe                                // partly: there is more in the text than the panel can show
/// text.set(BloodPanel([.abNegative]))      // mar (shoe>40 or blood:a) blood:ab-
/// ```
public struct PanelText: Sendable {
  private var reading: TextReading

  /// Parses a text.
  public init(_ text: String = "") { reading = TextReading(text) }

  /// The text.
  public var text: String { reading.query.source.description }

  /// The analyzed query.
  public var query: AnalyzedQuery { reading.query }

  /// The search field for names.
  public var name: PanelState<NamePanel> { state() }
  /// The range of shoe sizes.
  public var shoe: PanelState<ShoePanel> { state() }
  /// The boxes of blood types.
  public var blood: PanelState<BloodPanel> { state() }
  /// The range of years of birth.
  public var born: PanelState<BornPanel> { state() }

  /// What a panel shows of the text. Linear in the text.
  public func state<Panel: FilterPanel>(_: Panel.Type = Panel.self) -> PanelState<Panel> {
    reading.shown(Panel.self).state
  }

  /// Sets what a panel shows, by edits of only the terms that it owns.
  ///
  /// Returns the edits, to be applied one after the other, each to the result of the one before. They are empty if the
  /// panel shows that already. Returns nil, without a change, if the text cannot take another condition because its
  /// groups are nested up to the limit of the parser.
  @discardableResult
  public mutating func set<Panel: FilterPanel>(_ panel: Panel) -> [TextEdit]? {
    guard let change = PanelChange(of: reading, to: panel) else { return nil }
    reading = change.reading
    return change.edits
  }
}
