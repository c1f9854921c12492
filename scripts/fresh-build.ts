import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressAssets } from "./compress-assets.ts";

const ROOT = join(import.meta.dirname, "..");
const STAMP = join(ROOT, "build/stamp.txt");
/** The sources of a build. Content is not among them, as it is loaded at start. */
const SOURCES = [
	"app/**/*",
	"server/**/*",
	"scripts/{compress-assets,bundle*,compile-messages}.ts",
	"vite.config.ts",
	"react-router.config.ts",
	"package.json",
	"package-lock.json",
];

export const SERVER = join(ROOT, "build/server/index.js");

const CLIENT = join(ROOT, "build/client");

/** Builds unless the last build is of these sources. Throws with the builder's output. */
export function buildIfStale(): void {
	const fingerprint = computeFingerprint();
	const isComplete = [SERVER, CLIENT, STAMP].every((path) => existsSync(path));
	if (isComplete && readFileSync(STAMP, "utf8") === fingerprint) return;
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

function computeFingerprint(): string {
	const hash = createHash("sha256").update(process.version);
	for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
		const stats = statSync(join(ROOT, file));
		if (stats.isFile() && !/\.test\.tsx?$/.test(file)) {
			hash.update(`${file}\0${stats.size}\0${stats.mtimeMs}\0`);
		}
	}
	return hash.digest("hex");
}
