import { Webhook } from "standardwebhooks";
import { type Attack, shoot } from "./attack.ts";
import { PROTOTYPE_KEYS } from "./hostile-lists.ts";
import { writeRequest } from "./raw-request.ts";

const PATH = "/hooks/content";
const BODY = '{"slug":"a-post"}';
const HOUR_MS = 3_600_000;
const OTHER = `whsec_${Buffer.from("another secret of some length").toString("base64")}`;

type Headers = [string, string][];

/** Messages to the content's hook that nobody signed, or that were signed for another day. */
export function attackHook(secret: string): Attack {
	const sign = (body: string, key = secret, at = new Date()): Headers => [
		["webhook-id", "msg_1"],
		["webhook-timestamp", String(Math.floor(at.getTime() / 1_000))],
		["webhook-signature", new Webhook(key).sign("msg_1", at, body)],
	];
	const without = (name: string) => sign(BODY).filter(([each]) => each !== `webhook-${name}`);
	const replaced = (name: string, value: string): Headers => [
		...without(name),
		[`webhook-${name}`, value],
	];
	return {
		title: "hostile messages to the hook",
		run: (target) => {
			const now = Date.now();
			const post = (
				what: string,
				headers: Headers,
				body = BODY,
				wanted: number | number[] = 401,
			) => ({
				what,
				bytes: writeRequest(PATH, { method: "POST", headers, body }),
				wanted,
			});
			return shoot(target, [
				post("a message that is signed", sign(BODY), BODY, 204),
				post("nothing signed", []),
				post("another's signature", sign(BODY, OTHER)),
				post("another body", sign("{}")),
				post("an old message", sign(BODY, secret, new Date(now - HOUR_MS))),
				post("a message of the future", sign(BODY, secret, new Date(now + HOUR_MS))),
				...["id", "timestamp", "signature"].flatMap((name) => [
					post(`no ${name}`, without(name)),
					...[
						"",
						"NaN",
						"-1",
						"1e99",
						"__proto__",
						"v1,",
						"v1a,AAAA",
						"v2,AAAA",
						"v1,AAAA v1,AAAA",
					].map((value) => post(`${name}: ${value}`, replaced(name, value))),
				]),
				post("thousands of signatures", replaced("signature", "v1,AAAA ".repeat(1_500))),
				...[
					"[]",
					"null",
					"1",
					'"a"',
					'{"slug":1}',
					'{"slug":{}}',
					"{",
					`{"slug":"${"a".repeat(300)}"}`,
				].map((body) => post(`signed ${body}`, sign(body), body)),
				...PROTOTYPE_KEYS.map((key) => {
					const body = `{"${key}":{"slug":"x","polluted":1}}`;
					return post(`signed ${body}`, sign(body), body, [204, 401]);
				}),
				...["../../../etc/passwd", "%00", "a/b", "?x=1", "\\u0000", "a-post&per_page=100"].map(
					(slug) => {
						const body = JSON.stringify({ slug });
						return post(`signed slug ${slug}`, sign(body), body, [204, 401]);
					},
				),
				post("too much", sign("a".repeat(5_000)), "a".repeat(5_000), 413),
				post("far too much", [], "a".repeat(1_000_000), 413),
				post(
					"pieces",
					[["Transfer-Encoding", "chunked"]],
					`1388\r\n${"a".repeat(5_000)}\r\n0\r\n\r\n`,
					413,
				),
				...["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"].map((method) => ({
					what: `${method} ${PATH}`,
					bytes: writeRequest(PATH, { method, headers: sign(BODY), body: "" }),
					wanted: [404, 405],
				})),
			]);
		},
	};
}
