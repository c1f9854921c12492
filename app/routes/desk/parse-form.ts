import type { DeskContext } from "#app/desk/desk-env.ts";

const MAX_TEXT = 10_000;
/** Control characters but for line feeds and tabs. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/** The fields of a sent form, or of none: `get` returns a trimmed text, empty where there is none. */
export async function parseDeskForm(context: DeskContext) {
	const form = await context.req.formData().catch(() => new FormData());
	const clean = (value: unknown) =>
		typeof value === "string"
			? value.replaceAll("\r\n", "\n").replaceAll(CONTROLS, "").trim().slice(0, MAX_TEXT)
			: "";
	return {
		get: (name: string) => clean(form.get(name)),
		getAll: (name: string) => form.getAll(name).map(clean).filter(Boolean),
	};
}
