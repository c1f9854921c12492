import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Site, startSite } from "../support/site.ts";

describe("the social cards", () => {
	let site: Site;
	beforeAll(async () => {
		site = await startSite();
	});
	afterAll(() => site.stop());

	it.each(["/cards/home.png", "/cards/services/seo/mumbai.png", "/cards/mumbai/bandra.png"])(
		"are pictures that may be kept: %s",
		async (path) => {
			const answer = await site.request(path);
			expect(answer.status).toBe(200);
			expect(answer.headers.get("Content-Type")).toBe("image/png");
			expect(answer.headers.get("Cache-Control")).toMatch(/^public, max-age=86400/);
			const known = { "If-None-Match": answer.headers.get("ETag") ?? "" };
			expect((await site.request(path, { headers: known })).status).toBe(304);
		},
	);

	it("have heads without a body", async () => {
		const answer = await site.request("/cards/about.png", { method: "HEAD" });
		expect(answer.status).toBe(200);
		expect((await answer.arrayBuffer()).byteLength).toBe(0);
	});

	it("are not there for what is no page", async () => {
		for (const path of ["/cards/nowhere.png", "/cards/mumbai.jpg", "/cards/%ff.png", "/cards"]) {
			expect((await site.request(path)).status, path).toBeGreaterThanOrEqual(400);
			expect((await site.request(path)).status, path).toBeLessThan(500);
		}
	});
});
