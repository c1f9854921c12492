/** Focuses the first control with an error, and opens the `<details>` around it. */
export function focusFirstError(
	form: HTMLFormElement | null,
	errors: Partial<Record<string, string>>,
): void {
	const control = [...(form?.elements ?? [])].find((one) => errors[one.getAttribute("name") ?? ""]);
	if (!(control instanceof HTMLElement)) return;
	const details = control.closest("details");
	if (details) details.open = true;
	control.focus();
}
