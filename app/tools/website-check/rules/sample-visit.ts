import { parseDocument } from "../visit/parse-document.ts";
import type { Answer, Page, Visit } from "../visit/visit.ts";

/** The origin of every sample. */
export const ORIGIN = "https://clinic.example";

/** A sound or faulty website for the tests of a rule: what differs from a sound one. */
export type Sample = {
	/** What is sound or faulty about it, for the title of its test. */
	is: string;
	/** The HTML of pages by their paths; `/` is the one that was asked for. */
	pages?: Readonly<Record<string, string>>;
	visit?: Partial<Visit>;
	/** What differs in the answer of the page that was asked for. */
	home?: Partial<Omit<Page, "document">>;
};

/** The samples of a rule. Each faulty one says what the rule finds in it. */
export type Samples = {
	sound: readonly Sample[];
	/** Samples that the rule has nothing to say about. */
	skipped?: readonly Sample[];
	faulty: readonly (Sample & {
		values: Readonly<Record<string, string | number>>;
		/** The addresses that the finding names; by default that of `/`. */
		at?: readonly string[];
	})[];
};

/** Creates an answer; by default a 404 in HTML, as for a file that the website does not have. */
export function createAnswer(path: string, more: Partial<Answer> = {}): Answer {
	return {
		asked: ORIGIN + path,
		url: ORIGIN + path,
		status: 404,
		headers: { "content-type": "text/html; charset=utf-8" },
		redirects: [],
		text: "",
		bytes: 0,
		firstByteMs: 120,
		fault: null,
		...more,
	};
}

/** Creates a page that answered with HTML. */
export function createPage(path: string, html: string, more: Partial<Answer> = {}): Page {
	const bytes = Math.ceil(Buffer.byteLength(html) / 4);
	const headers = {
		"content-type": "text/html; charset=utf-8",
		"content-encoding": "br",
		"strict-transport-security": "max-age=31536000",
		"x-content-type-options": "nosniff",
		"content-security-policy": "default-src 'self'; frame-ancestors 'none'",
		"referrer-policy": "strict-origin-when-cross-origin",
		...more.headers,
	};
	const answer = createAnswer(path, { status: 200, text: html, bytes, ...more, headers });
	return { ...answer, document: parseDocument(html) };
}

/** A page that keeps every rule. */
export const SOUND = buildSound(
	"Dental clinic in Surat: appointments on the same day",
	"Dr Asha Mehta",
);

/** Builds a sound page with a title and a name, so that no two of a website are alike. */
export function buildSound(title: string, heading: string): string {
	return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${heading}: a dental clinic at Adajan in Surat with appointments on the same day, fixed prices and evening hours for children.">
<link rel="stylesheet" href="/site.css">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","name":"Mehta Dental","telephone":"+91 98250 11223","url":"${ORIGIN}/","address":{"@type":"PostalAddress","streetAddress":"12 Ring Road","addressLocality":"Surat","postalCode":"395009","addressCountry":"IN"},"openingHoursSpecification":[{"@type":"OpeningHoursSpecification","dayOfWeek":["Monday"],"opens":"09:00","closes":"19:00"}]}</script>
</head><body><header><a href="/">Mehta Dental</a> <a href="/contact">Contact and way</a> <a href="/privacy">Privacy policy</a></header>
<main><h1>${heading}</h1><p>Mehta Dental has cared for the teeth of Adajan since 2009. We see children in the evening, tell the price before we begin, and keep an hour of every day free for whoever has pain. Each treatment is written down with its price, so that nobody is surprised. Two doctors and a hygienist work here, and you always see the one you know.</p>
<h2>Where and when</h2><p>12 Ring Road, Surat 395009. Monday to Saturday, 9 am to 7 pm. Call <a href="tel:+919825011223">+91 98250 11223</a> or write to <a href="mailto:hello@clinic.example">hello@clinic.example</a>.</p>
<img src="/front.webp" alt="The entrance of the clinic on Ring Road" width="640" height="400" loading="lazy"></main>
<footer><p>Mehta Dental, 12 Ring Road, Surat 395009</p></footer></body></html>`;
}

/** Creates the visit of a sample. */
export function createVisit({ pages = {}, visit = {}, home: more = {} }: Sample): Visit {
	const all = { "/": SOUND, ...pages };
	const list = Object.entries(all).map(([path, html]) =>
		createPage(path, html, path === "/" ? more : {}),
	);
	const home = list.find(({ asked }) => asked === `${ORIGIN}/`) ?? createPage("/", SOUND, more);
	const text = { "content-type": "text/plain; charset=utf-8" };
	return {
		at: Date.UTC(2026, 10, 25, 6, 30),
		home,
		pages: [home, ...list.filter((page) => page !== home)],
		plain: createAnswer("/", {
			asked: `${ORIGIN.replace("https", "http")}/`,
			redirects: [`${ORIGIN.replace("https", "http")}/`],
			status: 200,
		}),
		certificate: { endsAt: Date.UTC(2027, 1, 20), fault: null },
		robots: createAnswer("/robots.txt", {
			status: 200,
			headers: text,
			text: `User-agent: *\nDisallow: /admin\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
		}),
		sitemap: createAnswer("/sitemap.xml", {
			status: 200,
			headers: { "content-type": "application/xml" },
			text: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${ORIGIN}/</loc></url></urlset>`,
		}),
		llms: createAnswer("/llms.txt", {
			status: 200,
			headers: text,
			text: "# Mehta Dental\n\n> A dental clinic in Surat.\n\n## Pages\n\n- [Contact](https://clinic.example/contact.md): where and when\n",
		}),
		markdown: createAnswer("/", {
			status: 200,
			headers: { "content-type": "text/markdown; charset=utf-8" },
			text: "# Dr Asha Mehta\n\nMehta Dental has cared for the teeth of Adajan since 2009.\n",
		}),
		missing: createAnswer("/no-such-page-of-this-website"),
		links: [],
		files: [
			{ ...createFile("/site.css", "text/css", 9_000), kind: "style" },
			{ ...createFile("/front.webp", "image/webp", 48_000), kind: "picture" },
		],
		...visit,
	};
}

/** Creates the answer of a file that is cached for a year; text is compressed. */
export function createFile(
	path: string,
	type: string,
	bytes: number,
	more: Partial<Answer> = {},
): Answer {
	const encoding: Record<string, string> = type.startsWith("text/")
		? { "content-encoding": "br" }
		: {};
	const headers = {
		"content-type": type,
		"cache-control": "public, max-age=31536000, immutable",
		...encoding,
		...more.headers,
	};
	return createAnswer(path, { status: 200, bytes, ...more, headers });
}
