import { gzipSync } from "node:zlib";
import { FIELD_NAMES, TRAP_FIELD } from "../../../app/enquiries/enquiry-fields.ts";
import { BODY_BYTES } from "../../../server/limits/limits.ts";
import { type Attack, shoot, take } from "./attack.ts";
import { listTexts, PROTOTYPE_KEYS } from "./hostile-lists.ts";
import { MARK } from "./judge-answer.ts";
import { writeRequest } from "./raw-request.ts";

const URL_ENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=b";
const GOOD = { name: "Riya Desai", email: "riya@x.example", message: "We weave and sell too few." };
/** Fields that the page fills in by itself. */
const OWN_FIELDS = [
	...["submissionId", "formToken", "service", "city", "district", "calculation", "landingPage"],
	...["referrer", "firstTouch", "lastTouch", "isScripted", "wantsNews", TRAP_FIELD],
];
const LARGE = BODY_BYTES + 1_000;

type Form = {
	what: string;
	type: string | null;
	body: string | Buffer;
	headers?: [string, string][];
};

/** Hostile texts in every field, in both encodings that a form may have. */
export const attackFields: Attack = {
	title: "hostile form fields",
	run: (target, share) => {
		const forms = [...FIELD_NAMES, ...OWN_FIELDS].flatMap((field) =>
			listTexts().flatMap((text, at): Form[] => {
				const fields = { ...GOOD, [field]: text.toWellFormed() };
				const what = `${field}=${text}`;
				return at % 2 === 0
					? [{ what, type: URL_ENCODED, body: new URLSearchParams(fields).toString() }]
					: [{ what, type: MULTIPART, body: writeMultipart(Object.entries(fields)) }];
			}),
		);
		return shoot(target, take(forms, share).map(toShot));
	},
};

/** Bodies that are no form, or more of one than any page has. */
export const attackBodies: Attack = {
	title: "hostile form bodies",
	run: (target) => shoot(target, listBodies().map(toShot)),
};

function toShot({ what, type, body, headers = [] }: Form) {
	const typed: [string, string][] = type === null ? headers : [["Content-Type", type], ...headers];
	return { what, bytes: writeRequest("/contact", { method: "POST", headers: typed, body }) };
}

function writePart(name: string, text: string): string {
	return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
}

function writeMultipart(fields: readonly (readonly [string, string])[]): string {
	return `${fields.map(([name, text]) => writePart(name, text)).join("")}--b--\r\n`;
}

function listBodies(): Form[] {
	const good = new URLSearchParams(GOOD).toString();
	const types = [
		...["application/json", "text/plain", "text/html", "application/xml", "image/png", "a", "*/*"],
		...["multipart/form-data", "multipart/form-data; boundary=", 'multipart/form-data; boundary="'],
		...["multipart/mixed; boundary=b", `multipart/form-data; boundary=${"b".repeat(500)}`],
		...[
			`${URL_ENCODED}; charset=utf-16`,
			`${URL_ENCODED}; charset=${MARK}`,
			`${URL_ENCODED},text/plain`,
		],
		...["multipart/form-data; boundary=a; boundary=b", "application/x-www-form-urlencodedx"],
	];
	return [
		...types.flatMap((type) =>
			["", good, "{", '{"__proto__":{"polluted":1}}', `<${MARK}>`, "\0\0\0\0"].map((body) => ({
				what: `${type} with ${body}`,
				type,
				body,
			})),
		),
		{ what: "no type", type: null, body: good },
		{ what: "nothing", type: URL_ENCODED, body: "" },
		...PROTOTYPE_KEYS.flatMap((key): Form[] => [
			{ what: `the field ${key}`, type: URL_ENCODED, body: `${good}&${key}=1&${key}=2` },
			{
				what: `the part ${key}`,
				type: MULTIPART,
				body: writeMultipart([...Object.entries(GOOD), [key, "1"]]),
			},
			{ what: `only ${key}`, type: URL_ENCODED, body: `${key}=1` },
		]),
		...[...FIELD_NAMES, ...OWN_FIELDS].flatMap((field): Form[] => [
			{ what: `${field} twice`, type: URL_ENCODED, body: `${good}&${field}=a&${field}=b` },
			{
				what: `${field} in brackets`,
				type: URL_ENCODED,
				body: `${good}&${field}[]=a&${field}[x]=b`,
			},
			{
				what: `${field} as a file`,
				type: MULTIPART,
				body: `--b\r\nContent-Disposition: form-data; name="${field}"; filename="../../../${MARK}.html"\r\nContent-Type: text/html\r\n\r\n<${MARK}>\r\n--b--\r\n`,
			},
			{
				what: `${field} not in UTF-8`,
				type: URL_ENCODED,
				body: Buffer.concat([
					Buffer.from(`${good}&${field}=`),
					Buffer.from([0xff, 0xc0, 0xed, 0xa0]),
				]),
			},
			...["%", "%zz", "%ff%fe", "%00", "%0d%0aBcc:a@b.example", "%ed%a0%80", "+"].map((raw) => ({
				what: `${field}=${raw}`,
				type: URL_ENCODED,
				body: `${good}&${field}=${raw}`,
			})),
			{
				what: `${field} with 20 KB`,
				type: URL_ENCODED,
				body: `${good}&${field}=${"a".repeat(20_000)}`,
			},
		]),
		{
			what: "thousands of parts",
			type: MULTIPART,
			body: "--b\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n".repeat(580),
		},
		{ what: "thousands of fields", type: URL_ENCODED, body: "a&".repeat(16_000) },
		{
			what: "thousands of blanks in a part's head",
			type: MULTIPART,
			body: `--b\r\n${"X: y\r\n".repeat(5_000)}`,
		},
		{
			what: "a part without an end",
			type: MULTIPART,
			body: '--b\r\nContent-Disposition: form-data; name="name"',
		},
		{ what: "parts without an end", type: MULTIPART, body: writePart("name", "Riya") },
		{
			what: "parts without names",
			type: MULTIPART,
			body: "--b\r\n\r\n\r\n--b\r\nContent-Disposition: form-data\r\n\r\n--b--",
		},
		{
			what: "parts within parts",
			type: MULTIPART,
			body: writePart("name", writeMultipart([["name", "a"]])),
		},
		{
			what: "a part in a transfer encoding",
			type: MULTIPART,
			body: `--b\r\nContent-Disposition: form-data; name="name"\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!\r\n--b--\r\n`,
		},
		{
			what: "a part's name that breaks a line",
			type: MULTIPART,
			body: `--b\r\nContent-Disposition: form-data; name="a%0d%0a${MARK}: 1"\r\n\r\nx\r\n--b--\r\n`,
		},
		...["gzip", "br", "deflate", "identity", "x", "gzip, gzip"].map(
			(encoding): Form => ({
				what: `a body in ${encoding}`,
				type: URL_ENCODED,
				body: gzipSync(Buffer.alloc(10_000_000)),
				headers: [["Content-Encoding", encoding]],
			}),
		),
		{ what: "more than any form", type: URL_ENCODED, body: `message=${"a".repeat(LARGE)}` },
		{
			what: "more than any form, in parts",
			type: MULTIPART,
			body: writePart("message", "a".repeat(LARGE)),
		},
		{ what: "a hundred times more", type: URL_ENCODED, body: "a".repeat(100 * BODY_BYTES) },
		{
			what: "more than any form, in pieces",
			type: URL_ENCODED,
			body: `${LARGE.toString(16)}\r\n${"a".repeat(LARGE)}\r\n0\r\n\r\n`,
			headers: [["Transfer-Encoding", "chunked"]],
		},
		{
			what: "pieces with long comments",
			type: URL_ENCODED,
			body: `1;${"a".repeat(20_000)}\r\na\r\n0\r\n\r\n`,
			headers: [["Transfer-Encoding", "chunked"]],
		},
		{
			what: "trailers that are headers",
			type: URL_ENCODED,
			body: `1\r\na\r\n0\r\nHost: evil.example\r\n${MARK}: 1\r\n\r\n`,
			headers: [["Transfer-Encoding", "chunked"]],
		},
		...["https://evil.example", "null", "zzz", "http://www.kiteline.example.evil.example"].map(
			(origin): Form => ({
				what: `a form from ${origin}`,
				type: URL_ENCODED,
				body: good,
				headers: [["Origin", origin]],
			}),
		),
		...["cross-site", "same-site", MARK].map(
			(site): Form => ({
				what: `a form that is ${site}`,
				type: URL_ENCODED,
				body: good,
				headers: [["Sec-Fetch-Site", site]],
			}),
		),
		{ what: "an expectation", type: URL_ENCODED, body: good, headers: [["Expect", "200-ok"]] },
	];
}
