import { z } from "zod";

const LONGEST = 500;
/** The syntax of the site's paths: lower case, no empty segment, no trailing slash. */
const PATH = /^(\/[^\s/?#A-Z]+)+$/;
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
						"must be a path such as /old-page: lower case, no slash at the end, nothing after ? or #",
					)
					.describe("The old address, without the site's name, for instance: /old-page"),
				to: z
					.string()
					.trim()
					.max(LONGEST)
					.refine(
						(text) => TARGET.test(text) || URL.parse(text)?.protocol === "https:",
						"must be a path of this site such as /services/design, or begin with https://",
					)
					.describe(
						"The page that has it now, for instance: /services/design; or an https address",
					),
			}),
		)
		.max(20_000)
		.describe("Old and new addresses; the old ones lead to the new ones for good"),
});
export type Redirect = z.infer<typeof redirectsSchema>["redirects"][number];
