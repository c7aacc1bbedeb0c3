// The state of the page in the fragment of its address: `#q=t%3Aelf&list=songs`. A fragment is never sent to a server.

/** A query that is longer is not written into the address: browsers and chat programs cut long ones. */
export const maximumLength = 8_000;

/** The characters that may stand unescaped in a fragment, and make it readable. */
const readable = /%(?:3A|2F|2C|3D|40)/g;

/** The fragment for a query over a list; empty if the query is too long to be shared. */
export function encodeFragment({ query, list }) {
  const text = wellFormed(query);
  if (text.length > maximumLength) return '';
  const encoded = encodeURIComponent(text).replace(readable, decodeURIComponent);
  const suffix = list && list !== 'cards' ? `&list=${encodeURIComponent(list)}` : '';
  return `#q=${encoded}${suffix}`;
}

/** The query and the list of a fragment; null if it has no query. Broken escapes are taken as they stand. */
export function decodeFragment(fragment) {
  let query = null;
  let list = 'cards';
  for (const part of fragment.replace(/^#/, '').split('&')) {
    const sign = part.indexOf('=');
    if (sign < 0) continue;
    const value = decoded(part.slice(sign + 1));
    if (part.slice(0, sign) === 'q') query = value.slice(0, maximumLength);
    if (part.slice(0, sign) === 'list' && /^[a-z]{1,20}$/.test(value)) list = value;
  }
  return query === null ? null : { query: query.replace(/[\r\n]+/g, ' '), list };
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The text without lone surrogates, which cannot be encoded. */
function wellFormed(text) {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
}
