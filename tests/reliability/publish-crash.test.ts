import { test } from "vitest";
import { PATIENCE } from "../support/patience.ts";
import { openFolder } from "../support/started-process.ts";
import { killPublications } from "./editing/kill-publications.ts";

// `npm run test:full -- editing` has a hundred, on PostgreSQL too.
test(
	"kill -9 while publishing: each file is the old or the new one, and nothing acknowledged is lost",
	{
		timeout: 120_000 * PATIENCE,
	},
	() => killPublications({ DATA_DIR: openFolder().dataDir }, 10),
);
