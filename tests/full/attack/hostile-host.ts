import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createListener, type Server } from "node:net";
import { listBombs } from "./bombs.ts";

/** A CMS in hostile hands: honest posts, and pictures that are anything but. */
export type HostileHost = {
	port: number;
	/** For CONTENT_API_URL. */
	apiUrl: string;
	/** Where nothing of the site has any business: its port, and how often somebody came. */
	inside: { port: number; readVisits: () => number };
	/** The names of the pictures, with the status that is right for each; null where any below 500 is. */
	pictures: ReadonlyMap<string, number | null>;
	stop: () => Promise<void>;
};

const POST = {
	id: 7,
	slug: "a-post",
	date_gmt: "2026-01-02T03:04:05",
	modified_gmt: "2026-01-02T03:04:05",
	title: { rendered: "A post" },
	excerpt: { rendered: "<p>In short.</p>" },
	content: { rendered: "<p>At length.</p>", protected: false },
};

export async function startHostileHost(): Promise<HostileHost> {
	let visits = 0;
	const inside = createListener((socket) => {
		visits++;
		socket.on("error", () => {}).destroy();
	});
	const insidePort = await listen(inside);
	const bombs = await listBombs();
	const redirects = new Map(
		listWaysInside(insidePort).flatMap((address, at) =>
			[301, 302, 303, 307, 308].map((status) => [
				`way-${at}-${status}`,
				{ status, address: Buffer.from(address).toString("latin1") },
			]),
		),
	);
	const answer = (name: string, response: ServerResponse) => {
		const bomb = bombs.get(name);
		if (bomb) return response.writeHead(200, bomb.headers).end(bomb.bytes);
		const redirect = redirects.get(name);
		if (redirect) return response.writeHead(redirect.status, { Location: redirect.address }).end();
		return response.writeHead(404).end();
	};
	const server = createServer(({ url = "" }, response) => {
		response.on("error", () => {});
		if (!url.startsWith("/wp-json/")) return answer(url.slice(1), response);
		return response
			.writeHead(200, { "Content-Type": "application/json" })
			.end(JSON.stringify([POST]));
	});
	const port = await listen(server);
	return {
		port,
		apiUrl: `http://127.0.0.1:${port}/wp-json/wp/v2`,
		inside: { port: insidePort, readVisits: () => visits },
		pictures: new Map([
			...[...bombs].map(([name, { status }]) => [name, status] as const),
			...[...redirects.keys()].map((name) => [name, 404] as const),
		]),
		stop: async () => {
			server.closeAllConnections();
			await Promise.all([server, inside].map((each) => new Promise((done) => each.close(done))));
		},
	};
}

/** Addresses of this machine and its neighbours, as they are hidden; none is a host that pictures may come from. */
export function listWaysInside(port: number): string[] {
	const hosts = [
		...[
			"127.0.0.1",
			"localhost",
			"127.1",
			"2130706433",
			"0x7f000001",
			"017700000001",
			"0177.0.0.1",
		],
		...[
			"0x7f.1",
			"0",
			"0.0.0.0",
			"[::1]",
			"[::]",
			"[::ffff:127.0.0.1]",
			"[::ffff:7f00:1]",
			"127.0.0.1.",
		],
		...[
			"[0:0:0:0:0:ffff:127.0.0.1]",
			"[64:ff9b::7f00:1]",
			"[2002:7f00:1::]",
			"①②⑦.⓪.⓪.①",
			"localhost.",
		],
		...[
			"user@127.0.0.1",
			"user:word@localhost",
			"inside.example",
			"INSIDE.example",
			"rebound.example",
		],
		...[
			"169.254.169.254",
			"[fd00:ec2::254]",
			"10.0.0.1",
			"192.168.0.1",
			"172.16.0.1",
			"100.64.0.1",
		],
	];
	return [
		...hosts.flatMap((host) => [`http://${host}:${port}/a.png`, `https://${host}:${port}/a.png`]),
		`http://127.0.0.1:${port}#@www.kiteline.example/`,
		`//127.0.0.1:${port}/a.png`,
		`\\\\127.0.0.1:${port}\\a.png`,
		"http://169.254.169.254/latest/meta-data/",
		"file:///etc/passwd",
		"file://localhost/etc/passwd",
		"data:image/png;base64,iVBORw0KGgo=",
		"javascript:alert(1)",
		`ftp://127.0.0.1:${port}/a.png`,
		`gopher://127.0.0.1:${port}/_GET`,
		"blob:https://www.kiteline.example/1",
		"http://",
		"no address",
		"",
	];
}

async function listen(server: Server): Promise<number> {
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return (server.address() as AddressInfo).port;
}
