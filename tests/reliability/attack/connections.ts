import { connect } from "node:net";
import { listWords } from "./hostile-lists.ts";
import { MARK } from "./judge-answer.ts";
import { type Shot, writeRequest } from "./shots.ts";

const HOST = "Host: www.kiteline.example\r\n";
const POST = `POST /contact HTTP/1.1\r\n${HOST}`;
const CHUNKED = "Transfer-Encoding: chunked\r\n";
const EMPTY = "Content-Length: 0\r\n\r\n";

/** Requests that two servers would read in two ways, so that one is led through the other. */
const SMUGGLING = [
	`Content-Length: 6\r\n${CHUNKED}\r\n0\r\n\r\nG`,
	`${CHUNKED}Content-Length: 4\r\n\r\n5c\r\nG\r\n0\r\n\r\n`,
	...["1, 2", "+1", "0x1", "9".repeat(40)].map((size) => `Content-Length: ${size}\r\n\r\na`),
	"Content-Length : 1\r\n\r\na",
	"Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
	"Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n",
	`${CHUNKED}Transfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
	"Transfer-Encoding:\tchunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
	"Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n",
	`X: a\r\n Host: evil.example\r\n${EMPTY}`,
	...["X: a\n", "X: a\r", "X: a\0b\r\n", ": a\r\n", "X Y: a\r\n"].map((line) => line + EMPTY),
	...[`${"f".repeat(18)}\r\n`, "-1\r\n", "1\r\nab\r\n0\r\n\r\n", "1\na\n0\n\n"].map(
		(chunk) => `${CHUNKED}\r\n${chunk}`,
	),
].map((rest) => `${POST}Connection: close\r\n${rest}`);

/** Others than in tests/requests/limits.test.ts. */
const LINES = [
	`GET / HTTP/1.1\n${HOST.trim()}\n\n`,
	"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
	"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
	`GET /About HTTP/1.1\r\nHost: evil.example/"><${MARK}>\r\nConnection: close\r\n\r\n`,
];
const TARGETS = [" /", "/\t", "/a b", "/\xff\xfe\x80", `/?${"q=a&".repeat(2_000)}`];
const HEADERS: [name: string, value: string][] = [
	["Upgrade", "h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAA"],
	["Cookie", "a=b; ".repeat(2_000)],
	["If-None-Match", '"a", '.repeat(2_500)],
	["Accept-Encoding", "a;q=0.1,".repeat(1_500)],
	["Range", `bytes=${"0-0,".repeat(3_000)}0-0`],
];

/** Line ends in each place that comes back in a header: an address that is led elsewhere. */
const LINE_ENDS = ["\r\n", "\n", "\r", "\u560d\u560a", "%0d%0a", "%0a", "%E5%98%8A", "%250d%250a"];
const INJECTIONS = LINE_ENDS.flatMap((lineEnd) =>
	listWords("/About/* /About?x=* /*/Mumbai/ /blog/*/ /contact?* /ASSETS/* //* /.//*").map(
		(address) => address.replace("*", `x${lineEnd}${MARK}: 1${lineEnd}${lineEnd}<${MARK}>`),
	),
);

export const listLineShots = (): Shot[] => [
	...[...SMUGGLING, ...LINES].map((text) => ({ bytes: Buffer.from(text, "latin1") })),
	...[...TARGETS, ...INJECTIONS].map((target) => ({ bytes: writeRequest(target) })),
	...HEADERS.map((header) => ({ bytes: writeRequest("/about", { headers: [header] }) })),
];

/** What clients write who then break the connection off. */
export const BEGINNINGS = [
	`GET / HTTP/1.1\r\n${HOST}`,
	...["/contact", "/search?q=a"].map((path) => `GET ${path} HTTP/1.1\r\n${HOST}\r\n`),
	`${POST}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 99\r\n\r\n--b`,
	...["/visits", "/hooks/content"].map(
		(path) => `POST ${path} HTTP/1.1\r\n${HOST}Content-Length: 99\r\n\r\n{`,
	),
];

export async function beginAndLeave(port: number, bytes: string): Promise<void> {
	const socket = connect({ host: "127.0.0.1", port });
	socket.on("error", () => {});
	socket.write(bytes, () => socket.resetAndDestroy());
	await new Promise((done) => socket.once("close", done));
}
