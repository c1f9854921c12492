import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { remove } from "../support/content-acts.ts";
import { copySample, editFile } from "../support/copied-content.ts";
import { startSite } from "../support/site.ts";

test("CONTENT_DIR: a site has the pages and the pictures of that folder, and those of no other", async () => {
	const root = copySample();
	remove("content/cities/delhi")(root);
	editFile(root, "content/site.yaml", ["name"], "Umbrella");
	const site = await startSite({ CONTENT_DIR: join(root, "content") });
	onTestFinished(site.stop);
	const about = await (await site.request("/about")).text();
	expect(about).toContain("Umbrella");
	const [portrait = ""] = /\/pictures\/\d+\/media\/[^"\s]+/.exec(about) ?? [];
	expect((await site.request(portrait)).status).toBe(200);
	expect((await site.request("/delhi")).status).toBe(404);
});
