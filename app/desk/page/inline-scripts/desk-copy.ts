/** Shows the buttons that copy a text, where the browser lets a page do so, and says on each that it is done. */
function startCopying(): void {
	if (!navigator.clipboard) return;
	for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
		const { copy = "", copied = "" } = button.dataset;
		button.hidden = false;
		button.addEventListener("click", async () => {
			await navigator.clipboard.writeText(copy);
			button.textContent = copied;
		});
	}
}

startCopying();
