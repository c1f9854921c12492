import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "../../support/free-port.ts";
import { ROOT } from "../../support/project-folder.ts";

const run = promisify(execFile);
const SCRIPTS = join(ROOT, "../shared/wordpress");
const LONGEST = 300_000;

/**
 * The WordPress of the larger seed, which lies beside the project on the machines of those who work on it; null
 * where it does not.
 */
export async function startSharedWordpress(): Promise<{
	restBase: string;
	stop: () => Promise<void>;
} | null> {
	if (!existsSync(join(SCRIPTS, "start-wordpress.sh"))) return null;
	const folder = mkdtempSync(join(tmpdir(), "wordpress-shared-"));
	// Its database and its PHP run as users of their own.
	chmodSync(folder, 0o755);
	const port = await findFreePort();
	const env = { ...process.env, WP_STATE: folder, WP_PORT: String(port) };
	const stop = async () => {
		await run(join(SCRIPTS, "stop-wordpress.sh"), { env, timeout: LONGEST });
		rmSync(folder, { recursive: true, force: true });
	};
	try {
		await run(join(SCRIPTS, "start-wordpress.sh"), { env, timeout: LONGEST });
	} catch (error) {
		await stop();
		throw error;
	}
	return { restBase: `http://127.0.0.1:${port}/wp-json/wp/v2`, stop };
}
