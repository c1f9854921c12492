import { Agent } from "node:http";
import { Webhook } from "standardwebhooks";
import { loadContent } from "../../app/content/load.ts";
import { type NodeProcess, startNode } from "../../tests/full/crash/node-process.ts";
import { json, startContentHost } from "../../tests/support/content-host.ts";
import { makeProjectFolder, ROOT } from "../../tests/support/project-folder.ts";
import { takeMedian, toFigure } from "../figures.ts";
import { listGeneratedPages, mixPages } from "../generated-pages.ts";
import { AS_BROWSER, getRaw } from "../get-raw.ts";
import type { Run, Table } from "../part.ts";
import { readProcessorTime } from "../read-processor-time.ts";
import { UNCACHED_PER_SECOND } from "./uncached.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const CONNECTIONS = 32;
const [WARM_UP, ROUNDS] = [10, 15];

/** The shipped pages, which a word of the CMS has rendered anew: each once a round, by a process that is warm. */
export async function measureRenewed({ tell }: Run): Promise<Table> {
	const { cities, services } = loadContent(ROOT);
	const kinds = Object.values(listGeneratedPages(cities));
	const paths = ["/", ...services.map(({ slug }) => `/services/${slug}`), ...mixPages(kinds)];
	let change = 0;
	const cms = await startContentHost((request, response) =>
		json([writePost(change)])(request, response),
	);
	const folder = makeProjectFolder();
	const site = await startNode(folder.path, {
		CONTENT_API_URL: cms.base,
		CONTENT_HOOK_SECRET: SECRET,
		DATA_DIR: folder.dataDir,
	});
	const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
	try {
		const rounds: { perSecond: number; processor: number }[] = [];
		for (let round = 0; round < WARM_UP + ROUNDS; round++) {
			change += 1;
			await renew(site);
			const [begun, before] = [performance.now(), readProcessorTime(site)];
			await Promise.all(paths.map((path) => ask(site.origin + path, agent)));
			rounds.push({
				perSecond: (paths.length / (performance.now() - begun)) * 1000,
				processor: (readProcessorTime(site) - before) / paths.length,
			});
		}
		const warm = rounds.slice(WARM_UP);
		const perSecond = takeMedian(warm.map((round) => round.perSecond));
		const processor = takeMedian(warm.map((round) => round.processor));
		tell(`rendered anew: ${Math.round(perSecond)} a second`);
		return {
			title: "not cached, the shipped pages after a change",
			figures: [
				toFigure("pages", perSecond, "/s", UNCACHED_PER_SECOND),
				toFigure("processor time of a page, all threads", processor, "ms"),
			],
		};
	} finally {
		agent.destroy();
		await site.end("SIGTERM");
		await cms.stop();
		folder.remove();
	}
}

/** As a CMS tells of a change: all pages go. */
async function renew({ origin }: NodeProcess): Promise<void> {
	const [id, at, body] = ["msg_1", new Date(), JSON.stringify({ slug: "a-post" })];
	const headers = {
		"Content-Type": "application/json",
		"webhook-id": id,
		"webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
		"webhook-signature": new Webhook(SECRET).sign(id, at, body),
	};
	const { status } = await fetch(`${origin}/hooks/content`, { method: "POST", body, headers });
	if (status !== 204) throw new Error(`the hook answered ${status}`);
}

async function ask(address: string, agent: Agent): Promise<void> {
	const { status } = await getRaw(address, AS_BROWSER, agent);
	if (status !== 200) throw new Error(`${address}: ${status}`);
}

function writePost(change: number) {
	return {
		id: 7,
		slug: "a-post",
		date_gmt: "2026-01-02T03:04:05",
		modified_gmt: new Date(Date.UTC(2026, 0, 3) + change * 1000).toISOString().slice(0, 19),
		title: { rendered: `After change ${change}` },
		excerpt: { rendered: "<p>In short.</p>" },
		content: { rendered: "<p>At length.</p>", protected: false },
	};
}
