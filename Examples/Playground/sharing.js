// Links: the state of the page is in the fragment of its address.
import { decodeFragment, encodeFragment } from './fragment.js';
import { copy } from './statements.js';

/** Lets links be copied and followed. Returns the state of the address that the page was opened with, or null. */
export function connectSharing(page) {
  document.getElementById('share').addEventListener('click', () => {
    const fragment = encodeFragment({ query: page.query, list: page.list });
    if (!fragment) return page.tell('This query is too long for a link.');
    const address = new URL(location.href);
    address.hash = fragment;
    const note = page.list === 'own' ? 'Link (without your file)' : 'Link';
    copy(address.href, note, page);
  });
  addEventListener('hashchange', () => {
    const state = decodeFragment(location.hash);
    if (state && (state.query !== page.query || state.list !== page.list)) page.show(state);
  });
  return decodeFragment(location.hash);
}

let written = '';

/** Writes a state into the address, without a new entry in the history of the browser. */
export function writeAddress(state) {
  const fragment = encodeFragment(state);
  if (fragment === written) return;
  written = fragment;
  history.replaceState(null, '', fragment || location.pathname + location.search);
}
