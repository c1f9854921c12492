import type { Samples } from "../sample-visit.ts";

const WORDS =
	"Mehta Dental has cared for the teeth of Sector 17 since 2009. We see children in the evening, tell the price before we begin, and keep an hour of every day free for whoever has pain. Each treatment is written down with its price, 1200 to 4500 rupees.";
const build = (html: string, lang = "en") => ({
	"/": `<!doctype html><html lang="${lang}"><title>Mehta Dental</title><body><h1>Mehta Dental</h1><p>${WORDS}</p>${html}`,
});

export const samples: Samples = {
	sound: [
		{ is: "links with a number and an address" },
		{ is: "a number to call", pages: build('<a href="TEL:+919825011223">Call</a>') },
		{ is: "a number of India as text", pages: build("<p>Call 098250 11223</p>", "hi") },
		{ is: "a number of Germany as text", pages: build("<p>Tel. 030 901820</p>", "de-DE") },
		{ is: "a number of France as text", pages: build("<p>01 42 68 53 00</p>", "fr") },
		{ is: "an address as text", pages: build("<p>Write to hello@clinic.example.</p>") },
		{ is: "WhatsApp", pages: build('<a href="https://wa.me/919825011223"><svg></svg></a>') },
		{
			is: "an address that Cloudflare protects",
			pages: build('<a href="/cdn-cgi/l/email-protection#1f7b">[email&#160;protected]</a>'),
		},
		{
			is: "a form",
			pages: build("<form><input name=name><textarea name=words></textarea></form>"),
		},
		{
			is: "a form of others in a frame",
			pages: build('<iframe src="https://docs.google.com/forms/d/e/1/viewform"></iframe>'),
		},
		{
			is: "a page by its address",
			pages: build('<a href="/pages/contact-us"><img src=/a.svg></a>'),
		},
		{ is: "a part of a single page", pages: build('<a href="#contact">Find us</a>') },
		{ is: "Kontakt", pages: build('<a href="/k">KONTAKT</a>') },
		{ is: "Impressum", pages: build('<a href="/recht">Impressum</a>') },
		{ is: "Contatti", pages: build('<a href="/c">Contatti</a>') },
		{ is: "संपर्क", pages: build('<a href="/s">संपर्क करें</a>') },
		{ is: "સંપર્ક", pages: build('<a href="/s">સંપર્ક</a>') },
		{ is: "தொடர்பு", pages: build('<a href="/s">தொடர்புக்கு</a>') },
		{ is: "an encoded address", pages: build(`<a href="/${encodeURIComponent("संपर्क")}">→</a>`) },
		{
			is: "a contact page among those that were read",
			pages: { ...build(""), "/contact": "<h1>Mehta</h1>" },
		},
	],
	skipped: [
		{
			is: "a page that scripts write",
			pages: { "/": '<title>Mehta</title><div id="root"></div><script src="/app.js"></script>' },
		},
	],
	faulty: [
		{ is: "words alone", pages: build(""), values: { pages: 1 } },
		{
			is: "a search, numbers that are none, and networks",
			pages: build(
				'<form role="search"><input type="search" name="s"></form><p>2009 - 2026, 12 000 treatments</p><a href="https://facebook.com/mehta">Facebook</a><a href="/about">About us</a><a href="mailing">a</a>',
			),
			values: { pages: 1 },
		},
		{
			is: "a number in a comment and in a script",
			pages: build("<!-- +919825011223 --><script>'+919825011223'</script>"),
			values: { pages: 1 },
		},
		{
			is: "two pages without",
			pages: { ...build(""), "/about": build("")["/"] },
			values: { pages: 2 },
		},
	],
};
