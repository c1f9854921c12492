import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressAssets } from "./compress-assets.ts";

const ROOT = join(import.meta.dirname, "..");
const STAMP = join(ROOT, "build/stamp.txt");
/** What a build is made from. Content is read at start and is no part of it. */
const SOURCES = [
	"app/**/*",
	"server/**/*",
	"scripts/{compress-assets,list-browser-packages,bundle-inline-scripts}.ts",
	"vite.config.ts",
	"react-router.config.ts",
	"package.json",
	"package-lock.json",
];

/** The built server. */
export const SERVER = join(ROOT, "build/server/index.js");

const CLIENT = join(ROOT, "build/client");

/** Builds unless the last build was made from these very sources. Throws with the builder's own words. */
export function buildIfStale(): void {
	const fingerprint = takeFingerprint();
	const isFresh =
		existsSync(SERVER) &&
		existsSync(CLIENT) &&
		existsSync(STAMP) &&
		readFileSync(STAMP, "utf8") === fingerprint;
	if (isFresh) return;
	console.log("Building the site, once for this version of the source…");
	const build = spawnSync(join(ROOT, "node_modules/.bin/react-router"), ["build"], {
		cwd: ROOT,
		encoding: "utf8",
		env: { ...process.env, NODE_ENV: "production" },
	});
	if (build.status !== 0) {
		throw new Error(`The site could not be built:\n${build.stdout}${build.stderr}`);
	}
	compressAssets(CLIENT);
	writeFileSync(STAMP, fingerprint);
}

if (import.meta.main) buildIfStale();

/** Changes whenever a source file is added, removed or changed. */
function takeFingerprint(): string {
	const hash = createHash("sha256").update(process.version);
	for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
		const found = statSync(join(ROOT, file));
		if (found.isFile() && !/(\.test|-for-tests)\.tsx?$/.test(file)) {
			hash.update(`${file}\0${found.size}\0${found.mtimeMs}\0`);
		}
	}
	return hash.digest("hex");
}
