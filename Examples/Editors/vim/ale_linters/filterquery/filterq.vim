" For ALE: diagnostics while you type, and hover, completion, renaming and code actions with its commands.
call ale#linter#Define('filterquery', {
      \ 'name': 'filterq',
      \ 'lsp': 'stdio',
      \ 'executable': 'filterq',
      \ 'command': '%e lsp',
      \ 'project_root': {buffer -> fnamemodify(bufname(buffer), ':p:h')},
      \ 'initialization_options': {'filterq': {'style': 'tidy'}},
      \ })
