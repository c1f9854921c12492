import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { getNow } from "#app/platform/clock.ts";
import { TRAP_FIELD } from "../../../app/enquiries/check-fields.ts";
import { FIELD_NAMES } from "../../../app/enquiries/fields.ts";
import { CAMPAIGN_PARAMETERS } from "../../../app/platform/attribution.ts";
import { AD_BUDGET } from "../../../app/tools/ad-budget/ad-budget.ts";
import { namesOf } from "../../../app/tools/calculator-config.ts";
import { BODY_BYTES } from "../../../server/limits/limits.ts";
import { GOOD } from "../../support/enquiries.ts";
import {
	hostileHeader,
	hostilePath,
	hostileText,
	hostileValue,
	listWords,
	PROTOTYPE_KEYS,
} from "./hostile-input.ts";
import { MARK } from "./judge-answer.ts";
import { type Headers, type Shot, writeRequest } from "./shots.ts";

const oneOf = <Item>(items: readonly Item[]) => fc.constantFrom(...items);
const toShot = (target: string, how: Parameters<typeof writeRequest>[1] = {}): Shot => ({
	bytes: writeRequest(target, how),
});

/** Segments that routes parse, at the place of the star. */
const SEGMENTS =
	listWords(`/* /*/bandra /mumbai/* /blog/* /blog/*.data /case-studies/* /services/* /services/seo/*
	/industries/* /sitemaps/* /art/city/*.svg /art/cover/seo/*.png /cards/blog/*.png /pictures/480/* /assets/* /About/*`);
const PARAMETERS = [
	...listWords(`/case-studies?service /tools/festival-calendar.ics?trade /blog?category /blog?page /blog?q /search?q
		/search/suggest?q /services/seo/locations?page /contact?service /contact?city /contact?sent /contact?tool
		/contact.data?_routes /mumbai.data?_routes /?index /?utm_source /pictures/480/aaaa?w`),
	...namesOf(AD_BUDGET.fields).map((name) => `/tools/ad-budget?${name}`),
	...CAMPAIGN_PARAMETERS.map((name) => `/contact?${name}`),
];
/** Pages of each kind that is cached, and other paths beside them. */
export const CACHED_PAGES =
	listWords(`/ /about /services/seo /services/seo/mumbai /mumbai /mumbai/bandra /blog
	/case-studies?service=seo /sitemap /mumbai.data /robots.txt /sitemap.xml /art/city/mumbai.svg /site.webmanifest`);

const URL_ENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=b";
const NAMES = [
	...FIELD_NAMES,
	TRAP_FIELD,
	...listWords(`submissionId formToken service city district calculation landingPage referrer firstTouch time
		lastTouch isScripted wantsNews`),
];
const TOO_MUCH = "a".repeat(BODY_BYTES + 1_000);
const BOMB = gzipSync(Buffer.alloc(10_000_000));

const part = (head: string, text = "") =>
	`--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;

const post = (body: string | Buffer, ...headers: Headers) =>
	toShot("/contact", { method: "POST", headers, body });

const formShot = fc
	.tuple(
		fc.dictionary(oneOf([...NAMES, ...PROTOTYPE_KEYS]), hostileText, { maxKeys: 4 }),
		fc.boolean(),
	)
	.map(([fields, isMultipart]) => {
		const all = Object.entries({ ...GOOD, ...fields });
		if (!isMultipart)
			return post(new URLSearchParams(all).toString(), ["Content-Type", URL_ENCODED]);
		const parts = all.map(([name, text]) => part(`name="${name}"`, text));
		return post(`${parts.join("")}--b--\r\n`, ["Content-Type", MULTIPART]);
	});

const bodyShot = fc
	.tuple(
		fc.oneof(
			oneOf([URL_ENCODED, MULTIPART, "application/json", "a", `${URL_ENCODED};charset=${MARK}`]),
			fc.string({ unit: "grapheme-ascii" }),
		),
		fc.oneof(
			fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes)),
			oneOf([
				'{"__proto__":{"x":1}}',
				"a&".repeat(16_000),
				`message=${TOO_MUCH}`,
				part("name=a").repeat(580),
				part('name="message"', TOO_MUCH),
				`${part(`name="name"; filename="../${MARK}.html"\r\nContent-Type: text/html`, "a")}--b--\r\n`,
				`--b\r\n${"X: y\r\n".repeat(5_000)}`,
			]).map((text) => Buffer.from(text)),
		),
	)
	.map(([type, body]) => post(body, ["Content-Type", type]));

/** Header lines that two servers would parse differently, so that one request could smuggle another one. */
const FRAMING = [
	"Content-Length: 6",
	"Content-Length : 1",
	"Transfer-Encoding: chunked",
	"Transfer-Encoding : chunked",
	"Transfer-Encoding:\r\n chunked",
	"X: a\r\n Host: evil.example",
	": a",
	`${MARK}: ${"a".repeat(20_000)}`,
];
/** Bodies that are complete however they are parsed: of six bytes at least, and with the end of chunked ones. */
const BODIES = [
	"0\r\n\r\nG",
	`5c\r\n${"G".repeat(0x5c)}\r\n0\r\n\r\n`,
	`1;${"a".repeat(20_000)}\r\na\r\n0\r\n\r\n`,
];
const framingShot = fc
	.tuple(
		oneOf(["GET", "POST"]),
		fc.subarray(FRAMING, { minLength: 1, maxLength: 3 }),
		oneOf(BODIES),
	)
	.map(([method, lines, body]) => ({
		bytes: Buffer.from(
			`${method} /contact HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n${lines.join("\r\n")}\r\n\r\n${body}`,
			"latin1",
		),
	}));

export const HOOK_SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

/** Signed messages to the content's hook, and such that were changed on the way. */
const hookShot = fc
	.tuple(fc.json(), fc.boolean(), hostileHeader)
	.map(([body, isSound, [, value]]): Shot => {
		const at = new Date(getNow());
		const headers: Headers = [
			["webhook-id", "msg_1"],
			["webhook-timestamp", String(Math.floor(at.getTime() / 1_000))],
			["webhook-signature", isSound ? new Webhook(HOOK_SECRET).sign("msg_1", at, body) : value],
		];
		const bytes = writeRequest("/hooks/content", { method: "POST", headers, body });
		return { bytes, wanted: isSound ? [204, 401] : [400, 401, 431] };
	});

/** An unlimited number of addresses, each of which would take a place in the page cache. */
export const numberShot = fc
	.tuple(
		oneOf(
			listWords(`/art/cover/seo/*.svg /blog/* /* /about?* /mumbai.data?*=1 /search?q=* /blog?tag=* /contact?*
			/tools/ad-budget?budget=* /%73ervices/seo/mumbai?* /sitemaps/*.xml`),
		),
		fc.integer({ min: 2 ** 28, max: 2 ** 31 }),
	)
	.map(([address, number]) => toShot(address.replace("*", number.toString(16))));

/** All requests by their kind. */
export const SHOTS: Record<string, fc.Arbitrary<Shot>> = {
	paths: fc
		.tuple(hostilePath, oneOf(["GET", "HEAD", "POST"]))
		.map(([path, method]) => toShot(path, { method })),
	// The values are in lower case, as upper case would be redirected first.
	"segments of addresses": fc
		.tuple(oneOf(SEGMENTS), hostileValue)
		.map(([path, value]) => toShot(path.replace("*", () => value.toLowerCase()))),
	parameters: fc
		.tuple(oneOf(PARAMETERS), hostileValue, oneOf([...PROTOTYPE_KEYS, "a"]))
		.map(([address, value, key]) => toShot(`${address}=${value}&${key}=1&${key}[x]=1`)),
	"poison for cached pages": fc
		.tuple(oneOf(CACHED_PAGES), fc.array(hostileHeader, { maxLength: 3 }), oneOf(["GET", "HEAD"]))
		.map(([path, headers, method]) => toShot(path, { method, headers })),
	forms: formShot,
	bodies: bodyShot,
	"packed bodies": oneOf(["gzip", "br", "deflate", "x", "gzip, gzip"]).map((encoding) =>
		post(BOMB, ["Content-Type", URL_ENCODED], ["Content-Encoding", encoding]),
	),
	"requests that two servers read in two ways": framingShot,
	"messages to the hook": hookShot,
};
