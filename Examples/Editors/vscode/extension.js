// Starts 'filterq lsp' with the first document that may have queries, and passes the settings to it.
const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

// Query documents, cells of notebooks, and the languages in which queries are embedded.
const languages = ['filterquery', 'markdown', 'yaml', 'json', 'jsonc', 'swift'];

let client;

exports.activate = () => {
  const settings = workspace.getConfiguration('filterq');
  client = new LanguageClient('filterq', 'Filter Query', { command: settings.get('path'), args: ['lsp'] }, {
    documentSelector: languages.map((language) => ({ language })),
    initializationOptions: { filterq: settings },
    synchronize: { configurationSection: 'filterq' },
  });
  return client.start();
};

exports.deactivate = () => client?.stop();
