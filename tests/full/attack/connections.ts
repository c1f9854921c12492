import { connect, type Socket } from "node:net";
import { MOST_WAITING } from "../../../server/limits/limits.ts";
import { type Attack, inTurns, openReport, type Report, shoot } from "./attack.ts";
import { MARK } from "./judge-answer.ts";
import { sendBytes, writeRequest } from "./raw-request.ts";
import type { Target } from "./target.ts";

const HOST = "Host: www.kiteline.example\r\n";
const END = "Connection: close\r\n\r\n";

type Shots = Parameters<typeof shoot>[1];

/** Requests that two servers would read in two ways, so that one is led through the other. */
const SMUGGLING: Shots = [
	["a length and pieces", "Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG"],
	[
		"pieces and a length",
		"Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n5c\r\nG\r\n0\r\n\r\n",
	],
	["two lengths", "Content-Length: 1\r\nContent-Length: 2\r\n\r\na"],
	["a list of lengths", "Content-Length: 1, 2\r\n\r\na"],
	["a length with a sign", "Content-Length: +1\r\n\r\na"],
	["a length below nothing", "Content-Length: -1\r\n\r\n"],
	["a length in hexadecimal", "Content-Length: 0x1\r\n\r\na"],
	["an endless length", `Content-Length: ${"9".repeat(40)}\r\n\r\na`],
	["a length with a blank before its colon", "Content-Length : 1\r\n\r\na"],
	["pieces with a blank before the colon", "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n"],
	["pieces twice", "Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n"],
	["pieces in disguise", "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n"],
	[
		"pieces that are the same",
		"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
	],
	["pieces behind a tab", "Transfer-Encoding:\tchunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n"],
	["pieces in a folded line", "Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n"],
	["a folded header", `X: a\r\n Host: evil.example\r\nContent-Length: 0\r\n\r\n`],
	["a bare line feed", "X: a\nContent-Length: 0\r\n\r\n"],
	["a bare carriage return", "X: a\rContent-Length: 0\r\n\r\n"],
	["a NUL", "X: a\0b\r\nContent-Length: 0\r\n\r\n"],
	["a header without a name", ": a\r\nContent-Length: 0\r\n\r\n"],
	["a header with a blank in its name", "X Y: a\r\nContent-Length: 0\r\n\r\n"],
	["a piece of no size", "Transfer-Encoding: chunked\r\n\r\nzz\r\n"],
	["a piece of endless size", "Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n"],
	["a piece below nothing", "Transfer-Encoding: chunked\r\n\r\n-1\r\n"],
	["a piece without its end", "Transfer-Encoding: chunked\r\n\r\n1\r\nab\r\n0\r\n\r\n"],
	["a piece that ends by a line feed", "Transfer-Encoding: chunked\r\n\r\n1\na\n0\n\n"],
].map(([what = "", rest = ""]) => ({
	what,
	bytes: `POST /contact HTTP/1.1\r\n${HOST}Connection: close\r\n${rest}`,
}));

const LINES: Shots = [
	["line feeds alone", `GET / HTTP/1.1\n${HOST.trim()}\n\n`],
	["two blanks", `GET  / HTTP/1.1\r\n${HOST}${END}`],
	["a tab", `GET\t/\tHTTP/1.1\r\n${HOST}${END}`],
	["a blank within", `GET /a b HTTP/1.1\r\n${HOST}${END}`],
	["another HTTP", `GET / HTTP/3.0\r\n${HOST}${END}`],
	["no HTTP", "GET /\r\n\r\n"],
	["a letter of TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
	["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
	[
		"a way to HTTP/2",
		`GET / HTTP/1.1\r\n${HOST}Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAA\r\n${END}`,
	],
	["a way to a WebSocket", `GET / HTTP/1.1\r\n${HOST}Upgrade: websocket\r\n${END}`],
	["a tunnel", `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}${END}`],
	["letters that are none", `GET /\xff\xfe\x80 HTTP/1.1\r\n${HOST}X: \xff\x80\r\n${END}`],
	["a host with an attack", `GET /About HTTP/1.1\r\nHost: evil.example/"><${MARK}>\r\n${END}`],
	["no host", `GET / HTTP/1.1\r\n${END}`],
	["two hosts", `GET / HTTP/1.1\r\n${HOST}Host: evil.example\r\n${END}`],
	["an address above all headers", `GET /${"a".repeat(20_000)} HTTP/1.1\r\n${HOST}${END}`],
	["a path that is too long", `GET /${"a".repeat(2_000)} HTTP/1.1\r\n${HOST}${END}`],
	["a query that is too long", `GET /?${"q=a&".repeat(2_000)} HTTP/1.1\r\n${HOST}${END}`],
	["thousands of parameters", `GET /search?${"q&".repeat(1_900)} HTTP/1.1\r\n${HOST}${END}`],
	["a header that is too long", `GET / HTTP/1.1\r\n${HOST}X: ${"a".repeat(20_000)}\r\n${END}`],
	[
		"a header's name that is too long",
		`GET / HTTP/1.1\r\n${HOST}${"X".repeat(20_000)}: a\r\n${END}`,
	],
	["too many headers", `GET / HTTP/1.1\r\n${HOST}${"X: a\r\n".repeat(150)}${END}`],
	[
		"a cookie that is too long",
		`GET / HTTP/1.1\r\n${HOST}Cookie: a=${"b".repeat(17_000)}\r\n${END}`,
	],
	["thousands of cookies", `GET / HTTP/1.1\r\n${HOST}Cookie: ${"a=b; ".repeat(2_000)}\r\n${END}`],
	[
		"thousands of tags",
		`GET /about HTTP/1.1\r\n${HOST}If-None-Match: ${'"a", '.repeat(2_500)}\r\n${END}`,
	],
	[
		"thousands of languages",
		`GET /about HTTP/1.1\r\n${HOST}Accept-Language: ${"a;q=0.1,".repeat(1_500)}\r\n${END}`,
	],
	[
		"thousands of encodings",
		`GET /about HTTP/1.1\r\n${HOST}Accept-Encoding: ${"a;q=0.1,".repeat(1_500)}\r\n${END}`,
	],
	[
		"thousands of pieces",
		`GET /about HTTP/1.1\r\n${HOST}Range: bytes=${"0-0,".repeat(3_000)}0-0\r\n${END}`,
	],
	[
		"thousands of proxies",
		`GET / HTTP/1.1\r\n${HOST}X-Forwarded-For: ${"10.0.0.1, ".repeat(1_400)}\r\n${END}`,
	],
].map(([what = "", bytes = ""]) => ({ what, bytes: Buffer.from(bytes, "latin1") }));

/** Line ends in each place that comes back in a header: an address that is led elsewhere. */
const INJECTIONS: Shots = [
	...[
		"\r\n",
		"\n",
		"\r",
		"%0d%0a",
		"%0D%0A",
		"%0a",
		"%E5%98%8A%E5%98%8D",
		"\u560d\u560a",
		"%250d%250a",
	],
].flatMap((lineEnd) =>
	[
		"/About/*",
		"/About?x=*",
		"/*/Mumbai/",
		"/blog/*/",
		"/contact?*",
		"/ASSETS/*",
		"//*",
		"/.//*",
	].map((address) => {
		const target = address.replace("*", `x${lineEnd}${MARK}: 1${lineEnd}${lineEnd}<${MARK}>`);
		return { what: target, bytes: writeRequest(target) };
	}),
);

export const attackLines: Attack = {
	title: "odd and oversized requests",
	run: (target) => shoot(target, [...SMUGGLING, ...LINES, ...INJECTIONS]),
};

/** So many at a time of each kind. */
const SLOW = 10;
const DRIP_MS = 700;
/** The server promises 15 s; what is looked at now and then is seen a little later. */
const MOST_HELD_MS = 20_000;

/** Clients that take for ever, while others want their pages. */
export const attackSlowly: Attack = { title: "slow clients", run: runSlowly };

async function runSlowly(target: Target): Promise<Report> {
	const report = openReport();
	const begun = performance.now();
	const kinds: Record<string, { first: string; drip: string; isUnread?: boolean }> = {
		"nothing at all": { first: "", drip: "" },
		"a request line": { first: "G", drip: "E" },
		headers: { first: `GET / HTTP/1.1\r\n${HOST}`, drip: "X: a\r\n" },
		"a body": {
			first: `POST /contact HTTP/1.1\r\n${HOST}Content-Length: 30000\r\n\r\n`,
			drip: "a",
		},
		"a body for the hook": {
			first: `POST /hooks/content HTTP/1.1\r\n${HOST}Content-Length: 3000\r\n\r\n`,
			drip: "a",
		},
		"nothing after the hook": {
			first: `POST /hooks/content HTTP/1.1\r\n${HOST}Content-Length: 2\r\n\r\n{}`,
			drip: "",
		},
		"a body in pieces": {
			first: `POST /contact HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n`,
			drip: "1\r\na\r\n",
		},
		"pages that nobody reads": {
			first: `GET / HTTP/1.1\r\n${HOST}\r\n`.repeat(MOST_WAITING),
			drip: "",
			isUnread: true,
		},
		"hundreds of requests at once": {
			first: `GET / HTTP/1.1\r\n${HOST}\r\n`.repeat(300),
			drip: "",
			isUnread: true,
		},
	};
	const open = Object.entries(kinds).flatMap(([kind, { first, drip, isUnread }]) =>
		Array.from({ length: SLOW }, () => holdOn(target, first, drip, isUnread)).map(
			async (held) => [kind, await held] as const,
		),
	);
	let isOver = false;
	const all = Promise.all(open).finally(() => {
		isOver = true;
	});
	while (!isOver) {
		const answer = await sendBytes(target.port, writeRequest("/about"));
		report.addAnswer("a page meanwhile", answer, 200);
		await new Promise((done) => setTimeout(done, DRIP_MS));
	}
	for (const [kind, ms] of await all) {
		if (ms > MOST_HELD_MS) report.addFault(kind, `it was held for ${Math.round(ms)} ms`);
	}
	if (performance.now() - begun < 1_000) report.addFault("slow clients", "nobody was slow");
	return report;
}

/** For how long the server lets it hold on, in ms. */
function holdOn(target: Target, first: string, drip: string, isUnread = false): Promise<number> {
	const begun = performance.now();
	const socket: Socket = connect({ host: "127.0.0.1", port: target.port });
	if (isUnread) socket.pause();
	else socket.resume();
	socket.on("error", () => {});
	socket.write(first);
	const dripping = setInterval(() => {
		// Who reads nothing hears of the end only when it writes.
		socket.write(isUnread ? "G" : drip);
		if (performance.now() - begun > MOST_HELD_MS + DRIP_MS) socket.destroy();
	}, DRIP_MS);
	return new Promise((done) => {
		socket.once("close", () => {
			clearInterval(dripping);
			done(performance.now() - begun);
		});
	});
}

/** Connections that are opened and dropped in the midst of everything. */
export const attackByLeaving: Attack = {
	title: "clients that leave",
	run: async (target, share) => {
		const report = openReport();
		const beginnings = [
			...["", "G", `GET / HTTP/1.1\r\n${HOST}`, `GET /contact HTTP/1.1\r\n${HOST}\r\n`],
			...[
				`GET /cards/mumbai.png HTTP/1.1\r\n${HOST}\r\n`,
				`GET /search?q=a HTTP/1.1\r\n${HOST}\r\n`,
			],
			`POST /contact HTTP/1.1\r\n${HOST}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 99\r\n\r\n--b`,
			`POST /visits HTTP/1.1\r\n${HOST}Content-Length: 99\r\n\r\n{`,
			`POST /hooks/content HTTP/1.1\r\n${HOST}Content-Length: 99\r\n\r\n{`,
		];
		const rounds = Array.from({ length: Math.ceil(40 * share) }, () => beginnings).flat();
		await inTurns(rounds, async (bytes) => {
			const socket = connect({ host: "127.0.0.1", port: target.port });
			socket.on("error", () => {});
			await new Promise<void>((done) => socket.once("connect", done));
			await new Promise<void>((done) => socket.write(bytes || " ", () => done()));
			const closed = new Promise((done) => socket.once("close", done));
			socket.resetAndDestroy();
			await closed;
		});
		report.addAnswer(
			"a page after them",
			await sendBytes(target.port, writeRequest("/about")),
			200,
		);
		return report;
	},
};
