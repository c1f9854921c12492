import { createAnswer, ORIGIN, type Sample, type Samples } from "../sample-visit.ts";

const PLAIN = ORIGIN.replace("https", "http");
const plain = (more: Parameters<typeof createAnswer>[1]): Sample["visit"] => ({
	plain: createAnswer("/", { asked: `${PLAIN}/`, url: `${PLAIN}/`, status: 200, ...more }),
});

export const samples: Samples = {
	sound: [
		{ is: "a redirect to https" },
		{ is: "nothing answers by http", visit: plain({ status: 0, fault: "ECONNREFUSED" }) },
		{ is: "http is forbidden", visit: plain({ status: 403 }) },
		{
			is: "a page that leads on to https itself",
			visit: plain({
				text: `<META HTTP-EQUIV="Refresh" CONTENT="0; URL=${ORIGIN}/">`,
			}),
		},
	],
	skipped: [{ is: "no https at all", visit: { ...plain({}), certificate: null } }],
	faulty: [
		{
			is: "the page itself",
			visit: plain({ text: "<h1>Mehta Dental</h1>" }),
			values: {},
			at: [`${PLAIN}/`],
		},
		{
			is: "a redirect to another page without https",
			visit: plain({ url: "http://www.clinic.example/", redirects: [`${PLAIN}/`] }),
			values: {},
			at: ["http://www.clinic.example/"],
		},
		{
			is: "a page that reloads itself",
			visit: plain({ text: '<meta http-equiv="refresh" content="600">' }),
			values: {},
			at: [`${PLAIN}/`],
		},
	],
};
