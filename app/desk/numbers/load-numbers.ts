import * as z from "zod/mini";
import { getContent } from "#app/content/content.server.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { parseQuery } from "#app/desk/request/parse-form.ts";
import {
	DEFAULT_WEEKS,
	getAnswerRules,
	MAX_WEEKS,
	type Numbers,
} from "#app/desk/store/numbers-store.ts";
import { integer } from "#app/platform/http/form-fields.ts";
import { createNames } from "./numbers-csv.ts";

const numbersQuery = z.object({
	weeks: z.pipe(
		integer(DEFAULT_WEEKS, 1),
		z.transform((weeks) => Math.min(weeks, MAX_WEEKS)),
	),
});

/** Loads the numbers that the reader may see, the names of slugs and people, and the id of who sees themselves alone. */
export async function loadNumbers(context: DeskContext) {
	const { numbers, people: store } = await getDeskServices();
	const content = getContent();
	const { weeks } = parseQuery(context, numbersQuery);
	const [all, staff] = await Promise.all([
		numbers.load(weeks, getAnswerRules(content)),
		store.list(),
	]);
	const { id, role } = context.var.session.staff;
	const self = role === "owner" ? null : id;
	const people = self === null ? all.people : all.people.filter(({ name }) => name === self);
	const shown: Numbers = { ...all, people };
	return { weeks, self, numbers: shown, names: createNames(all, staff, content) };
}
