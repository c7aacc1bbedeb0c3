-- Neovim 0.11 or later. Copy to ~/.config/nvim/plugin/filterq.lua.
vim.filetype.add({ extension = { filterq = 'filterquery' } })

vim.lsp.config('filterq', {
  cmd = { 'filterq', 'lsp' },
  -- In the other languages, the queries in them are served.
  filetypes = { 'filterquery', 'markdown', 'yaml', 'json', 'jsonc', 'swift' },
  root_markers = { '.git' },
  settings = { filterq = { style = 'tidy' } }, -- all settings: ../README.md
})
vim.lsp.enable('filterq')

-- A '#' at the start of a line or after white space begins a comment.
vim.api.nvim_create_autocmd('FileType', {
  pattern = 'filterquery',
  callback = function()
    vim.bo.commentstring = '# %s'
    pcall(vim.treesitter.start) -- colors before the server has started, if the parser is installed: ../README.md
  end,
})
