// The support that users have, beside what only the tests of this package need: one import for these.

@_exported public import FilterTestSupport
