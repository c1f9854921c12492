import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { openStores } from "../app/enquiries/open-stores.ts";
import { createCheckStore } from "../app/tools/website-check/store/check-store.ts";
import { type NodeProcess, startNode } from "../tests/support/node-process.ts";
import { createProjectFolder } from "../tests/support/project-folder.ts";
import type { Table } from "./figures.ts";
import { sendLoad } from "./server.ts";
import { getMemory, listPaths } from "./site.ts";

const WEBSITES = 60;
const FEW = 10;
const SECONDS = 20;
/** What checks may add to the slowest of a hundred requests, in times. */
const MOST_SHARE = 3;
const HTML = { "Content-Type": "text/html; charset=utf-8" };

/** Websites that keep a check busy: large ones, a bomb, one that never ends, one that redirects without end, and plain ones. */
const WEBSITES_OF_STRANGERS: readonly ((response: ServerResponse, path: string) => void)[] = [
	(response) => response.writeHead(200, HTML).end(`<p>${"word ".repeat(900_000)}`),
	(response) => {
		response.writeHead(200, { ...HTML, "Content-Encoding": "gzip" });
		const piece = gzipSync(Buffer.alloc(16 * 1024 * 1024));
		for (let at = 0; at < 16; at++) response.write(piece);
		response.end();
	},
	(response) => void response.writeHead(200, HTML).write("<p>"),
	(response, path) => response.writeHead(302, { Location: `/${Number(path.slice(1)) + 1}` }).end(),
	(response) => response.writeHead(200, HTML).end('<a href="/a">A</a>'.repeat(20_000)),
];

/** Measures what visitors notice while checks of sixty websites wait and run. */
export async function measureCheck(): Promise<Table[]> {
	const { port, stop } = await startWebsites();
	const hosts = Array.from({ length: WEBSITES }, (_, at) => `127.0.1.${at + 1}:${port}`);
	const folder = createProjectFolder();
	const settings = { DATA_DIR: folder.dataDir, WEBSITE_CHECK_HOSTS: hosts.join(",") };
	const site = await startNode(folder.path, settings);
	try {
		// Each page is rendered once.
		await measureVisits(site);
		const [without, memoryWithout] = [await measureVisits(site), getMemory(site)];
		await askForChecks(folder.dataDir, site.origin, hosts);
		const [beside, memoryBeside] = [await measureVisits(site), getMemory(site)];
		const ended = await countEnded(folder.dataDir);
		const ratio = beside.p99 / without.p99;
		return [
			{
				title: `visits beside ${WEBSITES} checks that wait and run`,
				figures: [
					{ title: "pages from memory, without checks: median", value: without.p50, unit: "ms" },
					{ title: "without checks: p99", value: without.p99, unit: "ms" },
					{ title: "beside checks: median", value: beside.p50, unit: "ms" },
					{ title: "beside checks: p99", value: beside.p99, unit: "ms" },
					{
						title: "p99 beside checks, times that without",
						value: ratio,
						unit: "",
						most: MOST_SHARE,
					},
					{ title: "checks that ended meanwhile", value: ended, unit: "", least: 2 },
					{ title: "memory of the site without checks", value: memoryWithout, unit: "MB" },
					{ title: "memory of the site beside checks", value: memoryBeside, unit: "MB" },
				],
			},
		];
	} finally {
		await site.end("SIGTERM");
		folder.remove();
		await stop();
	}
}

async function startWebsites() {
	const server = createServer(({ url = "/", socket }, response) => {
		const last = Number(socket.localAddress?.split(".").at(-1) ?? 0);
		WEBSITES_OF_STRANGERS[last % WEBSITES_OF_STRANGERS.length]?.(response, url);
	});
	server.listen(0, "0.0.0.0");
	await once(server, "listening");
	return {
		port: (server.address() as AddressInfo).port,
		stop: async () => {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}

/** Puts the checks into the store. The site begins as a visitor asks for one, which it takes while few wait. */
async function askForChecks(dataDir: string, origin: string, hosts: readonly string[]) {
	const stores = await openStores({ DATA_DIR: dataDir });
	const checks = createCheckStore(stores.database);
	const ask = async (some: readonly string[]) => {
		for (const host of some)
			await checks.request({ address: `http://${host}/`, sender: null, enquiryId: null });
	};
	await ask(hosts.slice(0, FEW));
	const { status } = await fetch(`${origin}/tools/website-check`, {
		method: "POST",
		body: new URLSearchParams({ url: "clinic.example" }),
		headers: { Origin: origin },
		redirect: "manual",
	});
	if (status !== 303) throw new Error(`The site began no check: ${status}`);
	await ask(hosts.slice(FEW));
	await stores.database.close();
}

async function countEnded(dataDir: string): Promise<number> {
	const stores = await openStores({ DATA_DIR: dataDir });
	const rows = await stores.database.db
		.selectFrom("websiteChecks")
		.select("id")
		.where("state", "=", "done")
		.execute();
	await stores.database.close();
	return rows.length;
}

/** Visits twenty pages in turn, two hundred times a second. */
async function measureVisits({ origin }: NodeProcess) {
	const paths = (await listPaths(origin)).slice(0, 20);
	const rounds = await sendLoad(origin, { paths, duration: SECONDS, overallRate: 200 });
	return rounds.latency;
}
