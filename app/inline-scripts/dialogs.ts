/** Closes a dialog whose link was chosen, and does for browsers without invoker commands what these do. */
export function startDialogs(): void {
	addEventListener("click", (event) => {
		const target = event.target as Element;
		if (target.closest("dialog a")) target.closest("dialog")?.close();
		const button = target.closest("button[commandfor]");
		if (!button || "commandForElement" in button) return;
		const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
		if (!(dialog instanceof HTMLDialogElement)) return;
		if (button.getAttribute("command") === "close") dialog.close();
		else dialog.showModal();
	});
}
