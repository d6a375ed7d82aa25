new Worker("./worker.js", { type: "module" }).onmessage = () => {
  document.documentElement.dataset.ready = "";
};
