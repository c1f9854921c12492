import { createAnswer, ORIGIN, type Samples } from "../sample-visit.ts";

const robots = (text: string, status = 200) => ({
	robots: createAnswer("/robots.txt", { status, text }),
});

export const samples: Samples = {
	sound: [
		{ is: "a text" },
		{ is: "a text with the type of a web page", visit: robots("User-agent: *\nAllow: /") },
		{ is: "an empty text", visit: robots("") },
	],
	skipped: [
		{ is: "none, with a web page that says so", visit: robots("<!doctype html>", 404) },
		{ is: "one that programs may not read", visit: robots("<html>", 403) },
		{ is: "an error", visit: robots("<html>", 500) },
	],
	faulty: [
		{
			is: "the page of a website of one page",
			visit: robots('\n<!doctype html><html><div id="root"></div></html>'),
			values: {},
			at: [`${ORIGIN}/robots.txt`],
		},
	],
};
