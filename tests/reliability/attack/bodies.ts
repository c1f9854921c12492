import { gzipSync } from "node:zlib";
import { Webhook } from "standardwebhooks";
import { FIELD_NAMES, TRAP_FIELD } from "../../../app/enquiries/enquiry-fields.ts";
import { BODY_BYTES } from "../../../server/limits/limits.ts";
import { GOOD } from "../../support/enquiries.ts";
import { listTexts, listWords, PROTOTYPE_KEYS } from "./hostile-lists.ts";
import { MARK } from "./judge-answer.ts";
import { type Headers, type Shot, sample, writeRequest } from "./shots.ts";

const URL_ENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=b";
const FORM = new URLSearchParams(GOOD).toString();
/** Those that a visitor fills in, and those that the page does by itself. */
const NAMES =
	listWords(`${FIELD_NAMES.join(" ")} ${TRAP_FIELD} submissionId formToken service city district
	calculation landingPage referrer firstTouch lastTouch isScripted wantsNews`);

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
	const filled = NAMES.flatMap((name) => texts.map((text) => ({ ...GOOD, [name]: text })));
	return sample(filled).map((fields, at) =>
		at % 2
			? post(MULTIPART, writeMultipart(fields))
			: post(URL_ENCODED, new URLSearchParams(fields).toString()),
	);
}

const TYPES = listWords(`
	application/json text/plain text/html application/xml image/png a */* multipart/form-data
	${URL_ENCODED},text/plain ${URL_ENCODED}x ${URL_ENCODED};charset=utf-16 ${URL_ENCODED};charset=${MARK}
	multipart/mixed;boundary=b multipart/form-data;boundary= multipart/form-data;boundary="
	multipart/form-data;boundary=a;boundary=b multipart/form-data;boundary=${"b".repeat(500)}`);
const BODIES = ["", FORM, "{", '{"__proto__":{"polluted":1}}', `<${MARK}>`, "\0\0\0\0"];
const VALUES = listWords("% %zz %ff%fe %00 %0d%0aBcc:a@b.example %ed%a0%80 +");
const FILE = `filename="../../../${MARK}.html"\r\nContent-Type: text/html`;
const TOO_MUCH = "a".repeat(BODY_BYTES + 1_000);

/** Too many, without an end, without names, within parts, in a transfer encoding, with a broken name, too long. */
const PARTS = [
	part("; name=a").repeat(580),
	`--b\r\n${"X: y\r\n".repeat(5_000)}`,
	'--b\r\nContent-Disposition: form-data; name="name"',
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
		...PROTOTYPE_KEYS.flatMap((key) => [`${FORM}&${key}=1&${key}=2`, `${key}=1`]),
		...NAMES.flatMap((name) => [
			`${FORM}&${name}=a&${name}=b`,
			`${FORM}&${name}[]=a&${name}[x]=b`,
			Buffer.from(`${FORM}&${name}=\xff\xc0\xed\xa0`, "latin1"),
			...VALUES.map((value) => `${FORM}&${name}=${value}`),
		]),
		"a&".repeat(16_000),
		`message=${TOO_MUCH}`,
		"a".repeat(100 * BODY_BYTES),
	];
	const multiparts = [
		...PROTOTYPE_KEYS.map((key) => writeMultipart({ ...GOOD, [key]: "1" })),
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
		{ bytes: writeRequest("/contact", { method: "POST", body: FORM }) },
	];
}

export const HOOK_SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const MESSAGE = '{"slug":"small-post"}';

function sign(body: string): Headers {
	const at = new Date();
	return [
		["webhook-id", "msg_1"],
		["webhook-timestamp", String(Math.floor(at.getTime() / 1_000))],
		["webhook-signature", new Webhook(HOOK_SECRET).sign("msg_1", at, body)],
	];
}

/** Odd messages to the content's hook; tests/requests/content-hook.test.ts has the plain ones. */
export function listHookShots(): Shot[] {
	const toShot = (body: string, wanted: number[], headers = sign(body), method = "POST"): Shot => ({
		bytes: writeRequest("/hooks/content", { method, headers, body }),
		wanted,
	});
	const invalid = listWords('[] null 1 "a" { {"slug":1} {"slug":{}}');
	const odd = listWords(String.raw`../../../etc/passwd %00 a/b ?x=1 \u0000 a-post&per_page=100`);
	const signedValues = ["", ...listWords("NaN -1 1e99 __proto__ v1, v1a,AAAA v2,AAAA")];
	const resigned = sign(MESSAGE).flatMap(([name]) => {
		const others = sign(MESSAGE).filter(([each]) => each !== name);
		return [others, ...signedValues.map((value): Headers => [...others, [name, value]])];
	});
	return [
		toShot(MESSAGE, [204]),
		...resigned.map((headers) => toShot(MESSAGE, [401], headers)),
		...[...invalid, `{"slug":"${"a".repeat(300)}"}`].map((body) => toShot(body, [401])),
		...odd.map((slug) => toShot(JSON.stringify({ slug }), [204, 401])),
		...PROTOTYPE_KEYS.map((key) => toShot(`{"${key}":{"slug":"x"}}`, [204, 401])),
		toShot("a".repeat(1_000_000), [413], []),
		toShot(`1388\r\n${"a".repeat(5_000)}\r\n0\r\n\r\n`, [413], CHUNKED),
		...listWords("HEAD PUT DELETE PATCH OPTIONS TRACE").map((method) =>
			toShot("", [404, 405], sign(""), method),
		),
	];
}
