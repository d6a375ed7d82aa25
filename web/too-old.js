// For browsers without modules: written in what they understand.
var sentence = document.getElementById("too-old");
if (sentence) sentence.hidden = false;
