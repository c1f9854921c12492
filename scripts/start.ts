/** `npm start`: builds when there is no fresh build, then becomes the server. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const STAMP = join(ROOT, "build/stamp.txt");
const SERVER = join(ROOT, "build/server/index.js");
/** What a build is made from. Content is read at start and not part of it. */
const SOURCES = [
	"app/**/*",
	"server/**/*",
	"public/**/*",
	"*.config.ts",
	"package.json",
	"package-lock.json",
];

process.chdir(ROOT);
const extra = process.argv.slice(2);
if (extra.length > 0) {
	console.error(
		`npm start takes no arguments, found ${extra.join(" ")}. Settings are environment variables: PORT=4000 npm start`,
	);
	process.exit(1);
}
buildIfStale();
process.env.NODE_ENV ??= "production";
const { start } = await import(SERVER);
await start();

function buildIfStale(): void {
	const fingerprint = takeFingerprint();
	const isFresh =
		existsSync(SERVER) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint;
	if (isFresh) return;
	console.log("Building the site, once for this version of the source…");
	const build = spawnSync("node_modules/.bin/react-router", ["build"], {
		encoding: "utf8",
		env: { ...process.env, NODE_ENV: "production" },
	});
	if (build.status !== 0) {
		console.error(
			`${build.stdout}${build.stderr}\nThe site could not be built; the reason stands above.`,
		);
		process.exit(1);
	}
	mkdirSync(join(ROOT, "build"), { recursive: true });
	writeFileSync(STAMP, fingerprint);
}

/** Changes whenever a source file is added, removed or changed. */
function takeFingerprint(): string {
	const hash = createHash("sha256").update(process.version);
	for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
		const found = statSync(join(ROOT, file));
		if (found.isFile()) hash.update(`${file}\0${found.size}\0${found.mtimeMs}\0`);
	}
	return hash.digest("hex");
}
