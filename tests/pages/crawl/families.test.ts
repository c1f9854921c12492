import { appendFileSync, cpSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadContent } from "../../../app/content/load.ts";
import { FAMILY_NAMES } from "../../../app/content/schemas/families.ts";
import { AGENCY } from "../../support/agency.ts";
import { createFolder } from "../../support/copied-content.ts";
import { startSite } from "../../support/site.ts";
import { checkFiles, checkTogether } from "./check-site.ts";
import { type Request, walkSite } from "./walk-site.ts";

test("nothing leads to a family of pages that site.yaml turns off", async () => {
	const folder = createFolder();
	cpSync(AGENCY, folder, { recursive: true });
	const switches = FAMILY_NAMES.map((name) => `  ${name}: false\n`).join("");
	appendFileSync(join(folder, "site.yaml"), `families:\n${switches}`);
	const site = await startSite({ CONTENT_DIR: folder });
	onTestFinished(site.stop);
	const request: Request = (path) => site.request(path, { headers: { Connection: "close" } });
	const crawl = await walkSite(request, loadContent(folder));
	expect(crawl.errors).toEqual([]);
	expect(checkTogether(crawl)).toEqual([]);
	expect(await checkFiles(crawl, request)).toEqual([]);
	const paths = [...crawl.pages.keys()].filter((path) => !path.startsWith("/services/"));
	expect(paths.toSorted()).toEqual([
		"/",
		"/about",
		"/accessibility",
		"/contact",
		"/privacy-policy",
		"/search",
		"/services",
		"/sitemap",
	]);
});
