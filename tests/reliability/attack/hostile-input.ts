import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import * as z from "zod/mini";
import { ROOT } from "../../support/project-folder.ts";
import { MARK } from "./judge-answer.ts";

const CORPORA = join(ROOT, "../shared/corpora");
if (!existsSync(CORPORA))
	console.log("Left out: the hostile texts and paths of ../shared/corpora.");

function readCorpus<Item>(name: string, item: z.ZodMiniType<Item>): Item[] {
	const file = join(CORPORA, name);
	if (!existsSync(file)) return [];
	return z.array(item).parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Splits a table of words without blanks. */
export const listWords = (text: string): string[] => text.trim().split(/\s+/);

const oneOf = <Item>(items: readonly Item[]) => fc.constantFrom(...items);
const joined = (parts: fc.Arbitrary<string>, maxLength: number) =>
	fc.array(parts, { minLength: 1, maxLength }).map((all) => all.join(""));

/** Names of properties that every object of JavaScript has. */
export const PROTOTYPE_KEYS = listWords(
	"__proto__ __proto__[x] constructor constructor.prototype.x toString hasOwnProperty then toJSON",
);

/** Beginnings of texts that end the context in which a text is shown. */
const BREAKOUTS = [
	...listWords(`" ' > < --> ]]> </title> </script> </textarea> <${MARK}> <svg/onload=${MARK}> javascript:
		data:text/html, on${MARK}="1 "style=" %3C%3E &lt; {{ }} ${MARK} +ADw- ＜ \\u003c`),
	" ",
	"\0",
	"\t",
	"\u2028",
	`\r\n${MARK}: 1\r\n\r\n`,
	`\n${MARK}: 1`,
];

/** The markup of a public list of attacks on sites. */
export const MARKUP = readCorpus("xss.json", z.object({ html: z.string() })).map(
	({ html }) => html,
);
const TEXTS = [...readCorpus("blns.json", z.string()), ...MARKUP.map((html) => MARK + html)].filter(
	({ length }) => length < 300,
);
const PATHS = readCorpus("paths.json", z.object({ path: z.string() })).map(({ path }) => path);

/** Texts that break programs which parse or show them. */
export const hostileText: fc.Arbitrary<string> = fc
	.oneof(
		joined(oneOf(BREAKOUTS), 6),
		oneOf(PROTOTYPE_KEYS),
		fc.string({ unit: "binary", maxLength: 300 }),
		...(TEXTS.length > 0 ? [oneOf(TEXTS)] : []),
	)
	.map((text) => text.toWellFormed());

const PATH_PARTS =
	listWords(String.raw`/ // .. . ; %2f %2F %5c \ %2e%2e %252f %c0%af %00 %0d%0a %ff % %zz # ? * @
	etc/passwd assets art city pictures/480 sitemaps cards blog mumbai services seo About .data _root .svg .xml
	package.json .env enquiries.sqlite __proto__ constructor evil.example http:`);

/** Paths that other servers resolve to other files, byte for byte. */
export const hostilePath: fc.Arbitrary<string> = fc.oneof(
	joined(oneOf(PATH_PARTS), 8).map((path) => `/${path}`),
	joined(oneOf(["a/", "../", "%2e%2e%2f"]), 400).map((path) => `/${path}`),
	oneOf(
		listWords("* http://evil.example/mumbai evil.example:443 mumbai ? # //evil.example/%2e%2e"),
	),
	...(PATHS.length > 0 ? [oneOf(PATHS)] : []),
);

/** A value as it occurs in an address, encoded by the sender or not. */
export const hostileValue: fc.Arbitrary<string> = fc.oneof(
	hostileText.map((text) => encodeURIComponent(text)),
	oneOf(listWords("% %zz %ff%fe %00 %0d%0a %ed%a0%80 + & = a&b=c")),
);

const HEADER_NAMES =
	listWords(`X-Forwarded-Host X-Host X-Original-URL X-Rewrite-URL X-Forwarded-Prefix
	X-HTTP-Method-Override Host X-Forwarded-Proto X-Forwarded-For X-Real-IP Forwarded Accept Accept-Encoding
	Accept-Language Content-Type User-Agent Origin Referer Cookie Authorization Range If-None-Match If-Modified-Since
	Cache-Control Purpose Save-Data X-Remix-Request X-React-Router-SPA-Mode X-Middleware-Subrequest __proto__`);
const HEADER_VALUES = [
	...listWords(`evil.example https://evil.example //evil.example "><${MARK}> POST javascript:1 127.0.0.1 3 on *
		bytes=-1,0-0,5-1 no-store application/json identity;q=0,*;q=0 theme=<${MARK}> Googlebot/2.1`),
	'for=127.0.0.1;host="evil.example"',
	"a=b; ".repeat(2_000),
];

/** Headers by which other servers let a visitor change what is shown or cached. */
export const hostileHeader: fc.Arbitrary<readonly [name: string, value: string]> = fc.tuple(
	oneOf(HEADER_NAMES),
	fc.oneof(oneOf(HEADER_VALUES), fc.string({ unit: "grapheme-ascii" })),
);
