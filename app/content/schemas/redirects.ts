import { z } from "zod";
import { toOldPath } from "#app/content/old-path.ts";
import { group } from "./text.ts";

const LONGEST = 500;
/** The syntax of an old path: no empty segment, no trailing slash. */
const PATH = /^(\/[^\s/?#]+)+$/;
/** The base by which a path of this site is parsed. */
const HERE = "https://here.invalid";
const TARGET = /^(\/|(\/[^\s/?#A-Z]+)+)(#[^\s#]+)?$/;

/** The schema of `content/redirects.yaml`: the former addresses of the site. */
export const redirectsSchema = z.strictObject({
	redirects: z
		.array(
			group("Moved address", {
				from: z
					.string()
					.trim()
					.max(LONGEST)
					.regex(
						PATH,
						"must be a path such as /old-page: no slash at the end, nothing after ? or #",
					)
					.refine(isEncoded, "has a % that encodes no letter; a percent sign itself is written %25")
					.overwrite(toOldPath)
					.meta({
						title: "Old address",
						description: "Without the name of the site, such as /old-page or /über-uns",
					}),
				to: z
					.string()
					.trim()
					.max(LONGEST)
					.refine(
						(text) => TARGET.test(text) || URL.parse(text)?.protocol === "https:",
						"must be a path of this site such as /services/design, or begin with https://",
					)
					.overwrite(encode)
					.meta({
						title: "New address",
						description:
							"Where visitors find it now: a page of this site such as /services/design, or an address that begins with https",
					}),
			}),
		)
		.max(20_000)
		.meta({
			title: "Moved addresses",
			description:
				"Visitors and search engines that come to an old address are led to the new one for good",
		}),
});
export type Redirect = z.infer<typeof redirectsSchema>["redirects"][number];

/** Returns whether each percent sign encodes a byte; the letters may be in UTF-8 or Latin-1. */
function isEncoded(path: string): boolean {
	return !/%(?![\da-f]{2})/i.test(path);
}

/** Encodes what a header cannot hold; a path of this site stays one. */
function encode(target: string): string {
	const url = URL.parse(target, HERE);
	if (!url) return target;
	return url.origin === HERE ? url.pathname.toLowerCase() + url.hash : url.href;
}
