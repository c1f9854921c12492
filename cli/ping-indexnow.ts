/** `npm run indexnow`: tells search engines which pages are new or changed since the last time. */
import { ContentError } from "#app/content/fault.ts";
import { getEnv } from "#app/env.server.ts";
import { SettingsError } from "#app/env.ts";
import { readSitePages } from "#app/seo/site-pages.server.ts";
import { Refusal, WrongUse } from "./enquiries/refusal.ts";
import { openScreen } from "./enquiries/screen.ts";
import { pingIndexNow } from "./ping-indexnow/ping.ts";

const screen = openScreen(process.stdout, process.stderr);
try {
	await pingIndexNow(process.argv.slice(2), { env: getEnv(), screen, readPages: readSitePages });
} catch (error) {
	if (error instanceof WrongUse) screen.note(`${error.message} See: npm run indexnow -- --help`);
	else if (
		error instanceof Refusal ||
		error instanceof SettingsError ||
		error instanceof ContentError
	)
		screen.note(error.message);
	else throw error;
	process.exitCode = 1;
}
