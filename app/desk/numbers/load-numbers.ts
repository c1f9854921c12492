import * as z from "zod/mini";
import { getContent } from "#app/content/content.server.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { parseQuery } from "#app/desk/request/parse-form.ts";
import { DEFAULT_WEEKS, MAX_WEEKS, type Numbers } from "#app/desk/store/numbers-store.ts";
import { integer } from "#app/platform/http/form-fields.ts";
import { createNames } from "./numbers-csv.ts";

const numbersQuery = z.object({
	weeks: z.pipe(
		integer(DEFAULT_WEEKS, 1),
		z.transform((weeks) => Math.min(weeks, MAX_WEEKS)),
	),
});

/** Loads the numbers that the reader may see, and the names of slugs and people. */
export async function loadNumbers(context: DeskContext) {
	const { numbers, people } = await getDeskServices();
	const content = getContent();
	const { weeks } = parseQuery(context, numbersQuery);
	const [all, staff] = await Promise.all([
		numbers.load(weeks, content.site.openingHours),
		people.list(),
	]);
	const isOwner = context.var.session.staff.role === "owner";
	const shown: Numbers = { ...all, people: isOwner ? all.people : [] };
	return { weeks, numbers: shown, names: createNames(all, staff, content) };
}
