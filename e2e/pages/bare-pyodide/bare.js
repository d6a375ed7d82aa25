new Worker("./worker.js", { type: "module" }).onmessage = () => {
  performance.mark("ready");
};
