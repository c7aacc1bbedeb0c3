" For vim-lsp. ALE loads ale_linters/ automatically; for coc.nvim see coc-settings.json.
autocmd User lsp_setup call lsp#register_server({
      \ 'name': 'filterq',
      \ 'cmd': ['filterq', 'lsp'],
      \ 'allowlist': ['filterquery'],
      \ 'workspace_config': {'filterq': {'style': 'tidy'}},
      \ })
