/**
 * Holds an answer back while somebody is about to undo it: the focus or the pointer on the button asks for the longest time
 * in which it can be undone, and the button stays as long.
 */
function startUndo(): void {
	const button = document.querySelector<HTMLButtonElement>("[data-holds]");
	const form = button?.form;
	if (!button || !form) return;
	let isAsked = false;
	const hold = async () => {
		if (isAsked) return;
		isAsked = true;
		const body = new FormData();
		body.set("intent", "hold");
		body.set("event", button.dataset.holds ?? "");
		const response = await fetch(form.action, { method: "POST", body }).catch(() => null);
		if (response?.ok) button.dataset.held = "";
	};
	for (const type of ["focus", "pointerenter"]) button.addEventListener(type, hold);
	// The button has the focus already where the page comes from the browser's history.
	if (button.matches(":focus, :hover")) void hold();
}

startUndo();
