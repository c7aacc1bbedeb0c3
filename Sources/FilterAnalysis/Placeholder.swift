import FilterAST
