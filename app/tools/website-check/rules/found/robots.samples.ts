import type { Answer } from "../../visit/visit.ts";
import { createAnswer, ORIGIN, type Samples } from "../sample-visit.ts";

const robots = (text: string, more: Partial<Answer> = {}) => ({
	robots: createAnswer("/robots.txt", { status: 200, text, ...more }),
});
const at = [`${ORIGIN}/robots.txt`];

export const samples: Samples = {
	sound: [
		{ is: "a part that is forbidden" },
		{ is: "none", visit: robots("", { status: 404 }) },
		{ is: "one that programs may not read", visit: robots("", { status: 403 }) },
		{ is: "an empty one", visit: robots("") },
		{ is: "an empty rule", visit: robots("User-agent: *\nDisallow:\n") },
		{ is: "a web page", visit: robots("<!doctype html>\nUser-agent: *\nDisallow: /") },
		{
			is: "other crawlers",
			visit: robots("User-agent: GPTBot\nUser-agent: AhrefsBot\nDisallow: /\n"),
		},
		{
			is: "all but search engines",
			visit: robots(
				"User-agent: *\nDisallow: /\n\nUser-agent: googlebot\nUser-agent: bingbot\nDisallow: /cart\n",
			),
		},
		{
			is: "WordPress",
			visit: robots("User-agent: *\r\nDisallow: /wp-admin/\r\nAllow: /wp-admin/admin-ajax.php\r\n"),
		},
		{
			is: "everything forbidden, and permitted again",
			visit: robots("User-agent: *\nDisallow: /\nAllow: /\n"),
		},
		{ is: "queries", visit: robots("User-agent: *\nDisallow: /*?\nDisallow: /*.pdf$\n") },
		{ is: "a rule that is commented out", visit: robots("User-agent: *\n# Disallow: /\n") },
		{ is: "a rule without a crawler", visit: robots("Disallow: /\n") },
	],
	skipped: [{ is: "no answer", visit: robots("", { status: 0, fault: "ECONNRESET" }) }],
	faulty: [
		{
			is: "everything, for all",
			visit: robots("User-agent: *\nDisallow: /\n"),
			values: { kind: "both", status: 200 },
			at,
		},
		{
			is: "upper case, a BOM and a comment",
			visit: robots("\uFEFFUSER-AGENT: *\nDISALLOW: / # for now"),
			values: { kind: "both", status: 200 },
			at,
		},
		{
			is: "everything by a wildcard, but for a script",
			visit: robots("User-agent: *\nDisallow: /*\nAllow: /wp-admin/admin-ajax.php"),
			values: { kind: "both", status: 200 },
			at,
		},
		{
			is: "Google alone",
			visit: robots("User-agent: Googlebot\nDisallow: /\n\nUser-agent: *\nAllow: /\n"),
			values: { kind: "google", status: 200 },
			at,
		},
		{
			is: "Bing alone",
			visit: robots("User-agent: bingbot\nDisallow: /\n"),
			values: { kind: "bing", status: 200 },
			at,
		},
		{
			is: "an error",
			visit: robots("", { status: 503 }),
			values: { kind: "error", status: 503 },
			at,
		},
	],
};
