// The button that prints a page. Without scripts the browser's own menu does.
const button = document.getElementById("print");
button.hidden = false;
button.addEventListener("click", () => print());
