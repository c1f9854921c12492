import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { findProgram } from "../../tests/support/programs.ts";

/** So many at once, from one thread. */
const CONNECTIONS = 32;
/** As long as one waits for an answer. */
const PATIENCE = "30s";
const MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Times in ms. */
export type Load = { perSecond: number; requests: number; p50: number; p99: number };

/** The wrk of this machine; null when there is none. */
export function findWrk(): string | null {
	return findProgram(["wrk"]);
}

type Wishes = {
	seconds: number;
	headers?: Record<string, string>;
	/** Paths that are asked for in turn, each connection taking the next; the address's own otherwise. */
	paths?: readonly string[];
	/** Answers of 400 and more are what is asked for, too. */
	mayFail?: boolean;
};

/** Asks for an address as fast as it is answered. Throws when it is answered with an error. */
export async function runWrk(
	address: string,
	{ seconds, headers = {}, paths, mayFail = false }: Wishes,
): Promise<Load> {
	const folder = mkdtempSync(join(tmpdir(), "wrk-"));
	try {
		const script = paths ? ["-s", writeScript(folder, paths)] : [];
		const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
		const child = spawn(
			findWrk() ?? "wrk",
			[
				"-t1",
				`-c${CONNECTIONS}`,
				`-d${seconds}s`,
				"--latency",
				"--timeout",
				PATIENCE,
				...script,
				...given,
				address,
			],
			{ stdio: ["ignore", "pipe", "inherit"] },
		);
		const [told, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
		const isFaulty = /Socket errors: (?!connect 0, read 0, write 0)/.test(told);
		if (code !== 0 || isFaulty || (!mayFail && told.includes("Non-2xx")))
			throw new Error(`${address} was not answered well:\n${told}`);
		return {
			perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(told)?.[1]),
			requests: Number(/(\d+) requests in/.exec(told)?.[1]),
			p50: readTime(told, "50%"),
			p99: readTime(told, "99%"),
		};
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function readTime(told: string, share: string): number {
	const [, value, unit = ""] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s|m)\\b`).exec(told) ?? [];
	return Number(value) * (MS[unit] ?? Number.NaN);
}

/** In wrk's language. */
function writeScript(folder: string, paths: readonly string[]): string {
	const [list, script] = [join(folder, "paths.txt"), join(folder, "paths.lua")];
	writeFileSync(list, paths.join("\n"));
	writeFileSync(
		script,
		`local requests, at = {}, 0
function init()
	for path in io.lines("${list}") do requests[#requests + 1] = wrk.format("GET", path) end
end
function request()
	at = at % #requests + 1
	return requests[at]
end
`,
	);
	return script;
}
