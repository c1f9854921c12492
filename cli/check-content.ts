/** `npm run content:check`: reads every content file and says what is wrong where, and which page says too little of its own. */
import { join } from "node:path";
import { checkContent } from "./check-content/check.ts";
import { openBar } from "./check-content/progress-bar.ts";
import { openScreen } from "./enquiries/screen.ts";

const isSound = await checkContent(process.argv.slice(2), {
	root: join(import.meta.dirname, ".."),
	screen: openScreen(process.stdout, process.stderr),
	bar: openBar(process.stderr),
});
process.exitCode = isSound ? 0 : 1;
