import { getContent } from "#app/content/content.server.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { DEFAULT_WEEKS, MAX_WEEKS, type Numbers } from "#app/desk/store/numbers-store.ts";
import { createNames } from "./numbers-csv.ts";

/** Loads the numbers that the reader may see, and the names of slugs and people. */
export async function loadNumbers(context: DeskContext) {
	const { numbers, people } = await getDeskServices();
	const content = getContent();
	const weeks = parseWeeks(new URL(context.req.url).searchParams.get("weeks"));
	const [all, staff] = await Promise.all([
		numbers.load(weeks, content.site.openingHours),
		people.list(),
	]);
	const isOwner = context.var.session.staff.role === "owner";
	const shown: Numbers = { ...all, people: isOwner ? all.people : [] };
	return { weeks, numbers: shown, names: createNames(all, staff, content) };
}

function parseWeeks(text: string | null): number {
	const weeks = Number(text);
	return Number.isInteger(weeks) && weeks > 0 ? Math.min(weeks, MAX_WEEKS) : DEFAULT_WEEKS;
}
