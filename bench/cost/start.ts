import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { startNode } from "../../tests/full/crash/node-process.ts";
import { findFreePort } from "../../tests/support/free-port.ts";
import { makeEnvironment, makeProjectFolder, ROOT } from "../../tests/support/project-folder.ts";
import { takeMedian, toFigure } from "../figures.ts";
import { getRaw } from "../get-raw.ts";
import type { Run, Table } from "../part.ts";

const ROUNDS = 7;
const POLL_MS = 5;
const PATIENCE_MS = 60_000;
const LIMIT = { limit: { most: 1.5 } };

/** From the start of a process to its first page. */
export async function measureStart({ tell }: Run): Promise<Table> {
	const folder = makeProjectFolder();
	const settings = { DATA_DIR: folder.dataDir };
	const [own, byNpm]: [number[], number[]] = [[], []];
	for (let round = 0; round < ROUNDS; round++) {
		own.push(await timeStart(folder.path, settings));
		byNpm.push(await timeNpmStart(settings));
	}
	folder.remove();
	tell(`started in ${takeMedian(own).toFixed(2)} s, by npm in ${takeMedian(byNpm).toFixed(2)} s`);
	return {
		title: "start to the first 200",
		figures: [
			toFigure("the start script", takeMedian(own), "s", LIMIT),
			toFigure("`npm start`, npm itself included", takeMedian(byNpm), "s", LIMIT),
		],
	};
}

async function timeStart(cwd: string, settings: Record<string, string>): Promise<number> {
	const begun = performance.now();
	const node = await startNode(cwd, settings);
	await untilAnswered(node.origin);
	const took = (performance.now() - begun) / 1000;
	await node.end("SIGTERM");
	return took;
}

/** npm hands no signal on: it and what it started are one group, which is ended as a whole. */
async function timeNpmStart(settings: Record<string, string>): Promise<number> {
	const port = await findFreePort();
	const begun = performance.now();
	const child = spawn("npm", ["start"], {
		cwd: ROOT,
		env: makeEnvironment({ ...settings, PORT: String(port) }),
		stdio: "ignore",
		detached: true,
	});
	const ended = once(child, "close");
	await untilAnswered(`http://127.0.0.1:${port}`);
	const took = (performance.now() - begun) / 1000;
	if (child.pid) process.kill(-child.pid, "SIGTERM");
	await ended;
	return took;
}

async function untilAnswered(origin: string): Promise<void> {
	const giveUpAt = performance.now() + PATIENCE_MS;
	while (performance.now() < giveUpAt) {
		const answer = await getRaw(`${origin}/`).catch(() => null);
		if (answer?.status === 200) return;
		await wait(POLL_MS);
	}
	throw new Error("the site never answered");
}
