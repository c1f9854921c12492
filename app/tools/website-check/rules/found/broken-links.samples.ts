import type { Answer } from "../../visit/visit.ts";
import { buildSound, createAnswer, ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

const CONTACT = `${ORIGIN}/contact`;
const link = (path: string, more: Partial<Answer>) => ({
	...createAnswer(path, more),
	from: CONTACT,
});
const links = (...more: Partial<Answer>[]) => ({
	links: more.map((answer, index) => link(`/${index}`, answer)),
});

export const samples: Samples = {
	sound: [
		{ is: "links that answer", visit: links({ status: 200 }, { status: 204 }, { status: 304 }) },
		{
			is: "addresses that keep out programs",
			visit: links(
				{ status: 401 },
				{ status: 403 },
				{ status: 405 },
				{ status: 429 },
				{ status: 999 },
			),
		},
		{
			is: "a server that is being serviced, and connections that failed",
			visit: links(
				{ status: 503 },
				{ status: 0, fault: "ETIMEDOUT" },
				{ status: 0, fault: "ECONNRESET" },
			),
		},
		{
			is: "the hidden e-mail addresses of Cloudflare",
			visit: { links: [link("/cdn-cgi/l/email-protection", { status: 404 })] },
		},
		{
			is: "templates of scripts",
			visit: {
				links: [link("/%7B%7B%20item.url%20%7D%7D", {}), link("/$%7Burl%7D", {})],
			},
		},
	],
	skipped: [{ is: "a page without links" }],
	faulty: [
		{
			is: "404",
			visit: links({ status: 200 }, { status: 404 }),
			values: { count: 1, links: 2 },
			at: [CONTACT],
		},
		{
			is: "410, 500 and a host that is gone",
			visit: links({ status: 410 }, { status: 500 }, { status: 0, fault: "ENOTFOUND" }),
			values: { count: 3, links: 3 },
			at: [CONTACT, CONTACT, CONTACT],
		},
		{
			is: "a redirect to nothing",
			visit: { links: [link("/old", { url: `${ORIGIN}/new`, redirects: [`${ORIGIN}/old`] })] },
			values: { count: 1, links: 1 },
			at: [CONTACT],
		},
		{
			is: "a page that was read",
			pages: { "/": SOUND, "/prices": buildSound("Prices", "Prices") },
			visit: { links: [link("/gone", { status: 404 })] },
			values: { count: 1, links: 2 },
			at: [CONTACT],
		},
	],
};
