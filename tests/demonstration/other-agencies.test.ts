import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadContent } from "../../app/content/load.ts";
import { type Request, walkSite } from "../pages/crawl/walk-site.ts";
import { content as demonstration } from "../support/addresses.ts";
import { ROOT } from "../support/project-folder.ts";
import { startSite } from "../support/site.ts";
import { withoutZones } from "../support/without-zones.ts";

const { site: agency, people, cities } = demonstration;
const NAMES = new RegExp(
	[agency, ...people, ...cities].map(({ name }) => `\\b${name}\\b`).join("|"),
);

test.each(["farol", "smallest", "tern"])(
	"no page of the agency %s names the demonstration",
	async (name) => {
		const folder = join(ROOT, "tests/agencies", name);
		const site = await startSite({ CONTENT_DIR: folder });
		onTestFinished(site.stop);
		const found: string[] = [];
		const request: Request = async (path) => {
			const response = await site.request(path, { headers: { Connection: "close" } });
			const text = await response.clone().text();
			if (NAMES.test(withoutZones(text))) found.push(path);
			return response;
		};
		await walkSite(request, loadContent(folder));
		expect(found).toEqual([]);
	},
);
