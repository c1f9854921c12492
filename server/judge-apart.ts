import { fork } from "node:child_process";
import { join } from "node:path";
import { setThinPages } from "#app/content/content.server.ts";
import { report } from "#app/operations-log.ts";

/** Seen from the built server, build/server/index.js. */
const SCRIPT = join(import.meta.dirname, "../../server/judge-pages.ts");

/**
 * Judges the pages while the site serves them; until that is done, all are open to search engines. The
 * process ends with the site. It keeps what it found in the file, for the next start.
 */
export function judgeApart({ file, version }: { file: string; version: string }): void {
	const judge = fork(SCRIPT, [file, version], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
	judge.on("message", (thin: string[]) => setThinPages(thin));
	judge.on("exit", (code) => {
		if (code !== 0) report("The pages could not be judged; all are open to search engines.");
	});
	process.once("exit", () => judge.kill());
}
