/** Reads the fields of a form; of several values of one name the last one counts. */
export function readForm(form: HTMLFormElement | null): URLSearchParams {
	const fields = new URLSearchParams();
	for (const [name, value] of form ? new FormData(form) : [])
		if (typeof value === "string") fields.set(name, value);
	return fields;
}
