/** `npm start`: builds when there is no fresh build, then becomes the server. */
import { buildIfStale, SERVER } from "./fresh-build.ts";

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
const { start } = await import(SERVER);
await start();

function fail(line: string): never {
	console.error(line);
	process.exit(1);
}
