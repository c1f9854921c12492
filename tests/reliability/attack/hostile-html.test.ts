import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { expectHarmless } from "../../support/harmless-html.ts";
import { PATIENCE } from "../../support/patience.ts";
import { ROOT } from "../../support/project-folder.ts";
import { browser, provideSiteAndBrowser } from "../../support/site-and-browser.ts";

const LIST = join(ROOT, "../shared/corpora/xss.json");
const listSchema = z.array(z.object({ html: z.string() })).min(1_000);

provideSiteAndBrowser();

test.skipIf(!existsSync(LIST))(
	"markup of the public list is harmless in a post (skipped without ../shared/corpora)",
	async () => {
		const list = listSchema.parse(JSON.parse(readFileSync(LIST, "utf8")));
		await expectHarmless(
			browser,
			list.map(({ html }) => html),
		);
		expect.hasAssertions();
	},
	300_000 * PATIENCE,
);
