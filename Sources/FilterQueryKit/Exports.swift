// The umbrella: `import FilterQueryKit` brings all libraries.

@_exported public import FilterAST
@_exported public import FilterLexer
@_exported public import FilterParser
@_exported public import FilterPrinter
@_exported public import FilterText
