import { expect, it } from "vitest";
import { parsePage } from "#app/platform/content-policy/parse-page.server.ts";
import { cleanSvg } from "./clean-svg.ts";

const SHAPE = '<path fill="#c8102e" d="M0 0h120v36H0z"/>';
const wrap = (inner: string, attributes = "", before = "") =>
	`${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 36" ${attributes}>${inner}${SHAPE}</svg>`;

async function clean(svg: string): Promise<string> {
	const cleaned = await cleanSvg(svg);
	if (!cleaned.ok) throw new Error(cleaned.reason);
	return cleaned.value;
}

/** What must be in no logo: what runs, loads, leads elsewhere, animates or holds HTML. */
const HARMFUL =
	/script|\bon\w+=|javascript|https?:\/\/(?!www\.w3\.org)|data:|@import|@font-face|<style|style=|foreignObject|<(?:a|image|feImage|animate\w*|set|iframe|object|embed|video|audio|link|meta|handler|metadata)\b|<\?|<!/i;

it.each([
	["a script", wrap("<script>alert(1)</script>")],
	[
		"a script of another prefix",
		wrap('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
	],
	["a script of another site", wrap('<script xlink:href="https://evil.example/a.js"/>')],
	["a handler of an event", wrap("", 'onload="alert(1)"')],
	["a handler in capitals", wrap('<rect width="9" height="9" ONCLICK="alert(1)"/>')],
	["a handler that no list knows", wrap('<rect width="9" height="9" onwheelfuture="alert(1)"/>')],
	[
		"HTML",
		wrap(
			'<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"><iframe src="javascript:alert(1)"/></body></foreignObject>',
		),
	],
	[
		"HTML without a foreignObject",
		wrap(
			'<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="https://evil.example"/><h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=https://evil.example"/>',
		),
	],
	["a link that runs", wrap(`<a href="javascript:alert(1)">${SHAPE}</a>`)],
	[
		"a link that runs, written otherwise",
		wrap(`<a xlink:href="&#106;ava\tscript:alert(1)">${SHAPE}</a>`),
	],
	["a link to another site", wrap(`<a href="https://evil.example">${SHAPE}</a>`)],
	["use of another site's drawing", wrap('<use href="https://evil.example/a.svg#x"/>')],
	["use of a drawing within", wrap('<use xlink:href="data:image/svg+xml;base64,PHN2Zy8+#x"/>')],
	[
		"use by another prefix",
		wrap('<use xmlns:y="http://www.w3.org/1999/xlink" y:href="https://evil.example/a.svg#x"/>'),
	],
	[
		"a picture of another site",
		wrap('<image href="https://evil.example/a.png" width="9" height="9"/>'),
	],
	[
		"a picture within",
		wrap('<image xlink:href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>'),
	],
	[
		"a picture of a filter",
		wrap(
			'<filter id="f"><feImage href="https://evil.example/a.png"/></filter><rect width="9" height="9" filter="url(#f)"/>',
		),
	],
	[
		"a style sheet of another site",
		wrap("<style>@import url(https://evil.example/a.css);</style>"),
	],
	["a style sheet before it", wrap("", "", '<?xml-stylesheet href="https://evil.example/a.css"?>')],
	[
		"a font of another site",
		wrap(
			'<style>@font-face{font-family:x;src:url(https://evil.example/a.woff2)}</style><text font-family="x">a</text>',
		),
	],
	[
		"a style that loads",
		wrap("<style>rect{fill:url(https://evil.example/a.svg#x)}</style><rect width='9' height='9'/>"),
	],
	[
		"a style that loads, written otherwise",
		wrap('<style>path{background:u\\72l("https://evil.example/a")}</style>'),
	],
	[
		"a style in CDATA",
		wrap(
			"<style><![CDATA[rect{filter:url('https://evil.example/a#x')}]]></style><rect width='9' height='9'/>",
		),
	],
	[
		"a style of an attribute",
		wrap(
			'<rect width="9" height="9" style="mask-image:image-set(\'https://evil.example/a\' 1x)"/>',
		),
	],
	[
		"an attribute that loads",
		wrap(
			'<rect width="9" height="9" fill="url( &quot;https://evil.example/a.svg#x&quot; )" cursor="u\\72l(https://evil.example/a)"/>',
		),
	],
	[
		"an animation with a handler",
		wrap(
			'<rect width="9" height="9"><animate attributeName="x" dur="1s" onbegin="alert(1)"/></rect>',
		),
	],
	[
		"an animation that makes a link run",
		wrap('<a><set attributeName="href" to="javascript:alert(1)"/><rect width="9" height="9"/></a>'),
	],
	[
		"a handler element",
		wrap(
			'<ev:handler xmlns:ev="http://www.w3.org/2001/xml-events" type="application/ecmascript">alert(1)</ev:handler>',
		),
	],
	["another base", wrap('<use href="#x"/>', 'xml:base="https://evil.example/"')],
	[
		"notes of an editor",
		wrap(
			'<metadata>secret</metadata><sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" onload="alert(1)"/>',
		),
	],
	[
		"a document type",
		wrap("", "", '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://evil.example/a.dtd">'),
	],
])("is cleaned of %s, and drawn all the same", async (_what, svg) => {
	const cleaned = await clean(svg);
	expect(cleaned).not.toMatch(HARMFUL);
	expect(cleaned).toContain("#c8102e");
	expect(cleaned).toMatch(/^<svg [^>]*viewBox="0 0 120 36"/);
	const { scripts, styles } = parsePage(cleaned);
	expect([scripts.size, styles.size]).toEqual([0, 0]);
});

it("keeps what draws: gradients, masks, parts that are used twice, and colours of its style sheet", async () => {
	const cleaned = await clean(
		wrap(
			`<style>.a{fill:url(#g)} .b{fill:#123456;stroke:red}</style><linearGradient id="g"><stop stop-color="#0f0"/></linearGradient><mask id="m"><circle r="9" fill="#fff"/></mask><symbol id="s" viewBox="0 0 9 9"><circle r="4"/></symbol><rect class="a" width="9" height="9" mask="url(#m)"/><rect class="b" width="8" height="8"/><use href="#s"/><use href="#s" x="9" transform="rotate(3)"/>`,
		),
	);
	expect(cleaned.match(/<use/g)).toHaveLength(2);
	expect(cleaned).toMatch(/fill="url\(#\w+\)"/);
	expect(cleaned).toMatch(/mask="url\(#\w+\)"/);
	expect(cleaned).toContain("#123456");
	expect(cleaned).toContain("rotate(3)");
});

const ENTITIES = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at} "${"&a;".repeat(10)}">`).join("")}]>`;
const nest = (depth: number) => "<g>".repeat(depth) + "</g>".repeat(depth);
const double = (levels: number) =>
	Array.from(
		{ length: levels },
		(_, at) => `<g id="l${at + 1}"><use href="#l${at}"/><use href="#l${at}"/></g>`,
	).join("");

it.each([
	["declares entities", wrap("<text>&a8;</text>", "", ENTITIES), "entities"],
	["is nested a thousand times", wrap(nest(1_000)), "tooComplex"],
	["is nested a hundred thousand times", wrap(nest(100_000)), "tooComplex"],
	["has six thousand elements", wrap('<rect width="1" height="1"/>'.repeat(6_000)), "tooComplex"],
	["draws millions of a few elements", wrap(`<g id="l0">${SHAPE}</g>${double(24)}`), "tooComplex"],
	[
		"draws itself",
		wrap(`<g id="x"><use href="#y"/></g><g id="y"><use href="#x"/></g>`),
		"tooComplex",
	],
	[
		"is masked by itself",
		wrap('<mask id="m"><rect width="1" height="1" mask="url(#m)"/></mask>'),
		"tooComplex",
	],
	[
		"has thousands of rules of style",
		wrap(`<style><![CDATA[${"g g :not(.a) *{fill:red}".repeat(5_000)}]]></style>`),
		"tooComplex",
	],
	["is a page", "<!doctype html><html><script>alert(1)</script></html>", "noSvg"],
	["is broken", "<svg><g></svg>", "noSvg"],
	["is another kind of XML", "<?xml version='1.0'?><feed/>", "noSvg"],
	[
		"is of another namespace",
		'<x:svg xmlns:x="http://www.w3.org/1999/xhtml"><x:script>alert(1)</x:script></x:svg>',
		"noSvg",
	],
	["is empty", "", "noSvg"],
] as const)("is not taken where it %s", async (_what, svg, reason) => {
	const began = performance.now();
	expect(await cleanSvg(svg)).toEqual({ ok: false, reason });
	expect(performance.now() - began).toBeLessThan(2_000);
});
