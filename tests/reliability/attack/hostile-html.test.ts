import { expect, test } from "vitest";
import { expectHarmless } from "../../support/harmless-html.ts";
import { PATIENCE } from "../../support/patience.ts";
import { browser, provideSiteAndBrowser } from "../../support/site-and-browser.ts";
import { MARKUP } from "./hostile-input.ts";

provideSiteAndBrowser();

test.skipIf(MARKUP.length === 0)(
	"markup of the public list is harmless in a post (skipped without ../shared/corpora)",
	async () => {
		await expectHarmless(browser, MARKUP);
		expect.hasAssertions();
	},
	300_000 * PATIENCE,
);
