import * as z from "zod/mini";
import { readArrival } from "#app/enquiries/arrival.ts";
import { readSource, toSourceName } from "#app/enquiries/enquiry.ts";

/** Where a visit came from; each is a short name, or empty where the link said nothing. */
export type Origin = { source: string; medium: string; campaign: string };

/** A page that was shown, as its browser tells. */
export type View = {
	/** As it was told: whether there is such a page is for others to find out. */
	path: string;
	/** Of a visit's first page; null of every later one. */
	origin: Origin | null;
};

const PATH_MAX = 700;
const HOST_MAX = 253;
const TOUCH_MAX = 1_000;
const LONGEST_CAMPAIGN = 80;
/** Stands for the number of an advertisement's click, which is not told. */
const CLICKED = "clicked";

const bodySchema = z.object({
	path: z.string().check(z.maxLength(PATH_MAX), z.regex(/^\/(?!\/)[\x21-\x7e]*$/)),
	from: z.optional(
		z.object({
			referrer: z._default(z.string().check(z.maxLength(HOST_MAX)), ""),
			/** The campaign's parameters, and the one by which an advertisement's link marks a click, without its value. */
			touch: z._default(z.string().check(z.maxLength(TOUCH_MAX)), ""),
		}),
	),
});

/** What the body of `POST /visits` says; null when it is not ours. */
export function readView(body: string): View | null {
	const { data } = bodySchema.safeParse(parseJson(body));
	if (!data) return null;
	const { path, from } = data;
	if (!from) return { path, origin: null };
	const touch = new URLSearchParams(from.touch);
	const read = (name: string) => touch.get(name) ?? "";
	for (const name of [...touch.keys()])
		if (!read(name) && !name.startsWith("utm_")) touch.set(name, CLICKED);
	const told = new Map([
		["referrer", from.referrer],
		["lastTouch", touch.toString()],
	]);
	return {
		path,
		origin: {
			// By the rules of an enquiry's source, so that the two can be set side by side.
			source: readSource(readArrival((name) => told.get(name) ?? "")),
			medium: toSourceName(read("utm_medium")),
			campaign: toSourceName(read("utm_campaign"), LONGEST_CAMPAIGN),
		},
	};
}

/** The name of an enquiry's campaign, as a visit's. */
export function toCampaignName(campaign: string): string {
	return toSourceName(campaign, LONGEST_CAMPAIGN);
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
