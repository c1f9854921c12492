import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { content } from "../support/addresses.ts";
import { GOOD, readForm } from "../support/enquiries.ts";
import { type Postgres, startPostgres } from "../support/postgres.ts";
import { makeProjectFolder } from "../support/project-folder.ts";
import { readHtml } from "../support/read-html.ts";
import { startSite } from "../support/site.ts";
import { runEnquiries } from "../support/staff.ts";
import { runToEnd, startProcess } from "../support/started-process.ts";

let postgres: Postgres;

beforeAll(async () => {
	postgres = await startPostgres();
	return () => postgres.stop();
}, 60_000);

function openFolder() {
	const folder = makeProjectFolder();
	onTestFinished(folder.remove);
	return folder;
}

describe("a site on PostgreSQL", () => {
	test("stores enquiries there, and the staff read them there", async () => {
		const settings = { DATABASE_URL: await postgres.createDatabase() };
		const site = await startSite(settings);
		onTestFinished(() => site.stop());
		const body = new URLSearchParams({ ...GOOD, submissionId: crypto.randomUUID() });
		for (const _ of [1, 2])
			expect((await site.request("/contact", { method: "POST", body })).status).toBe(303);
		const { stdout } = await runEnquiries(["export"], { cwd: site.dataDir, settings });
		expect(
			stdout
				.trimEnd()
				.split("\n")
				.map((line) => JSON.parse(line)),
		).toMatchObject([GOOD]);
	});

	test("counts a sender's enquiries together with the other nodes", async () => {
		const settings = {
			DATABASE_URL: await postgres.createDatabase(),
			RATE_LIMIT_ENQUIRIES: "3/10m",
		};
		const nodes = await Promise.all([startSite(settings), startSite(settings)]);
		onTestFinished(async () => {
			await Promise.all(nodes.map((node) => node.stop()));
		});
		const statuses: (number | undefined)[] = [];
		for (const at of [0, 1, 0, 1, 0]) {
			const body = new URLSearchParams({ ...GOOD, submissionId: crypto.randomUUID() });
			statuses.push((await nodes[at]?.request("/contact", { method: "POST", body }))?.status);
		}
		expect(statuses).toEqual([303, 303, 303, 429, 429]);
	});

	test("keeps every word while the database is away, and stores it when it is back", async () => {
		const own = await startPostgres();
		onTestFinished(() => own.stop());
		const site = await startSite({ DATABASE_URL: await own.createDatabase() });
		onTestFinished(() => site.stop());
		expect((await site.request("/readyz")).status).toBe(200);
		await own.kill();
		const opened = await site.request("/contact?service=seo&city=surat");
		expect(opened.status).toBe(200);
		const { fields } = readForm(readHtml(await opened.text()));
		const sent = { ...fields, ...GOOD };
		const post = () =>
			site.request("/contact", { method: "POST", body: new URLSearchParams(sent) });
		const refused = await post();
		expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "60"]);
		const page = readHtml(await refused.text());
		expect(readForm(page).fields).toEqual(sent);
		expect(page.text('[role="alert"]')).toContain(content.site.phone);
		expect((await site.request("/readyz")).status).toBe(503);
		expect(await site.takeErrors()).not.toMatch(/Riya|bedsheets/);
		await own.start();
		expect((await post()).status).toBe(303);
		expect((await site.request("/readyz")).status).toBe(200);
	}, 60_000);
});

describe("a start with DATABASE_URL", () => {
	test("to a server that is away serves the pages and waits", async () => {
		const own = await startPostgres();
		onTestFinished(() => own.stop());
		const DATABASE_URL = await own.createDatabase();
		await own.kill();
		const started = startProcess({ cwd: openFolder().path, settings: { DATABASE_URL } });
		const origin = await started.origin();
		expect(started.output.stdout).toMatch(/store +PostgreSQL .* does not answer \(ECONNREFUSED\)/);
		expect((await fetch(`${origin}/mumbai`)).status).toBe(200);
		expect((await fetch(`${origin}/readyz`)).status).toBe(503);
		await own.start();
		await vi.waitUntil(async () => (await fetch(`${origin}/readyz`)).status === 200, 10_000);
	}, 60_000);

	test("to a database that is not there ends with one clear line, without the password", async () => {
		const url = new URL(await postgres.createDatabase());
		url.pathname = "/nowhere";
		url.password = "hunter2";
		const settings = { DATABASE_URL: url.href };
		const run = await runToEnd({ cwd: openFolder().path, settings });
		expect(run.code).toBe(1);
		expect(run.stderr).toEqual([
			expect.stringMatching(/^The database of DATABASE_URL cannot be used: .*nowhere/),
		]);
		expect(run.stderr.join()).not.toContain("hunter2");
	});
});
