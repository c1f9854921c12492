import { setTimeout as wait } from "node:timers/promises";
import { type NodeProcess, startNode } from "../tests/full/crash/node-process.ts";
import { json, startContentHost } from "../tests/support/content-host.ts";
import { makeProjectFolder } from "../tests/support/project-folder.ts";
import { askInTurn } from "./ask-in-turn.ts";
import { type Figure, summarise, toFigure } from "./figures.ts";
import { getRaw } from "./get-raw.ts";
import type { Part } from "./part.ts";
import { readMemory } from "./read-memory.ts";

const POSTS = 10_000;
const REQUESTS = 200;

/** What a large blog costs: memory with 10,000 posts, and the list's page from a warm cache. */
export const blog: Part = {
	name: "blog",
	title: "The blog",
	method: `Posts of a WordPress stand-in. \`/blog\` is asked for ${REQUESTS} times, one after the other, once all posts are listed.`,
	measure: async () => [
		{ title: "50 posts", figures: await measure(50) },
		{ title: "10,000 posts", figures: await measure(POSTS) },
	],
};

async function measure(count: number): Promise<Figure[]> {
	const posts = makePosts(count);
	const cms = await startContentHost((request, response) => {
		const { searchParams } = new URL(request.url ?? "", "http://cms");
		const size = Number(searchParams.get("per_page"));
		const page = Number(searchParams.get("page") ?? 1);
		const totals = {
			"X-WP-Total": String(count),
			"X-WP-TotalPages": String(Math.ceil(count / size)),
		};
		json(posts.slice((page - 1) * size, page * size), totals)(request, response);
	});
	const folder = makeProjectFolder();
	const settings = { CONTENT_API_URL: cms.base, DATA_DIR: folder.dataDir };
	const node = await startNode(folder.path, settings);
	try {
		const begun = performance.now();
		await untilListed(node, count);
		const listedAfter = (performance.now() - begun) / 1000;
		const { median, p99 } = summarise(
			await askInTurn(node.origin, Array<string>(REQUESTS).fill("/blog")),
		);
		return [
			toFigure("the list, median", median, "ms"),
			toFigure("the list, p99", p99, "ms"),
			toFigure("all listed after a cold start", listedAfter, "s"),
			toFigure("memory", readMemory(node), "MB"),
		];
	} finally {
		await node.end("SIGTERM");
		await cms.stop();
		folder.remove();
	}
}

/** The oldest post is on the last page only when all are listed. */
async function untilListed({ origin }: NodeProcess, count: number): Promise<void> {
	const last = Math.ceil(count / 12);
	for (let at = 0; at < 600; at++) {
		const { status } = await getRaw(`${origin}/blog?page=${last}`);
		if (status === 200) return;
		await wait(100);
	}
	throw new Error("the list was never complete");
}

function makePosts(count: number) {
	return Array.from({ length: count }, (_, at) => ({
		id: count - at,
		slug: `post-number-${count - at}`,
		link: `http://127.0.0.1/post-number-${count - at}/`,
		date_gmt: new Date(Date.UTC(2026, 0, 1) - at * 3_600_000).toISOString().slice(0, 19),
		modified_gmt: "2026-01-01T00:00:00",
		title: { rendered: `What a click may cost, part ${count - at}` },
		excerpt: { rendered: `<p>${"Words about margins, orders and clicks. ".repeat(6)}</p>` },
		content: { rendered: "<p>At length.</p>", protected: false },
		_embedded: {
			author: [{ name: "Mira Kapoor", avatar_urls: { "96": false } }],
			"wp:term": [[{ slug: "seo", name: "SEO", taxonomy: "category" }]],
		},
	}));
}
