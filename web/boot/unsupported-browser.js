// Runs only in browsers without modules, so it is written in old JavaScript.
var sentence = document.getElementById("unsupported-browser");
if (sentence) sentence.hidden = false;
