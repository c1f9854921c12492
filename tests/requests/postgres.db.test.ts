import { describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { content } from "../support/addresses.ts";
import { GOOD, readForm } from "../support/enquiries.ts";
import { createDatabase, findPostgres, startPostgres } from "../support/postgres.ts";
import { startSite } from "../support/site.ts";
import { openFolder, runEnquiries, runToEnd, startProcess } from "../support/started-process.ts";
import { postForm, readPage } from "./visitor.ts";

const makeDatabase = () => createDatabase(inject("postgresPort"));
const makeForm = () => ({ ...GOOD, submissionId: crypto.randomUUID() });

async function openSite(settings: Record<string, string>) {
	const site = await startSite(settings);
	onTestFinished(() => site.stop());
	return site;
}

describe.runIf(findPostgres())("a site on PostgreSQL", () => {
	test("stores enquiries there, and the staff read them there", async () => {
		const settings = { DATABASE_URL: await makeDatabase() };
		const site = await openSite(settings);
		const form = makeForm();
		for (const _ of [1, 2]) expect((await postForm(form, {}, site)).status).toBe(303);
		const { stdout } = await runEnquiries(["export"], { cwd: site.dataDir, settings });
		// One line, as the same form is one enquiry.
		expect(JSON.parse(stdout)).toMatchObject(GOOD);
	});

	test("counts a sender's enquiries together with the other nodes", async () => {
		const settings = { DATABASE_URL: await makeDatabase(), RATE_LIMIT_ENQUIRIES: "3/10m" };
		const [one, other] = await Promise.all([openSite(settings), openSite(settings)]);
		const statuses: number[] = [];
		for (const node of [one, other, one, other, one])
			statuses.push((await postForm(makeForm(), {}, node)).status);
		expect(statuses).toEqual([303, 303, 303, 429, 429]);
	});

	test("keeps every word while the database is away, also when it starts then", async () => {
		const own = await startPostgres();
		onTestFinished(() => own.stop());
		const DATABASE_URL = await own.createDatabase();
		const site = await openSite({ DATABASE_URL });
		expect((await site.request("/readyz")).status).toBe(200);
		await own.kill();
		const opened = await readPage(site.request("/contact?service=seo&city=surat"));
		const sent = { ...readForm(opened).fields, ...GOOD };
		const refused = await postForm(sent, {}, site);
		expect(refused.headers.get("retry-after")).toBe("60");
		const page = await readPage(refused, 503);
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
		expect((await postForm(sent, {}, site)).status).toBe(303);
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
