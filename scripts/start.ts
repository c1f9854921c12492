/** `npm start`: builds when there is no fresh build, then replaces itself by the server. */
import { join } from "node:path";
import { buildIfStale } from "./fresh-build.ts";

const SERVE = join(import.meta.dirname, "serve.mjs");
const COMPILED = join(import.meta.dirname, "../build/compiled");
/** The young generation grows to three times this many MB, and never shrinks while it is used; unset it takes 130. */
const FLAGS = ["--max-semi-space-size=4", "--disable-warning=ExperimentalWarning"];

const extra = process.argv.slice(2);
if (extra.length > 0) {
	fail(
		`npm start takes no arguments, found ${extra.join(" ")}. Settings are environment variables: PORT=4000 npm start`,
	);
}
try {
	buildIfStale();
} catch (error) {
	fail(error instanceof Error ? error.message : String(error));
}
process.env.NODE_ENV ??= "production";
// glibc keeps a heap for each thread of zlib and sharp, and gives none of them back.
process.env.MALLOC_ARENA_MAX ??= "2";
// Left to itself it comes to keep ever larger pieces for later; set, whole pages go back at once.
process.env.MALLOC_MMAP_THRESHOLD_ ??= "65536";
process.env.MALLOC_TRIM_THRESHOLD_ ??= "131072";
process.env.NODE_COMPILE_CACHE ??= COMPILED;
process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...FLAGS, SERVE]);
// Where a process cannot be replaced, as on Windows, this one serves with what it has.
await import(SERVE);

function fail(line: string): never {
	console.error(line);
	process.exit(1);
}
