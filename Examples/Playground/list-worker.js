// Reads a file and searches its items away from the page, which stays quick. It gets the compiled module with the file,
// then questions, and answers each with its sequence number.
import { List, load } from './filterq.js';
import { facts } from './list-source.js';

let list = null;

onmessage = async ({ data }) => {
  const { sequence } = data;
  try {
    if (data.file) postMessage({ sequence, answer: await read(data) });
    else postMessage({ sequence, answer: list[data.method](...data.parameters) });
  } catch (error) {
    postMessage({ sequence, error: error instanceof Error ? error.message : String(error) });
  }
};

async function read({ module, file, name }) {
  const [bytes] = await Promise.all([file.arrayBuffer(), load(module)]);
  list = List.read(new Uint8Array(bytes), { name });
  return { ...facts(list), vocabulary: list.vocabulary };
}
