// What users have, and what only the tests of this package need: one import for these.

@_exported public import FilterTestSupport
