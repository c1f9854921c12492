import * as z from "zod/mini";
import { getSource, parseAttribution, toSourceName } from "#app/platform/attribution.ts";

/** The source of a visit in short names, empty for unknown. */
export type Origin = { source: string; medium: string; campaign: string };

export type View = {
	/** A path that is not checked: there may be no such page. */
	path: string;
	/** The origin, for the first page of a visit; null for later ones. */
	origin: Origin | null;
};

const MAX_PATH = 700;
const MAX_HOST = 253;
const MAX_TOUCH = 1_000;
const MAX_CAMPAIGN = 80;
/** The value in place of the id of an advertisement's click, which browsers do not send. */
const CLICKED = "clicked";

export const pathSchema = z
	.string()
	.check(z.maxLength(MAX_PATH), z.regex(/^\/(?!\/)[\x21-\x7e]*$/));

const bodySchema = z.object({
	path: pathSchema,
	from: z.optional(
		z.object({
			referrer: z._default(z.string().check(z.maxLength(MAX_HOST)), ""),
			/** The query of the campaign's parameters, and of the click id without its value. */
			touch: z._default(z.string().check(z.maxLength(MAX_TOUCH)), ""),
		}),
	),
	/** A message that reports the speed is no view: speed-message.ts. */
	speed: z.optional(z.never()),
});

/** Parses the body of `POST /visits`. Returns null when it is invalid. */
export function parseView(body: string): View | null {
	const { data } = bodySchema.safeParse(parseJson(body));
	if (!data) return null;
	const { path, from } = data;
	if (!from) return { path, origin: null };
	const touch = new URLSearchParams(from.touch);
	const get = (name: string) => touch.get(name) ?? "";
	for (const name of [...touch.keys()])
		if (!get(name) && !name.startsWith("utm_")) touch.set(name, CLICKED);
	const fields = new Map([
		["referrer", from.referrer],
		["lastTouch", touch.toString()],
	]);
	return {
		path,
		origin: {
			// Sources are named as for enquiries, so that reports can compare the two.
			source: getSource(parseAttribution((name) => fields.get(name) ?? "")),
			medium: toSourceName(get("utm_medium")),
			campaign: toCampaignName(get("utm_campaign")),
		},
	};
}

export function toCampaignName(campaign: string): string {
	return toSourceName(campaign, MAX_CAMPAIGN);
}

export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
