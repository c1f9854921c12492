/** `npm start` builds when there is no fresh build, then serves. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { buildIfStale } from "./fresh-build.ts";

const SERVE = join(import.meta.dirname, "serve.mjs");
const COMPILE_CACHE = join(import.meta.dirname, "../build/compiled");

const extra = process.argv.slice(2);
if (extra.length > 0) {
	exitWith(
		`npm start takes no arguments, found ${extra.join(" ")}. Settings are environment variables: PORT=4000 npm start`,
	);
}
try {
	buildIfStale();
} catch (error) {
	exitWith(error instanceof Error ? error.message : String(error));
}
process.env.NODE_ENV ??= "production";
// The variable NODE_COMPILE_CACHE takes precedence over this folder.
enableCompileCache(COMPILE_CACHE);
await import(SERVE);

function exitWith(line: string): never {
	console.error(line);
	process.exit(1);
}
