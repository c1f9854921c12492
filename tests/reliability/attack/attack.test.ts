import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { json, startContentHost } from "../../support/content-host.ts";
import { isShort } from "../../support/is-short.ts";
import { type NodeProcess, startNode } from "../../support/node-process.ts";
import { PATIENCE } from "../../support/patience.ts";
import { createProjectFolder } from "../../support/project-folder.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { CACHED_PAGES, HOOK_SECRET, numberShot, SHOTS } from "./shot-lists.ts";
import { findErrors, type Shot, sendBytes, writeRequest } from "./shots.ts";

const SHOTS_OF_A_KIND = isShort ? 150 : 2_000;
/** The seed. The short form sends the same requests each time; the long one finds new ones. */
const seed = Number(process.env.ATTACK_SEED ?? (isShort ? 1 : randomInt(2 ** 31)));
console.log(`What is sent follows from ATTACK_SEED=${seed}.`);

let node: NodeProcess;
let before: Record<string, unknown>;

const get = (path: string, port = node.port) => sendBytes(port, writeRequest(path));
const attack = (shots: fc.Arbitrary<Shot>) =>
	findErrors(node.port, fc.sample(shots, { numRuns: SHOTS_OF_A_KIND, seed }));
/** Reads the pages as anybody gets them, without what differs in each response. */
async function readPages() {
	const pages: Record<string, unknown> = {};
	for (const path of CACHED_PAGES) {
		const { status, headers, body } = await get(path);
		pages[path] = { status, ...Object.fromEntries(headers), date: "", body };
	}
	return pages;
}
const readErrors = () => node.output().stdout.match(/.*"level":"(error|fatal)".*/g) ?? [];

beforeAll(async () => {
	const cms = await startContentHost(json([]));
	const folder = createProjectFolder();
	node = await startNode(folder.path, {
		METRICS_PORT: "0",
		DATA_DIR: folder.dataDir,
		SITE_URL: "https://www.kiteline.example",
		RATE_LIMIT_ENQUIRIES: "100000/1s",
		LOG_LEVEL: "error",
		CONTENT_API_URL: cms.base,
		CONTENT_HOOK_SECRET: HOOK_SECRET,
	});
	await readPages();
	before = await readPages();
	return async () => {
		await node.end("SIGTERM");
		await cms.stop();
		folder.remove();
	};
});

describe("hostile requests are answered in words, change nothing and harm nobody", {
	timeout: 300_000 * PATIENCE,
}, () => {
	test.each(Object.entries(SHOTS))("%s", async (_kind, shots) => {
		expect(await attack(shots)).toEqual([]);
		expect(readErrors()).toEqual([]);
	});

	test("addresses without end, which are not cached", async () => {
		const port = Number(/metrics +http:\S+:(\d+)\//.exec(node.output().stdout)?.[1]);
		const readCachedBytes = async () => {
			const { body } = await get("/metrics", port);
			return Number(/^site_page_cache_bytes (\d+)$/m.exec(body)?.[1]);
		};
		const cached = await readCachedBytes();
		expect(await attack(numberShot)).toEqual([]);
		// Caching any one of the addresses each time would add more.
		expect((await readCachedBytes()) - cached).toBeLessThan(100_000);
	});

	test("clients that leave in the middle", async () => {
		const shots = Object.values(SHOTS).flatMap((kind) => fc.sample(kind, { numRuns: 20, seed }));
		const leave = async ({ bytes }: Shot) => {
			const socket = connect({ host: "127.0.0.1", port: node.port }).on("error", () => {});
			const half = bytes.subarray(0, bytes.length / 2);
			socket.write(half, () => socket.resetAndDestroy());
			await new Promise((done) => socket.once("close", done));
		};
		await Promise.all(shots.map(leave));
		expect(judgeAnswer(await get("/about"), [200])).toEqual([]);
	});

	test("after all of it every page is what it was, and the process is well", async () => {
		expect(await readPages()).toEqual(before);
		const [, kilobytes] =
			/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${node.pid()}/status`, "utf8")) ?? [];
		expect(Number(kilobytes) / 1_024, "MB of memory").toBeLessThan(500);
		await node.end("SIGTERM");
		expect(node.exitCodes).toEqual([0]);
		expect(readErrors()).toEqual([]);
	});
});
