import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AGENCY } from "./agency.ts";

export const ROOT = join(import.meta.dirname, "../..");
/** Node's arguments of `npm start`. */
export const START = [
	"--max-semi-space-size=4",
	"--disable-warning=ExperimentalWarning",
	join(ROOT, "scripts/start.ts"),
];

export type ProjectFolder = { path: string; dataDir: string; remove: () => void };

/**
 * Creates a folder to start the site in, with the content and the sources of its processes only: without the developer's `.env` and data.
 */
export function createProjectFolder({ ownContent = false } = {}): ProjectFolder {
	const folder = createEmptyFolder();
	symlinkSync(join(ROOT, "app"), join(folder.path, "app"));
	const content = join(folder.path, "content");
	if (ownContent) cpSync(AGENCY, content, { recursive: true });
	else symlinkSync(AGENCY, content);
	return folder;
}

export function createEmptyFolder(): ProjectFolder {
	const path = mkdtempSync(join(tmpdir(), "site-"));
	const dataDir = join(path, "data");
	mkdirSync(dataDir);
	return { path, dataDir, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The settings of malloc in `npm start`. */
const MALLOC = {
	MALLOC_ARENA_MAX: "2",
	MALLOC_MMAP_THRESHOLD_: "65536",
	MALLOC_TRIM_THRESHOLD_: "131072",
};

/**
 * The variables that are passed on. None is a setting of the site; the last ones are libfaketime's, under which all
 * processes of a run have one clock.
 */
const KEPT_VARIABLES = [
	"PATH",
	"HOME",
	"TMPDIR",
	"TZ",
	"TEST_CLOCK_SHIFT",
	"LD_PRELOAD",
	"FAKETIME",
	"FAKETIME_SHARED",
];

export function buildEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
	const kept = KEPT_VARIABLES.map((name) => [name, process.env[name]]);
	return { ...Object.fromEntries(kept), NODE_ENV: "production", ...MALLOC, ...settings };
}
