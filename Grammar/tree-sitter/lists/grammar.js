/** Queries in the syntax of lists. */
module.exports = require('../rules.js')({ name: 'filterquery_lists', hasLists: true });
