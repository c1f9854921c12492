import { expect, test } from "vitest";
import { parsePage } from "../../app/platform/content-policy/parse-page.server.ts";
import { TEMPLATES } from "../support/addresses.ts";
import { type OwnSite, startSite } from "../support/site.ts";

/** Returns what each cached page has of a start, by its address. */
async function readPages(site: OwnSite, paths: readonly string[]) {
	const pages = new Map<string, unknown>();
	for (const path of paths) {
		const response = await site.request(path);
		const etag = response.headers.get("ETag");
		const { styles } = parsePage(await response.text());
		const policy = response.headers.get("Content-Security-Policy");
		if (etag) pages.set(path, { etag, policy, styles });
	}
	return pages;
}

test("a page has the same ETag, policy and styles at each start, whatever was rendered before it", async () => {
	const paths = Object.values(TEMPLATES);
	const first = await startSite();
	const pages = await readPages(first, paths);
	await first.stop();
	expect(pages.size).toBeGreaterThan(30);
	const second = await startSite();
	const reversed = await readPages(second, paths.toReversed());
	await second.stop();
	for (const [path, page] of pages) expect.soft(reversed.get(path), path).toEqual(page);
});
