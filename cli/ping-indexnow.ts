/** `npm run indexnow`: tells search engines which pages are new, changed or gone since the last time. */
import { keepFilesPrivate } from "#app/private-files.ts";
import { listSitePages } from "#app/seo/site-pages.server.ts";
import { pingIndexNow } from "./ping-indexnow/ping.ts";
import { runProgram } from "./terminal/program.ts";

keepFilesPrivate();
await runProgram(pingIndexNow(listSitePages));
