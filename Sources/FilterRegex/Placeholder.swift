import FilterText
