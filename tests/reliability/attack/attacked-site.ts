import { createServer } from "node:http";
import { json, startContentHost } from "../../support/content-host.ts";
import { findFreePort, listen } from "../../support/listen.ts";
import { startNode } from "../../support/node-process.ts";
import { createProjectFolder } from "../../support/project-folder.ts";
import { makePost } from "../faults/make-post.ts";
import { HOOK_SECRET } from "./bodies.ts";
import { listBombs, listWaysInside } from "./pictures.ts";
import { CACHED_PAGES } from "./poison.ts";
import { sendBytes, writeRequest } from "./shots.ts";

/** A CMS in hostile hands: honest posts, and pictures that are anything but. */
async function startHostileHost() {
	let visits = 0;
	const server = createServer().on("connection", (socket) => {
		visits++;
		socket.on("error", () => {}).destroy();
	});
	const inside = await listen(server);
	const [bombs, ways] = [await listBombs(), listWaysInside(inside.port)];
	const { port, stop } = await startContentHost((request, response) => {
		response.on("error", () => {});
		const [name, way, status] = (request.url ?? "").slice(1).split("/");
		if (name === "wp-json") return json([makePost()])(request, response);
		const [, bytes, , headers] = bombs.find((bomb) => bomb[0] === name) ?? [];
		const location = Buffer.from(ways[Number(way)] ?? "").toString("latin1");
		if (bytes) response.writeHead(200, { "Content-Type": "image/png", ...headers }).end(bytes);
		else response.writeHead(Number(status) || 404, { Location: location }).end();
	});
	const host = `127.0.0.1:${port}`;
	return {
		origin: `http://${host}`,
		bombs,
		ways,
		/** Its own host, and such as lead into a private network all the same. */
		listedHosts: [host, `localhost:${inside.port}`, `127.0.0.1:${inside.port}`],
		/** How often somebody came where nothing of the site has any business. */
		readVisits: () => visits,
		stop: () => Promise.all([stop(), inside.stop()]),
	};
}

export type AttackedSite = Awaited<ReturnType<typeof startAttacked>>;

/** The site as `npm start` runs it, with a hostile host in place of its CMS. */
export async function startAttacked() {
	const host = await startHostileHost();
	const folder = createProjectFolder();
	const metricsPort = await findFreePort();
	const settings = {
		METRICS_PORT: String(metricsPort),
		DATA_DIR: folder.dataDir,
		SITE_URL: "https://www.kiteline.example",
		RATE_LIMIT_ENQUIRIES: "100000/1s",
		LOG_LEVEL: "error",
		CONTENT_API_URL: `${host.origin}/wp-json/wp/v2`,
		CONTENT_HOOK_SECRET: HOOK_SECRET,
		PICTURE_HOSTS: host.listedHosts.join(),
		// Pages are compared with what they were: nothing shall change by itself.
		BLOG_TTL: "900m",
	};
	const node = await startNode(folder.path, settings);
	const get = (path: string, port = node.port) => sendBytes(port, writeRequest(path));
	return {
		host,
		node,
		get,
		/** As anybody gets them, without what each response has of its own. */
		readPages: async () => {
			const pages: Record<string, unknown> = {};
			for (const path of CACHED_PAGES) {
				const { status, headers, body } = await get(path);
				pages[path] = { status, ...Object.fromEntries(headers), date: "", body };
			}
			return pages;
		},
		readCachedBytes: async () => {
			const { body } = await get("/metrics", metricsPort);
			return Number(/^site_page_cache_bytes (\d+)$/m.exec(body)?.[1]);
		},
		/** The lines of the log that tell of faults of ours. */
		readErrors: () =>
			node
				.output()
				.stdout.split("\n")
				.filter((line) => /"level":"(error|fatal)"/.test(line)),
		stop: async () => {
			await node.end("SIGTERM");
			await host.stop();
			folder.remove();
			return node.exitCodes[0];
		},
	};
}
