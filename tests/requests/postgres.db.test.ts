import { describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { content } from "../support/addresses.ts";
import { GOOD, readForm } from "../support/enquiries.ts";
import { createDatabase, startPostgres } from "../support/postgres.ts";
import { makeProjectFolder } from "../support/project-folder.ts";
import { readHtml } from "../support/read-html.ts";
import { startSite } from "../support/site.ts";
import { runEnquiries } from "../support/staff.ts";
import { runToEnd, startProcess } from "../support/started-process.ts";

const makeDatabase = () => createDatabase(inject("postgresPort"));

function openFolder() {
	const folder = makeProjectFolder();
	onTestFinished(folder.remove);
	return folder;
}

describe("a site on PostgreSQL", () => {
	test("stores enquiries there, and the staff read them there", async () => {
		const settings = { DATABASE_URL: await makeDatabase() };
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
			DATABASE_URL: await makeDatabase(),
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

	test("keeps every word while the database is away, also when it starts then", async () => {
		const own = await startPostgres();
		onTestFinished(() => own.stop());
		const DATABASE_URL = await own.createDatabase();
		const site = await startSite({ DATABASE_URL });
		onTestFinished(() => site.stop());
		expect((await site.request("/readyz")).status).toBe(200);
		await own.kill();
		const opened = await site.request("/contact?service=seo&city=surat");
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

		const late = startProcess({ cwd: openFolder().path, settings: { DATABASE_URL } });
		const origin = await late.origin();
		expect(late.output.stdout).toMatch(/store +PostgreSQL .* does not answer \(ECONNREFUSED\)/);
		expect((await fetch(`${origin}/mumbai`)).status).toBe(200);
		expect((await fetch(`${origin}/readyz`)).status).toBe(503);

		await own.start();
		expect((await post()).status).toBe(303);
		expect((await site.request("/readyz")).status).toBe(200);
		await vi.waitUntil(async () => (await fetch(`${origin}/readyz`)).status === 200, 10_000);
	});

	test("does not start with a database that is not there, and says so without the password", async () => {
		const url = new URL(await makeDatabase());
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
