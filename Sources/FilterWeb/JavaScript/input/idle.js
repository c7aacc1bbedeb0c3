/** Does work when the page has nothing else to do, in a second at most. */
export const whenIdle = globalThis.requestIdleCallback
  ? (work) => requestIdleCallback(work, { timeout: 1000 }) : (work) => setTimeout(work, 200);
