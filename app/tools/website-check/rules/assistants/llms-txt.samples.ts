import { createAnswer, ORIGIN, type Samples } from "../sample-visit.ts";

const answer = (text: string, type = "text/plain", status = 200) => ({
	llms: createAnswer("/llms.txt", { status, text, headers: { "content-type": type } }),
});
const at = [`${ORIGIN}/llms.txt`];

export const samples: Samples = {
	sound: [
		{ is: "a name and links" },
		{ is: "a byte order mark, and an empty line before", visit: answer("\u{feff}\n# Clinic\n") },
		{ is: "the type of Markdown", visit: answer("# क्लिनिक", "text/markdown; charset=utf-8") },
		{
			is: "no type",
			visit: { llms: createAnswer("/llms.txt", { status: 200, headers: {}, text: "# Clinic" }) },
		},
	],
	skipped: [
		{ is: "a server that turns away", visit: answer("", "text/html", 403) },
		{ is: "no answer", visit: answer("", "", 0) },
	],
	faulty: [
		{ is: "none", visit: answer("", "text/html", 404), values: { fault: "missing" }, at },
		{
			is: "a page with the status of success",
			visit: answer("<!doctype html><h1>Not found</h1>", "text/html; charset=utf-8"),
			values: { fault: "html" },
			at,
		},
		{ is: "a page that says it is text", visit: answer("\n<HTML>"), values: { fault: "html" }, at },
		{ is: "other text", visit: answer("User-agent: *"), values: { fault: "malformed" }, at },
		{ is: "an empty file", visit: answer(""), values: { fault: "malformed" }, at },
		{ is: "a second heading first", visit: answer("## Pages"), values: { fault: "malformed" }, at },
	],
};
