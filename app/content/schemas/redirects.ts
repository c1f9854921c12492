import { z } from "zod";
import { toOldPath } from "#app/content/old-path.ts";

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
			z.strictObject({
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
					.describe(
						"The old address, without the site's name, for instance: /old-page or /über-uns",
					),
				to: z
					.string()
					.trim()
					.max(LONGEST)
					.refine(
						(text) => TARGET.test(text) || URL.parse(text)?.protocol === "https:",
						"must be a path of this site such as /services/design, or begin with https://",
					)
					.overwrite(encode)
					.describe(
						"The page that has it now, for instance: /services/design; or an https address",
					),
			}),
		)
		.max(20_000)
		.describe("Old and new addresses; the old ones lead to the new ones for good"),
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
