// One import for an app: the model and the library that it is made of.

@_exported public import FilterQueryKit
