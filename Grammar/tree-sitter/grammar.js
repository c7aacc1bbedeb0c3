/** Queries in the syntax of cards. */
module.exports = require('./rules.js')({ name: 'filterquery', hasLists: false });
