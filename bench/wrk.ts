import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import * as z from "zod/mini";
import { findProgram } from "../tests/support/programs.ts";
import { NotMeasurableError } from "./figures.ts";

/** At once, from one thread. */
const CONNECTIONS = 32;

/** Latencies in ms. */
export type Load = z.infer<typeof loadSchema>;

const loadSchema = z.object({
	requests: z.number(),
	perSecond: z.number(),
	p50: z.number(),
	p99: z.number(),
	/** Responses of 400 and more. */
	refused: z.number(),
	/** Connections that failed or timed out. */
	failed: z.number(),
});

/**
 * Requests `paths` in turn, for so many seconds, as fast as they are answered. Throws when a
 * connection fails, and when a path is refused unless `mayRefuse`.
 */
export async function runWrk(
	origin: string,
	paths: readonly string[],
	{ seconds, mayRefuse = false }: { seconds: number; mayRefuse?: boolean },
): Promise<Load> {
	const program = findProgram(["wrk"]);
	if (!program) throw new NotMeasurableError("wrk is not there.");
	const folder = mkdtempSync(join(tmpdir(), "wrk-"));
	try {
		writeFileSync(join(folder, "paths.txt"), paths.join("\n"));
		writeFileSync(join(folder, "load.lua"), paths.length > 1 ? REQUEST_ALL + REPORT : REPORT);
		const options = [
			"-t1",
			`-c${CONNECTIONS}`,
			`-d${seconds}s`,
			"--timeout",
			"30s",
			"-H",
			"Accept-Encoding: br",
			"-s",
			"load.lua",
			origin + (paths[0] ?? "/"),
		];
		const child = spawn(program, options, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
		const [output, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
		if (code !== 0) throw new Error(`wrk failed:\n${output}`);
		const load = loadSchema.parse(JSON.parse(output.trim().split("\n").at(-1) ?? ""));
		if (load.failed > 0 || (load.refused > 0 && !mayRefuse))
			throw new Error(`${origin}: ${load.failed} failed, ${load.refused} refused`);
		return load;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

const REQUEST_ALL = `
local requests, at = {}, 0
function init()
	for path in io.lines("paths.txt") do requests[#requests + 1] = wrk.format("GET", path) end
end
function request()
	at = at % #requests + 1
	return requests[at]
end
`;
const REPORT = `
function done(summary, latency)
	local errors = summary.errors
	io.write(string.format(
		'\\n{"requests":%d,"perSecond":%f,"p50":%f,"p99":%f,"refused":%d,"failed":%d}\\n',
		summary.requests, summary.requests / summary.duration * 1e6,
		latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
		errors.status, errors.connect + errors.read + errors.write + errors.timeout
	))
end
`;
