import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { content } from "../support/addresses.ts";
import { GOOD, readEnquiries, readForm } from "../support/enquiries.ts";
import { provideSite, site } from "../support/provided.ts";
import { readHtml } from "../support/read-html.ts";
import { SITE_URL, type Site, startSite } from "../support/site.ts";

provideSite();

let known: number;
beforeEach(() => {
	known = readEnquiries(site).length;
});

const countNew = () => readEnquiries(site).length - known;

function toForm(fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit {
	return { method: "POST", body: new URLSearchParams(fields), headers };
}

describe("when the store fails", () => {
	/** Sends the form of the page about SEO in Mumbai, filled in as GOOD. */
	async function sendForm(to: Site) {
		const opened = await to.request("/contact?service=seo&city=mumbai");
		const { action, fields } = readForm(readHtml(await opened.text()));
		const sent = { ...fields, ...GOOD };
		return { sent, response: await to.request(action, toForm(sent)) };
	}

	async function expectAllWords(response: Response, sent: Record<string, string>) {
		const page = readHtml(await response.text());
		expect(response.status).toBe(503);
		expect(readForm(page).fields).toEqual(sent);
		const alert = page.text('[role="alert"]');
		expect(alert).toContain(content.site.email);
		expect(alert).toContain(content.site.phone);
		expect(page.text("main")).not.toMatch(/sqlite|database|ENOTDIR|Error/i);
	}

	test("an unusable data folder costs no word, and the log has none of them", async () => {
		const own = await startSite();
		onTestFinished(() => own.stop());
		rmSync(own.dataDir, { recursive: true });
		writeFileSync(own.dataDir, "a file, not a folder");
		const { sent, response } = await sendForm(own);
		const statuses = [await own.request("/readyz"), await own.request("/livez")];
		const log = await own.takeErrors();
		expect(log).toContain("An enquiry could not be stored");
		for (const word of Object.values(GOOD)) expect(log).not.toContain(word);
		expect(statuses.map(({ status }) => status)).toEqual([503, 200]);
		await expectAllWords(response, sent);
	});

	test("a locked database costs no word either, and the next try is stored", async () => {
		expect((await site.request("/readyz")).status).toBe(200);
		const lock = new DatabaseSync(join(site.dataDir, "enquiries.sqlite"));
		lock.exec("begin immediate");
		const { sent, response } = await sendForm(site);
		expect(await site.takeErrors()).toContain("An enquiry could not be stored");
		lock.exec("rollback");
		lock.close();
		expect((await site.request("/contact", toForm(sent))).status).toBe(303);
		expect(countNew()).toBe(1);
		await expectAllWords(response, sent);
	});
});

describe("a form is refused", () => {
	const large = new URLSearchParams({ ...GOOD, message: "a".repeat(33 * 1024) });

	test.each<[what: string, init: RequestInit]>([
		["more than 32 KB", { body: large }],
		[
			"more than 32 KB of unknown length",
			{
				body: new Blob([large.toString()]).stream(),
				duplex: "half",
				headers: { "Content-Type": "application/x-www-form-urlencoded" },
			} as RequestInit,
		],
	])("with %s, by 413 and without noise in the log", async (_what, init) => {
		const { status } = await site.request("/contact", { method: "POST", ...init });
		expect([status, await site.takeErrors()]).toEqual([413, ""]);
		expect(countNew()).toBe(0);
	});

	test.each([
		["/contact", "https://evil.example"],
		["/contact.data", "https://evil.example"],
		["/contact", "null"],
		["/contact.data", "null"],
	])("when another site sends it: to %s from %s", async (path, origin) => {
		const response = await site.request(path, toForm(GOOD, { Origin: origin }));
		expect(response.status).toBe(403);
		expect(await response.text()).toContain("another site");
		expect(await site.takeErrors()).toBe("");
		expect(countNew()).toBe(0);
	});

	test.each([
		["JSON", "application/json", "{}"],
		["a text", "text/plain", "hello"],
		["a cut upload", "multipart/form-data; boundary=x", "--x"],
	])("when it is %s: the sender's fault, and no noise in the log", async (_what, type, body) => {
		const headers = { "Content-Type": type };
		const { status } = await site.request("/contact", { method: "POST", body, headers });
		expect([400, 415, 422]).toContain(status);
		expect(await site.takeErrors()).toBe("");
	});

	test.each(["PUT", "PATCH", "DELETE"])("when it comes by %s", async (method) => {
		const { status } = await site.request("/contact", { ...toForm(GOOD), method });
		expect([status, countNew()]).toEqual([405, 0]);
	});

	test("as for its files: they count as empty fields", async () => {
		const body = new FormData();
		body.set("name", new File(["Riya"], "name.txt"));
		expect((await site.request("/contact", { method: "POST", body })).status).toBe(422);
	});
});

test.each([
	["our own page sends", () => site.origin],
	["comes through a proxy which ends TLS", () => SITE_URL],
])("a form that %s is taken", async (_what, getOrigin) => {
	const response = await site.request("/contact", toForm(GOOD, { Origin: getOrigin() }));
	expect([response.status, countNew()]).toEqual([303, 1]);
});
