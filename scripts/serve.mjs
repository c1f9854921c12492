/** Serves the built site. */
import { existsSync } from "node:fs";
import { join } from "node:path";

const BUILT = join(import.meta.dirname, "../build");
for (const name of ["server/index.js", "client/assets"]) {
	if (existsSync(join(BUILT, name))) continue;
	console.error(`There is no build/${name}. Run npm start, which builds the site where it must.`);
	process.exit(1);
}
const { start } = await import("../build/server/index.js");
await start();
