" For vim-lsp. ALE finds its part in ale_linters/ by itself; for coc.nvim see coc-settings.json.
autocmd User lsp_setup call lsp#register_server({
      \ 'name': 'filterq',
      \ 'cmd': ['filterq', 'lsp'],
      \ 'allowlist': ['filterquery'],
      \ 'workspace_config': {'filterq': {'style': 'canonical'}},
      \ })
