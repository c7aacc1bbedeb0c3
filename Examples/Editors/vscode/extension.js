// Starts 'filterq lsp' with the first query document and passes the settings to it.
const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

exports.activate = () => {
  const settings = workspace.getConfiguration('filterq');
  client = new LanguageClient('filterq', 'Filter Query', { command: settings.get('path'), args: ['lsp'] }, {
    documentSelector: [{ language: 'filterquery' }],
    initializationOptions: { filterq: settings },
    synchronize: { configurationSection: 'filterq' },
  });
  return client.start();
};

exports.deactivate = () => client?.stop();
