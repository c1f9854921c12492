import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { content } from "../support/addresses.ts";
import { GOOD, readEnquiries, readForm } from "../support/enquiries.ts";
import { readHtml } from "../support/read-html.ts";
import { SITE_URL, type Site, startSite } from "../support/site.ts";

async function openSite(settings: Record<string, string> = {}) {
	const site = await startSite(settings);
	onTestFinished(() => site.stop());
	return site;
}

function toForm(fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit {
	return { method: "POST", body: new URLSearchParams(fields), headers };
}

describe("when the store fails", () => {
	/** Sends the form of the page about SEO in Mumbai, filled in as GOOD. */
	async function sendForm(site: Site) {
		const opened = await site.request("/contact?service=seo&city=mumbai");
		const { action, fields } = readForm(readHtml(await opened.text()));
		const sent = { ...fields, ...GOOD };
		return { sent, response: await site.request(action, toForm(sent)) };
	}

	async function expectKept(response: Response, sent: Record<string, string>) {
		const page = readHtml(await response.text());
		expect(response.status).toBe(503);
		expect(readForm(page).fields).toEqual(sent);
		const alert = page.text('[role="alert"]');
		expect(alert).toContain(content.site.email);
		expect(alert).toContain(content.site.phone);
		expect(page.text("main")).not.toMatch(/sqlite|database|ENOTDIR|Error/i);
	}

	test("an unusable data folder costs no word, and e-mail and phone are shown", async () => {
		const site = await openSite();
		rmSync(site.dataDir, { recursive: true });
		writeFileSync(site.dataDir, "a file, not a folder");
		const { sent, response } = await sendForm(site);
		const readiness = await site.request("/readyz");
		expect(await site.takeErrors()).toContain("An enquiry could not be stored");
		expect(readiness.status).toBe(503);
		expect((await site.request("/livez")).status).toBe(200);
		await expectKept(response, sent);
	});

	test("a locked database costs no word either, and the next try is stored", async () => {
		const site = await openSite();
		expect((await site.request("/readyz")).status).toBe(200);
		const lock = new DatabaseSync(join(site.dataDir, "enquiries.sqlite"));
		lock.exec("begin immediate");
		const { sent, response } = await sendForm(site);
		expect(await site.takeErrors()).toContain("An enquiry could not be stored");
		lock.exec("rollback");
		lock.close();
		expect((await site.request("/contact", toForm(sent))).status).toBe(303);
		expect(readEnquiries(site)).toHaveLength(1);
		await expectKept(response, sent);
	});

	test("the log tells why and never whose enquiry it was", async () => {
		const site = await openSite();
		rmSync(site.dataDir, { recursive: true });
		mkdirSync(join(site.dataDir, "enquiries.sqlite"), { recursive: true });
		await site.request("/contact", toForm(GOOD));
		const log = await site.takeErrors();
		expect(log).toContain("could not be stored");
		for (const word of Object.values(GOOD)) expect(log).not.toContain(word);
	});
});

describe("a form is refused", () => {
	let site: Site;

	beforeAll(async () => {
		site = await startSite();
		return () => site.stop();
	}, 60_000);

	test("with more than 32 KB, by 413 and without noise in the log", async () => {
		const big = { ...GOOD, message: "a".repeat(33 * 1024) };
		const response = await site.request("/contact", toForm(big));
		const answer = [response.status, await site.takeErrors()];
		expect(answer).toEqual([413, ""]);
		expect(readEnquiries(site)).toEqual([]);
	});

	test("with more than 32 KB of unknown length, the same", async () => {
		const body = new Blob([
			new URLSearchParams({ ...GOOD, message: "a".repeat(99_999) }).toString(),
		]);
		const response = await site.request("/contact", {
			method: "POST",
			body: body.stream(),
			duplex: "half",
			headers: { "Content-Type": "application/x-www-form-urlencoded" },
		} as RequestInit);
		const answer = [response.status, await site.takeErrors()];
		expect(answer).toEqual([413, ""]);
		expect(readEnquiries(site)).toEqual([]);
	});

	test("when another site sends it", async () => {
		for (const origin of ["https://evil.example", "null"]) {
			for (const path of ["/contact", "/contact.data"]) {
				const response = await site.request(path, toForm(GOOD, { Origin: origin }));
				expect(response.status, `${origin} to ${path}`).toBe(403);
				expect(await response.text()).toContain("another site");
			}
		}
		expect(await site.takeErrors()).toBe("");
		expect(readEnquiries(site)).toEqual([]);
	});

	test.each([
		["JSON", "application/json", "{}"],
		["a text", "text/plain", "hello"],
		["a cut upload", "multipart/form-data; boundary=x", "--x"],
	])("when it is %s: the sender's fault, and no noise in the log", async (_what, type, body) => {
		const headers = { "Content-Type": type };
		const response = await site.request("/contact", { method: "POST", body, headers });
		const log = await site.takeErrors();
		expect([400, 415, 422]).toContain(response.status);
		expect(log).toBe("");
	});

	test("when it comes by another method than POST", async () => {
		for (const method of ["PUT", "PATCH", "DELETE"]) {
			const response = await site.request("/contact", { ...toForm(GOOD), method });
			expect(response.status, method).toBe(405);
		}
		expect(readEnquiries(site)).toEqual([]);
	});

	test("as for its files: they count as empty fields", async () => {
		const form = new FormData();
		form.set("name", new File(["Riya"], "name.txt"));
		const response = await site.request("/contact", { method: "POST", body: form });
		expect(response.status).toBe(422);
	});
});

test("a form that our own page sends is taken", async () => {
	const site = await openSite();
	const response = await site.request("/contact", toForm(GOOD, { Origin: site.origin }));
	expect(response.status).toBe(303);
	expect(readEnquiries(site)).toHaveLength(1);
});

test("so is one that comes through a proxy which ends TLS", async () => {
	const site = await openSite();
	const response = await site.request("/contact", toForm(GOOD, { Origin: SITE_URL }));
	expect(response.status).toBe(303);
	expect(readEnquiries(site)).toHaveLength(1);
});
