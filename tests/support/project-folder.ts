import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");
/** Node's arguments in `npm start`. */
export const START = [
	"--max-semi-space-size=4",
	"--disable-warning=ExperimentalWarning",
	join(ROOT, "scripts/start.ts"),
];

export type ProjectFolder = { path: string; dataDir: string; remove: () => void };

/**
 * A folder to start the site in: it holds the content and nothing else, so that neither the developer's
 * `.env` nor the developer's data has a part in a test.
 */
export function makeProjectFolder({ ownContent = false } = {}): ProjectFolder {
	const folder = makeEmptyFolder();
	const content = join(folder.path, "content");
	if (ownContent) cpSync(join(ROOT, "content"), content, { recursive: true });
	else symlinkSync(join(ROOT, "content"), content);
	return folder;
}

/** A folder to start a site in, without content. */
export function makeEmptyFolder(): ProjectFolder {
	const path = mkdtempSync(join(tmpdir(), "site-"));
	const dataDir = join(path, "data");
	mkdirSync(dataDir);
	return { path, dataDir, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** glibc's settings in `npm start`. */
const MALLOC = {
	MALLOC_ARENA_MAX: "2",
	MALLOC_MMAP_THRESHOLD_: "65536",
	MALLOC_TRIM_THRESHOLD_: "131072",
};

/** The environment of a started site: what Node needs, and the test's own settings. */
export function makeEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
	const { PATH, HOME, TMPDIR, TZ } = process.env;
	return { PATH, HOME, TMPDIR, TZ, NODE_ENV: "production", ...MALLOC, ...settings };
}
