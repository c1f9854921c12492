import { createServer as createHttp, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createHttps } from "node:https";
import { createServer as createRaw } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { listen } from "../../../../tests/support/listen.ts";
import { SELF_SIGNED } from "../../../../tests/support/self-signed.ts";
import type { Step } from "../check-report.ts";
import { CHECK_AGENT } from "../website-check-path.ts";
import type { Visit } from "./visit.ts";
import { visitWebsite } from "./visit-website.ts";

const HTML = { "Content-Type": "text/html; charset=utf-8" };
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
	for (const stop of stops.splice(0)) await stop();
});

type Handle = (response: ServerResponse, path: string) => void;

/** Starts a website of its own. Returns its address without the last slash, its host, and the paths that were asked for. */
async function start(handle: Handle, { isSecure = false } = {}) {
	const asked: string[] = [];
	const listener: RequestListener = ({ url = "", method }, response) => {
		asked.push(`${method} ${url}`);
		handle(response, url);
	};
	const server = isSecure ? createHttps(SELF_SIGNED, listener) : createHttp(listener);
	const { port, stop } = await listen(server);
	stops.push(stop);
	const host = `127.0.0.1:${port}`;
	return { origin: `http${isSecure ? "s" : ""}://${host}`, host, asked };
}

/** Starts a website of pages by their paths; others are missing. */
function startPages(pages: Readonly<Record<string, string>>) {
	return start((response, path) => {
		const html = pages[path];
		response.writeHead(html === undefined ? 404 : 200, HTML).end(html ?? "missing");
	});
}

async function visit(address: string, ...ownHosts: string[]) {
	const steps: Step[] = [];
	const onStep = (step: Step) => void steps.push(step);
	const found = await visitWebsite(address, { userAgent: CHECK_AGENT, ownHosts, now: 0, onStep });
	return { found, steps };
}

/** Visits a website that can be read. */
async function read(
	{ origin, host }: { origin: string; host: string },
	path = "/",
): Promise<Visit> {
	const { found } = await visit(origin + path, host);
	if ("problem" in found) throw new Error(found.problem);
	return found;
}

test("it reads the page, its files, up to ten pages of the host, and what other links answer", async () => {
	const links = Array.from({ length: 14 }, (_, at) => `<a href="/${at}#x">Page ${at}</a>`).join("");
	const pages = Object.fromEntries(
		Array.from({ length: 12 }, (_, at) => [`/${at}`, "<h1>Page</h1>"]),
	);
	const website = await startPages({
		...pages,
		"/": `<link rel="stylesheet" href="site.css"><img src="/a.png"><script src="https://other.example/b.js"></script>${links}
			<a href="/menu.pdf">Menu</a><a href="https://other.example/">Other</a><a href="mailto:a@b.example">Mail</a><a href="/wp-login.php">Log in</a>`,
	});
	const { found, steps } = await visit(`${website.origin}/`, website.host);
	if ("problem" in found) throw new Error(found.problem);
	expect(steps).toEqual(["page", "files", "pages", "links"]);
	expect(found.pages.map(({ url }) => new URL(url).pathname)).toEqual([
		"/",
		...Array.from({ length: 9 }, (_, at) => `/${at}`),
	]);
	const answers = found.links.map(({ url, status }) => `${new URL(url).pathname} ${status}`);
	expect(answers).toEqual(["/9 200", "/10 200", "/11 200", "/12 404", "/13 404", "/menu.pdf 404"]);
	expect(found.files.map(({ url, kind, status }) => [new URL(url).pathname, kind, status])).toEqual(
		[
			["/site.css", "style", 404],
			["/a.png", "picture", 404],
		],
	);
	expect(website.asked.filter((each) => each.includes("login"))).toEqual([]);
	expect(found).toMatchObject({
		certificate: null,
		robots: { status: 404 },
		missing: { status: 404 },
	});
});

test("robots.txt is kept for everything but the page that was asked for", async () => {
	const website = await start((response, path) => {
		const robots = `User-agent: ${CHECK_AGENT}\nDisallow: /private\nDisallow: /sitemap.xml\nDisallow: /$\n`;
		if (path === "/robots.txt")
			response.writeHead(200, { "Content-Type": "text/plain" }).end(robots);
		else
			response
				.writeHead(200, HTML)
				.end('<a href="/private/a">A</a><a href="/b">B</a><img src="/private/a.png">');
	});
	const found = await read(website);
	expect(found.pages.map(({ url }) => new URL(url).pathname)).toEqual(["/", "/b"]);
	expect(found.sitemap).toMatchObject({ status: 0, fault: "unasked" });
	expect(website.asked.filter((each) => /private|sitemap/.test(each))).toEqual([]);
});

test.for([
	["br", brotliCompressSync],
	["gzip", gzipSync],
] as const)(
	"a body in %s is decompressed, and counted as it comes",
	async ([encoding, compress]) => {
		const html = `<title>${"Zähne ".repeat(200)}</title>`;
		const body = compress(html);
		const website = await start((response) =>
			response.writeHead(200, { ...HTML, "Content-Encoding": encoding }).end(body),
		);
		expect((await read(website)).home).toMatchObject({ bytes: body.byteLength, text: html });
	},
);

test.for([
	["the header", { "Content-Type": 'text/html; charset="ISO-8859-1"' }, ""],
	["the page", { "Content-Type": "text/html" }, '<meta charset="windows-1252">'],
	[
		"the page, in the old way",
		{},
		'<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">',
	],
] as const)("a page in an encoding that %s names is read", async ([, headers, meta]) => {
	const website = await start((response) =>
		response
			.writeHead(200, headers)
			.end(Buffer.from(`${meta}<title>Zähne für alle</title>`, "latin1")),
	);
	expect((await read(website)).home.document.titles).toEqual(["Zähne für alle"]);
});

test("an unknown encoding is read as UTF-8", async () => {
	const website = await start((response) =>
		response
			.writeHead(200, { "Content-Type": "text/html; charset=klingon" })
			.end("<title>Zähne</title>"),
	);
	expect((await read(website)).home.document.titles).toEqual(["Zähne"]);
});

test("a certificate that nothing trusts is said, and the website is read all the same", async () => {
	const website = await start((response) => response.writeHead(200, HTML).end("<title>A</title>"), {
		isSecure: true,
	});
	const { home, certificate } = await read(website);
	expect(certificate).toMatchObject({ fault: "DEPTH_ZERO_SELF_SIGNED_CERT" });
	expect(certificate?.endsAt).toBeGreaterThan(Date.UTC(2100));
	expect(home.document.titles).toEqual(["A"]);
});

test("a website without https is read by plain http", async () => {
	const website = await startPages({ "/": "<title>A</title>" });
	const { found } = await visit(`${website.origin.replace("http:", "https:")}/`, website.host);
	expect(found).toMatchObject({
		certificate: null,
		home: { url: `${website.origin}/`, status: 200 },
	});
});

test("redirects are followed to the page, and named", async () => {
	const website = await start((response, path) => {
		if (path === "/") response.writeHead(301, { Location: "/en" }).end();
		else if (path === "/en") response.writeHead(302, { Location: "/en/" }).end();
		else response.writeHead(200, HTML).end("<title>A</title>");
	});
	expect((await read(website)).home).toMatchObject({
		url: `${website.origin}/en/`,
		redirects: [`${website.origin}/`, `${website.origin}/en`],
	});
});

const PROBLEMS: readonly (readonly [is: string, problem: string, handle: Handle])[] = [
	[
		"redirects in a circle",
		"redirects",
		(response) => response.writeHead(302, { Location: "/" }).end(),
	],
	[
		"ten thousand redirects",
		"redirects",
		(response, path) =>
			response.writeHead(302, { Location: `/${Number(path.slice(1)) + 1}` }).end(),
	],
	[
		"a redirect to this machine",
		"private",
		(response) => response.writeHead(302, { Location: "http://127.0.0.1/" }).end(),
	],
	[
		"a redirect to another name of it",
		"private",
		(response) => response.writeHead(302, { Location: "http://localhost/" }).end(),
	],
	[
		"a redirect to the cloud's data",
		"private",
		(response) =>
			response.writeHead(302, { Location: "http://169.254.169.254/latest/meta-data/" }).end(),
	],
	[
		"a redirect to a private address in IPv6",
		"private",
		(response) => response.writeHead(302, { Location: "http://[::ffff:10.0.0.1]/" }).end(),
	],
	[
		"a redirect to a port of another service",
		"private",
		(response) => response.writeHead(302, { Location: "http://127.0.0.1:6379/" }).end(),
	],
	[
		"a redirect to a file",
		"private",
		(response) => response.writeHead(302, { Location: "file:///etc/passwd" }).end(),
	],
	[
		"a log-in",
		"login",
		(response) => response.writeHead(401, { "WWW-Authenticate": "Basic" }).end(),
	],
	[
		"an error",
		"error",
		(response) => response.writeHead(503, HTML).end("<title>Back soon</title>"),
	],
	["a page that is missing", "error", (response) => response.writeHead(404, HTML).end()],
	[
		"a file",
		"nonsense",
		(response) => response.writeHead(200, { "Content-Type": "application/pdf" }).end("%PDF"),
	],
	[
		"a page of 6 MB",
		"large",
		(response) => response.writeHead(200, HTML).end("a".repeat(6 * 1024 * 1024)),
	],
	[
		"a bomb of 1 GB in gzip",
		"large",
		(response) => {
			const piece = gzipSync(Buffer.alloc(64 * 1024 * 1024));
			response.writeHead(200, { ...HTML, "Content-Encoding": "gzip" });
			for (let at = 0; at < 16; at++) response.write(piece);
			response.end();
		},
	],
	[
		"what is not in gzip as it says",
		"unreachable",
		(response) => response.writeHead(200, { ...HTML, "Content-Encoding": "gzip" }).end("plain"),
	],
	[
		"a connection that ends within the page",
		"unreachable",
		(response) => {
			response.writeHead(200, { ...HTML, "Content-Length": "100" }).write("<title>");
			setTimeout(() => response.destroy(), 20);
		},
	],
];

test.for(PROBLEMS)("%s is the problem “%s”", async ([, problem, handle]) => {
	const website = await start(handle);
	const { found, steps } = await visit(`${website.origin}/`, website.host);
	expect(found).toMatchObject({ problem });
	expect(steps).toEqual(["page"]);
});

test.for([
	["never answers", () => {}],
	["never ends", (response: ServerResponse) => void response.writeHead(200, HTML).write("<title>")],
] as const)("a website that %s is the problem “slow”", async ([, handle]) => {
	const website = await start(handle);
	const times = { page: 300, rest: 300 };
	const options = {
		userAgent: CHECK_AGENT,
		ownHosts: [website.host],
		now: 0,
		onStep: () => {},
		times,
	};
	expect(await visitWebsite(`${website.origin}/`, options)).toMatchObject({ problem: "slow" });
});

test("what takes too long beside the page is left out", async () => {
	const website = await start((response, path) => {
		if (path === "/") response.writeHead(200, HTML).end('<a href="/a">A</a>');
	});
	const times = { page: 5_000, rest: 500 };
	const options = {
		userAgent: CHECK_AGENT,
		ownHosts: [website.host],
		now: 0,
		onStep: () => {},
		times,
	};
	const found = await visitWebsite(`${website.origin}/`, options);
	if ("problem" in found) throw new Error(found.problem);
	expect(found.pages).toHaveLength(1);
	expect(found.robots).toMatchObject({ status: 0, fault: "slow" });
});

test("what is no HTTP is nonsense", async () => {
	const server = createRaw((socket) => void socket.end("220 mail.example ESMTP\r\n"));
	server.listen(0, "127.0.0.1");
	await new Promise((done) => server.once("listening", done));
	stops.push(async () => void server.close());
	const address = server.address();
	const host = `127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
	expect((await visit(`http://${host}/`, host)).found).toEqual({ problem: "nonsense", status: 0 });
});

test.for([
	["http://127.0.0.1/", "private"],
	["http://10.1.2.3/", "private"],
	["http://[::1]/", "private"],
	["http://localhost/", "private"],
	["https://example.com:8443/", "private"],
	["http://no-such-host.invalid/", "unknown"],
])("%s is the problem “%s”", async ([address = "", problem]) => {
	expect((await visit(address)).found).toMatchObject({ problem });
});

test("a part that breaks is left out, and the rest is read", async () => {
	const website = await start((response, path) => {
		if (path === "/") response.writeHead(200, HTML).end('<a href="/a">A</a><a href="/b">B</a>');
		else if (path === "/b") response.writeHead(200, HTML).end("<title>B</title>");
		else response.destroy();
	});
	const found = await read(website);
	expect(found.pages.map(({ url }) => new URL(url).pathname)).toEqual(["/", "/b"]);
	expect(found.links).toMatchObject([
		{ asked: `${website.origin}/a`, status: 0, from: `${website.origin}/` },
	]);
	expect(found.robots.fault).not.toBeNull();
});
