import { gzipSync } from "node:zlib";
import { Webhook } from "standardwebhooks";
import { FIELD_NAMES, TRAP_FIELD } from "../../../app/enquiries/enquiry-fields.ts";
import { BODY_BYTES } from "../../../server/limits/limits.ts";
import { listTexts, listWords, PROTOTYPE_KEYS } from "./hostile-lists.ts";
import { MARK } from "./judge-answer.ts";
import { type Headers, type Shot, sample, writeRequest } from "./shots.ts";

const URL_ENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=b";
const FIELDS = {
	name: "Riya Desai",
	email: "riya@x.example",
	message: "We weave and sell too few.",
};
const GOOD = new URLSearchParams(FIELDS).toString();
/** Those that a visitor fills in, and those that the page does by itself. */
const NAMES = [
	...FIELD_NAMES,
	TRAP_FIELD,
	...listWords(`submissionId formToken service city district calculation landingPage referrer
		firstTouch lastTouch isScripted wantsNews`),
];

function post(type: string, body: string | Buffer, more: Headers = []): Shot {
	const headers: Headers = [["Content-Type", type], ...more];
	const bytes = writeRequest("/contact", { method: "POST", headers, body });
	return { bytes, what: `${headers.join()}: ${body.toString().slice(0, 200)}` };
}

const part = (head: string, text = "") =>
	`--b\r\nContent-Disposition: form-data${head}\r\n\r\n${text}\r\n`;

function writeMultipart(fields: object): string {
	const parts = Object.entries(fields).map(([name, text]) => part(`; name="${name}"`, text));
	return `${parts.join("")}--b--\r\n`;
}

/** Hostile texts in every field, in both encodings that a form may have. */
export function listFieldShots(): Shot[] {
	const texts = listTexts();
	const filled = NAMES.flatMap((name) => texts.map((text) => ({ ...FIELDS, [name]: text })));
	return sample(filled).map((fields, at) =>
		at % 2
			? post(MULTIPART, writeMultipart(fields))
			: post(URL_ENCODED, new URLSearchParams(fields).toString()),
	);
}

const TYPES = [
	...listWords(`application/json text/plain text/html application/xml image/png a */* multipart/form-data
		${URL_ENCODED},text/plain ${URL_ENCODED}x ${URL_ENCODED};charset=utf-16 ${URL_ENCODED};charset=${MARK}
		multipart/mixed;boundary=b multipart/form-data;boundary= multipart/form-data;boundary="
		multipart/form-data;boundary=a;boundary=b`),
	`multipart/form-data; boundary=${"b".repeat(500)}`,
];
const BODIES = ["", GOOD, "{", '{"__proto__":{"polluted":1}}', `<${MARK}>`, "\0\0\0\0"];
const VALUES = [
	"a".repeat(20_000),
	...listWords("% %zz %ff%fe %00 %0d%0aBcc:a@b.example %ed%a0%80 +"),
];
const NOT_UTF8 = Buffer.from([0xff, 0xc0, 0xed, 0xa0]);
const FILE = `filename="../../../${MARK}.html"\r\nContent-Type: text/html`;
const TOO_MUCH = "a".repeat(BODY_BYTES + 1_000);

/** Too many, without an end, without names, within parts, in a transfer encoding, with a broken name, too long. */
const PARTS = [
	part("; name=a").repeat(580),
	`--b\r\n${"X: y\r\n".repeat(5_000)}`,
	'--b\r\nContent-Disposition: form-data; name="name"',
	part('; name="name"', "Riya"),
	`--b\r\n\r\n\r\n${part("")}--b--`,
	part('; name="name"', writeMultipart({ name: "a" })),
	`${part('; name="name"\r\nContent-Transfer-Encoding: base64', "!!!")}--b--\r\n`,
	`${part(`; name="a%0d%0a${MARK}: 1"`, "x")}--b--\r\n`,
	part('; name="message"', TOO_MUCH),
];

const CHUNKED: Headers = [["Transfer-Encoding", "chunked"]];
const CHUNKS = [
	`${TOO_MUCH.length.toString(16)}\r\n${TOO_MUCH}\r\n0\r\n\r\n`,
	`1;${"a".repeat(20_000)}\r\na\r\n0\r\n\r\n`,
	`1\r\na\r\n0\r\nHost: evil.example\r\n${MARK}: 1\r\n\r\n`,
];

/** Bodies that are no form, or more of one than any page has. */
export function listBodyShots(): Shot[] {
	const bomb = gzipSync(Buffer.alloc(10_000_000));
	const bodies = [
		...PROTOTYPE_KEYS.flatMap((key) => [`${GOOD}&${key}=1&${key}=2`, `${key}=1`]),
		...NAMES.flatMap((name) => [
			`${GOOD}&${name}=a&${name}=b`,
			`${GOOD}&${name}[]=a&${name}[x]=b`,
			Buffer.concat([Buffer.from(`${GOOD}&${name}=`), NOT_UTF8]),
			...VALUES.map((value) => `${GOOD}&${name}=${value}`),
		]),
		...["a&".repeat(16_000), `message=${TOO_MUCH}`, "a".repeat(100 * BODY_BYTES)],
	];
	const multiparts = [
		...PROTOTYPE_KEYS.map((key) => writeMultipart({ ...FIELDS, [key]: "1" })),
		...NAMES.map((name) => `${part(`; name="${name}"; ${FILE}`, `<${MARK}>`)}--b--\r\n`),
		...PARTS,
	];
	return [
		...TYPES.flatMap((type) => BODIES.map((body) => post(type, body))),
		...bodies.map((body) => post(URL_ENCODED, body)),
		...multiparts.map((body) => post(MULTIPART, body)),
		...CHUNKS.map((body) => post(URL_ENCODED, body, CHUNKED)),
		...["gzip", "br", "deflate", "identity", "x", "gzip, gzip"].map((encoding) =>
			post(URL_ENCODED, bomb, [["Content-Encoding", encoding]]),
		),
		{ bytes: writeRequest("/contact", { method: "POST", body: GOOD }) },
	];
}

export const HOOK_SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const OTHER_SECRET = `whsec_${Buffer.from("another secret of some length").toString("base64")}`;
const HOOK = "/hooks/content";
const MESSAGE = '{"slug":"small-post-1"}';
const HOUR_MS = 3_600_000;
const LARGE = "a".repeat(5_000);

function sign(body: string, { secret = HOOK_SECRET, age = 0 } = {}): Headers {
	const at = new Date(Date.now() - age);
	return [
		["webhook-id", "msg_1"],
		["webhook-timestamp", String(Math.floor(at.getTime() / 1_000))],
		["webhook-signature", new Webhook(secret).sign("msg_1", at, body)],
	];
}

function postHook(headers: Headers, { body = MESSAGE, wanted = [401] } = {}): Shot {
	return { bytes: writeRequest(HOOK, { method: "POST", headers, body }), wanted };
}

/** The good message without one of its headers, or with another value of it. */
const postWithout = (name: string, ...instead: Headers[number][]) =>
	postHook([...sign(MESSAGE).filter(([each]) => each !== name), ...instead]);

const SIGNED_VALUES = ["", ...listWords("NaN -1 1e99 __proto__ v1, v1a,AAAA v2,AAAA")];
const SLUGS = listWords(String.raw`../../../etc/passwd %00 a/b ?x=1 \u0000 a-post&per_page=100`);
const INVALID = ["[]", "null", "1", '"a"', '{"slug":1}', '{"slug":{}}', "{"];

/** Messages to the content's hook that nobody signed, or that were signed for another day. */
export function listHookShots(): Shot[] {
	const odd = [
		...PROTOTYPE_KEYS.map((key) => `{"${key}":{"slug":"x","polluted":1}}`),
		...SLUGS.map((slug) => JSON.stringify({ slug })),
	];
	return [
		postHook(sign(MESSAGE), { wanted: [204] }),
		postHook([]),
		postHook(sign(MESSAGE, { secret: OTHER_SECRET })),
		postHook(sign("{}")),
		postHook(sign(MESSAGE, { age: HOUR_MS })),
		postHook(sign(MESSAGE, { age: -HOUR_MS })),
		...listWords("webhook-id webhook-timestamp webhook-signature").flatMap((name) => [
			postWithout(name),
			...SIGNED_VALUES.map((value) => postWithout(name, [name, value])),
		]),
		postWithout("webhook-signature", ["webhook-signature", "v1,AAAA ".repeat(1_500)]),
		...[...INVALID, `{"slug":"${"a".repeat(300)}"}`].map((body) => postHook(sign(body), { body })),
		...odd.map((body) => postHook(sign(body), { body, wanted: [204, 401] })),
		postHook(sign(LARGE), { body: LARGE, wanted: [413] }),
		postHook([], { body: "a".repeat(1_000_000), wanted: [413] }),
		postHook(CHUNKED, { body: `1388\r\n${LARGE}\r\n0\r\n\r\n`, wanted: [413] }),
		...listWords("GET HEAD PUT DELETE PATCH OPTIONS TRACE").map((method) => ({
			bytes: writeRequest(HOOK, { method, headers: sign(MESSAGE) }),
			wanted: [404, 405],
		})),
	];
}
