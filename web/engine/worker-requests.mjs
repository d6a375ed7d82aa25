// What a worker asks the page for while it starts: what the page has loaded or compiled long before.

/** In the worker. @param {string} what @returns {Promise<any>} undefined if the page has none */
export function askPage(what) {
  const { port1, port2 } = new MessageChannel();
  self.postMessage({ wants: what }, { transfer: [port2] });
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    port1.onmessageerror = () => resolve(undefined);
  });
}

/** In the page. @param {Worker} worker @param {Record<string, () => unknown>} answers by what is asked for */
export function answerWorker(worker, answers) {
  worker.addEventListener("message", async ({ data, ports: [port] }) => {
    if (!data?.wants || !port) return;
    const answer = await answers[data.wants]?.();
    port.postMessage(answer, answer instanceof ArrayBuffer ? [answer] : []);
  });
}
