import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { makeProjectFolder } from "../support/project-folder.ts";
import { SITE_URL, type Site, startSite } from "../support/site.ts";
import { startProcess } from "../support/started-process.ts";

const BROWSER =
	"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

async function openSite(settings?: Record<string, string>): Promise<Site> {
	const site = await startSite(settings);
	onTestFinished(() => site.stop());
	return site;
}

function makeRequest(body: string, headers: Record<string, string> = {}): RequestInit {
	return {
		method: "POST",
		body,
		headers: {
			Origin: SITE_URL,
			"Sec-Fetch-Site": "same-origin",
			"User-Agent": BROWSER,
			"Content-Type": "text/plain;charset=UTF-8",
			...headers,
		},
	};
}

function tell(site: Site, body: string, headers?: Record<string, string>): Promise<Response> {
	return site.request("/visits", makeRequest(body, headers));
}

function readVisits({ dataDir }: { dataDir: string }): Record<string, unknown>[] {
	const database = new DatabaseSync(join(dataDir, "enquiries.sqlite"));
	try {
		return database.prepare("select * from visits order by path").all();
	} finally {
		database.close();
	}
}

/** The store is made at its first use. */
async function openStore(site: Site): Promise<void> {
	expect((await site.request("/readyz")).status).toBe(200);
}

describe("a view that is told", () => {
	test("is counted within seconds, and nothing but the count is kept", async () => {
		const site = await openSite();
		await openStore(site);
		const from = { referrer: "search.example", touch: "utm_medium=email" };
		for (const body of [{ path: "/mumbai", from }, { path: "/mumbai", from }, { path: "/about" }]) {
			const response = await tell(site, JSON.stringify(body));
			expect(response.status).toBe(204);
			expect(response.headers.get("Cache-Control")).toBe("no-store");
			expect(response.headers.has("Set-Cookie")).toBe(false);
		}
		const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
		await expect
			.poll(() => readVisits(site), { timeout: 10_000 })
			.toEqual([
				{
					...{ day: today, path: "/about", service: "", city: "" },
					...{ source: "", medium: "", campaign: "", entries: 0, views: 1 },
				},
				{
					...{ day: today, path: "/mumbai", service: "", city: "mumbai" },
					...{ source: "search.example", medium: "email", campaign: "", entries: 2, views: 2 },
				},
			]);
	});

	test("that must not count gets the same answer, and is not counted", async () => {
		const site = await openSite();
		await openStore(site);
		const good = '{"path":"/about"}';
		const refused: [body: string, headers?: Record<string, string>][] = [
			[good, { "Sec-GPC": "1" }],
			[good, { DNT: "1" }],
			[good, { Origin: "https://evil.example" }],
			[good, { "Sec-Fetch-Site": "cross-site" }],
			[good, { "User-Agent": "Googlebot/2.1" }],
			['{"path":"/nowhere"}'],
			['{"path":"/About"}'],
			['{"path":"//evil.example"}'],
			['{"path":"/about","from":{"touch":["a"]}}'],
			["{"],
			[""],
			["\u0000\uFFFF"],
			[`{"path":"/about","more":"${"x".repeat(2_100)}"}`],
		];
		for (const [body, headers] of refused)
			expect((await tell(site, body, headers)).status, body.slice(0, 60)).toBe(204);
		await tell(site, '{"path":"/contact"}');
		await expect
			.poll(() => readVisits(site), { timeout: 10_000 })
			.toMatchObject([{ path: "/contact", views: 1 }]);
	});

	test("too often from one address counts no more, and costs nobody a page", async () => {
		const site = await openSite();
		await openStore(site);
		for (let at = 0; at < 200; at++)
			expect((await tell(site, '{"path":"/about"}')).status).toBe(204);
		await expect
			.poll(() => readVisits(site).reduce((sum, row) => sum + Number(row.views), 0), {
				timeout: 10_000,
			})
			.toBe(120);
		expect((await site.request("/about")).status).toBe(200);
	});

	test("can be told by POST only", async () => {
		const site = await openSite();
		expect((await site.request("/visits")).status).toBe(404);
		const put = await site.request("/visits", { method: "PUT", body: "{}" });
		expect([put.status, put.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
	});
});

describe("counts that wait to be written", () => {
	test("are written as the site stops", async () => {
		const { path, dataDir, remove } = makeProjectFolder();
		onTestFinished(remove);
		const { origin, end, ended } = startProcess({ cwd: path, settings: { SITE_URL } });
		await fetch(`${await origin()}/visits`, makeRequest('{"path":"/about"}'));
		end("SIGTERM");
		expect(await ended).toBe(0);
		expect(readVisits({ dataDir })).toMatchObject([{ path: "/about", views: 1 }]);
	});

	test("are lost where the store fails, and cost nobody an answer", async () => {
		const site = await openSite();
		rmSync(site.dataDir, { recursive: true });
		writeFileSync(site.dataDir, "a file, not a folder");
		let told = "";
		expect((await tell(site, '{"path":"/about"}')).status).toBe(204);
		await expect
			.poll(
				async () => {
					told += await site.takeErrors();
					return told;
				},
				{ timeout: 15_000 },
			)
			.toMatch(/^Visits could not be counted: .+\n$/);
		expect((await tell(site, '{"path":"/about"}')).status).toBe(204);
		expect((await site.request("/about")).status).toBe(200);
	});
});

describe("every page", () => {
	test("counts itself, by a script that keeps nothing", async () => {
		const site = await openSite();
		for (const path of ["/", "/mumbai", "/contact"]) {
			const html = await (await site.request(path)).text();
			expect(html, path).toContain("sendBeacon");
		}
	});

	test("does not where it is turned off, and there is nobody to tell", async () => {
		const site = await openSite({ VISITS: "off" });
		expect(await (await site.request("/")).text()).not.toContain("sendBeacon");
		expect((await tell(site, '{"path":"/about"}')).status).toBe(404);
	});
});
