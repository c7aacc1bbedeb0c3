// The umbrella: `import FilterQueryKit` brings all libraries.

@_exported public import EmbeddedQueries
@_exported public import FilterAST
@_exported public import FilterAnalysis
@_exported public import FilterCompletion
@_exported public import FilterDocuments
@_exported public import FilterEvaluation
@_exported public import FilterExplanation
@_exported public import FilterLanguageService
@_exported public import FilterLexer
@_exported public import FilterParser
@_exported public import FilterPrinter
@_exported public import FilterRegex
@_exported public import FilterSQL
@_exported public import FilterSemantics
@_exported public import FilterText
@_exported public import FilterVocabulary
@_exported public import FuzzyMatching
@_exported public import ScryfallDialect
