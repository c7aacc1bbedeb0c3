" For ALE: findings as you type, and with its commands hover, completion, renaming and code actions.
call ale#linter#Define('filterquery', {
      \ 'name': 'filterq',
      \ 'lsp': 'stdio',
      \ 'executable': 'filterq',
      \ 'command': '%e lsp',
      \ 'project_root': {buffer -> fnamemodify(bufname(buffer), ':p:h')},
      \ 'initialization_options': {'filterq': {'style': 'canonical'}},
      \ })
