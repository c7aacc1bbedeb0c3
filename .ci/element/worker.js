import { load, Toolkit } from './filterq.js';

onmessage = async ({ data }) => {
  await load(data.module);
  postMessage(new Toolkit().explain(data.text).explanation);
};
