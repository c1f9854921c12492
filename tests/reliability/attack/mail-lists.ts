import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { writeMail } from "../../support/incoming-mail.ts";
import { hostileText, listWords, MARKUP } from "./hostile-input.ts";
import { MARK } from "./judge-answer.ts";

/** The host that markup would load from, send to, or lead to. */
export const EVIL = "https://evil.example";

const page = (head: string, body: string) =>
	`<html><head>${head}</head>${body}<p>${MARK} after it</p></html>`;
const HTML = [
	page("", `<body onload="fetch('${EVIL}/load')"><script>fetch("${EVIL}/script")</script>`),
	page("", `<img src=x onerror="alert(1)"><img src="${EVIL}/pixel"><svg onload=alert(1)></svg>`),
	page(
		`<style>body{background:url(${EVIL}/style)}</style>`,
		`<link rel=stylesheet href=${EVIL}/a>`,
	),
	page(`<base href="${EVIL}/">`, `<p style="background:url(${EVIL}/attribute)">`),
	page(`<meta http-equiv="refresh" content="0;url=${EVIL}/refresh">`, ""),
	page(
		"",
		`<form action="${EVIL}/form"><input autofocus onfocus=alert(1)><button>Go</button></form>`,
	),
	page("", `<iframe src="${EVIL}/frame"></iframe><object data="${EVIL}/object"></object>`),
	page(
		"",
		`<a href="javascript:alert(1)">Press</a><a href="data:text/html,<script>1</script>">It</a>`,
	),
	page("", `</p></article></details></textarea></title><${MARK}><img on${MARK}=1 src=x>`),
	...MARKUP.slice(0, 200).map((html) => page("", html)),
];

const encodeWord = (text: string) => `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`;
/** Line ends in an encoded word, which would begin further headers where a mail repeats it. */
const INJECTED = encodeWord(`a\r\nBcc: b@evil.example\r\nX-${MARK}: 1\r\n\r\n<${MARK}>`);
const HEADERS: Record<string, string>[] = [
	{ Subject: INJECTED },
	{ From: `"${INJECTED}" <NAME@x.example>` },
	{
		From: `${encodeWord(`\u202e<${MARK}@evil.example>`)} <NAME@x.example>`,
		"Reply-To": `<b@evil.example\r\n c>`,
	},
	{ "Message-ID": `<"><${MARK}> ' or 1=1 --@x.example>` },
	{ "Message-ID": `<${"a".repeat(20_000)}@x.example>`, "In-Reply-To": `<\0@x.example>` },
	{ References: `<__proto__> <constructor> ${"<a@x.example> ".repeat(2_000)}` },
	{ "In-Reply-To": `<${crypto.randomUUID()}@kiteline.example>`, Subject: `Re: <${MARK}>` },
	{ Date: "Fri, 99 Foo 99999 99:99:99 +9999", "Content-Type": `text/html; charset=<${MARK}>` },
];

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`;
/** A packed file that is a thousand times as large unpacked. */
export const BOMB = gzipSync(Buffer.alloc(20_000_000));

const file = (name: string, type: string, content: string | Buffer) =>
	`Content-Type: ${type}\r\nContent-Disposition: attachment; ${name}\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString("base64")}`;
const named = (name: string) => `filename="${name}"`;
const encoded = (name: string) => `filename*=utf-8''${encodeURIComponent(name)}`;
const FILES = [
	file(named("../../etc/passwd"), "text/plain", "root"),
	file(named("..\\\\..\\\\windows\\\\evil.exe"), "application/x-msdownload", "MZ"),
	file(encoded("/etc/cron.d/\0evil"), "application/octet-stream", "x"),
	file(named("a.html"), "text/html", `<script>alert("${MARK}")</script>`),
	file(named("a.xhtml"), "application/xhtml+xml", SVG),
	file(named("x.svg"), "image/svg+xml", SVG),
	file(named("photo.png"), "image/png", SVG),
	file(named("a.pdf"), `application/pdf\r\nX-${MARK}: 1`, "%PDF-1.4"),
	file(encoded("invoice\u202efdp.exe"), "application/pdf", "MZ"),
	file(encoded(`a\r\nX-${MARK}: 1\r\n\r\n<${MARK}>.html`), "text/html", "x"),
	file(encoded(`"><img src=x onerror=alert(1)>.png`), "image/png", "x"),
	file(named("long".repeat(5_000)), "text/plain", "x"),
	file(named("con.txt"), "text/<script>", "x"),
	file(named("bomb.gz"), "application/gzip", BOMB),
];

type Parts = Parameters<typeof writeMail>[0];

/** The messages of the list, each from a sender of its own. */
export const MAILS: readonly Uint8Array<ArrayBuffer>[] = [
	...HTML.map((html): Parts => ({ html })),
	...HEADERS.map((headers): Parts => ({ headers, text: `<${MARK}>` })),
	...FILES.map((part): Parts => ({ text: "See the file", parts: [part] })),
].map(({ headers, ...mail }, at) => {
	const own = { From: `<sender-${at}@x.example>`, Subject: `Case ${at}`, ...headers };
	return writeMail({ ...mail, headers: { ...own, From: own.From.replace("NAME", `named-${at}`) } });
});

const HEADER_NAMES = listWords(
	"Subject Message-ID References In-Reply-To Reply-To To Cc Date Content-Type Return-Path List-Id Sender",
);

/** Messages with hostile texts in any header, part and name. */
export const mailShot: fc.Arbitrary<Uint8Array<ArrayBuffer>> = fc
	.record({
		headers: fc.dictionary(fc.constantFrom(...HEADER_NAMES), hostileText, { maxKeys: 4 }),
		name: hostileText,
		text: hostileText,
		html: hostileText,
		isHtml: fc.boolean(),
		files: fc.array(fc.tuple(hostileText, hostileText), { maxLength: 3 }),
		from: fc.uuid(),
	})
	.map(({ headers, name, text, html, isHtml, files, from }) =>
		writeMail({
			headers: { From: `${name} <${from}@x.example>`, ...headers },
			...(isHtml ? { html } : { text }),
			parts: files.map(([name, content]) => file(encoded(name), "text/html", content)),
		}),
	);
