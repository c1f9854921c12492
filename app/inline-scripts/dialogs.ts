/** Closes a dialog after a click on a link in it. Opens and closes it in browsers without invoker commands. */
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
