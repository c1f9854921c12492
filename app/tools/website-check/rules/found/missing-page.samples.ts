import type { Answer } from "../../visit/visit.ts";
import { createAnswer, ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

const PATH = "/no-such-page-of-this-website";
const missing = (more: Partial<Answer>) => ({ missing: createAnswer(PATH, more) });
const at = [ORIGIN + PATH];

export const samples: Samples = {
	sound: [
		{ is: "404" },
		{ is: "404 with the look of the website", visit: missing({ text: SOUND }) },
		{ is: "410", visit: missing({ status: 410 }) },
		{ is: "403", visit: missing({ status: 403 }) },
		{
			is: "200 with noindex",
			visit: missing({
				status: 200,
				text: '<meta name="robots" content="noindex"><h1>Nothing here</h1>',
			}),
		},
		{
			is: "200 with noindex in a header",
			visit: missing({ status: 200, headers: { "x-robots-tag": "noindex" } }),
		},
	],
	skipped: [
		{ is: "no answer", visit: missing({ status: 0, fault: "ETIMEDOUT" }) },
		{ is: "an error", visit: missing({ status: 500 }) },
		{
			is: "another website",
			visit: missing({ status: 200, url: "https://login.example/", redirects: at }),
		},
	],
	faulty: [
		{ is: "200", visit: missing({ status: 200, text: SOUND }), values: {}, at },
		{
			is: "a redirect to the start page",
			visit: missing({ status: 200, text: SOUND, url: `${ORIGIN}/`, redirects: at }),
			values: {},
			at,
		},
		{
			is: "a website of one page",
			visit: missing({ status: 200, text: '<div id="root"></div><script src="/app.js"></script>' }),
			values: {},
			at,
		},
	],
};
