import FilterAnalysis
import FilterEvaluation
import FilterExplanation
import FilterParser
public import FilterSemantics
public import FilterText

/// The query text that all panels are bound to. It alone is the truth: a panel is read from it, and a panel that
/// changes changes it.
///
/// ```swift
/// var text = PanelText("mar (shoe>40 or blood:a)")
/// text.name.panel.text                     // mar
/// text.shoe                                // partly: there is more in the text than the panel can show
/// text.set(BloodPanel([.abNegative]))      // mar (shoe>40 or blood:a) blood:ab-
/// ```
public struct PanelText: Sendable {
  private var reading: TextReading

  /// Takes a text over.
  public init(_ text: String = "") { reading = TextReading(text) }

  /// The text.
  public var text: String { reading.query.source.description }

  /// The text with what the toolkit knows about it.
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

  /// Makes a panel show something else, by edits of the terms it owns and no others.
  ///
  /// Answers the edits, to be applied one after the other, each to the text the one before left. There is none where
  /// the panel shows that already. Nil, and no change, where the text has no room for another condition: where groups
  /// are nested as deep as the parser goes.
  @discardableResult
  public mutating func set<Panel: FilterPanel>(_ panel: Panel) -> [TextEdit]? {
    guard let change = PanelChange(of: reading, to: panel) else { return nil }
    reading = change.reading
    return change.edits
  }
}
