/** `npm run indexnow` tells search engines which pages are new, changed or removed since the last time. */
import { keepFilesPrivate } from "#app/platform/private-files.ts";
import { listSitePages } from "#app/site/sitemap/site-pages.server.ts";
import { pingIndexNow } from "./ping-indexnow/ping.ts";
import { runProgram } from "./run-program.ts";

keepFilesPrivate();
await runProgram(pingIndexNow(listSitePages));
