import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { BODY_BYTES } from "../../server/limits/limits.ts";
import { content } from "../support/addresses.ts";
import { GOOD, readEnquiries, readForm } from "../support/enquiries.ts";
import { SITE_URL, type Site, startSite } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { postForm, readPage } from "./visitor.ts";

provideSite();

let known: number;
beforeEach(() => {
	known = readEnquiries(site).length;
});

const countNew = () => readEnquiries(site).length - known;

describe("when the store fails", () => {
	/** Sends the form of the page about SEO in Mumbai, filled in as GOOD. */
	async function sendForm(to: Site) {
		const page = await readPage(to.request("/contact?service=seo&city=mumbai"));
		const sent = { ...readForm(page).fields, ...GOOD };
		return { sent, response: await postForm(sent, {}, to) };
	}

	async function expectAllWords(response: Response, sent: Record<string, string>) {
		const page = await readPage(response, 503);
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
		expect((await postForm(sent)).status).toBe(303);
		expect(countNew()).toBe(1);
		await expectAllWords(response, sent);
	});
});

const large = new URLSearchParams({ ...GOOD, message: "a".repeat(BODY_BYTES) });
const files = new FormData();
files.set("name", new File(["Riya"], "name.txt"));
const typed = (type: string, body: BodyInit) => ({ body, headers: { "Content-Type": type } });
const URL_ENCODED = "application/x-www-form-urlencoded";

test.each<[what: string, status: number, init: RequestInit]>([
	["is too large", 413, { body: large }],
	["is too large, of unknown length", 413, typed(URL_ENCODED, new Blob([String(large)]).stream())],
	["is JSON", 415, typed("application/json", "{}")],
	[
		"claims to be compressed",
		415,
		{
			body: "name=R",
			headers: {
				"Content-Type": "application/x-www-form-urlencoded",
				"Content-Encoding": "gzip",
			},
		},
	],
	["is a cut upload", 400, typed("multipart/form-data; boundary=x", "--x")],
	["has files, which count as empty fields,", 422, { body: files }],
	["comes by PUT", 405, { method: "PUT", body: new URLSearchParams(GOOD) }],
	["comes by DELETE", 405, { method: "DELETE", body: new URLSearchParams(GOOD) }],
])("a form that %s is refused by %i, without noise in the log", async (_what, status, init) => {
	const sent = { method: "POST", duplex: "half", ...init };
	const response = await site.request("/contact", sent);
	expect([response.status, await site.takeErrors(), countNew()]).toEqual([status, "", 0]);
});

test.each([
	["/contact", "https://evil.example"],
	["/contact.data", "null"],
])("a form that another site sends is refused: to %s from %s", async (path, origin) => {
	const headers = { Origin: origin };
	const body = new URLSearchParams(GOOD);
	const response = await site.request(path, { method: "POST", body, headers });
	expect(await response.text()).toContain("another site");
	expect([response.status, await site.takeErrors(), countNew()]).toEqual([403, "", 0]);
});

test.each([
	["our own page sends", () => site.origin],
	["comes through a proxy which ends TLS", () => SITE_URL],
])("a form that %s is taken", async (_what, getOrigin) => {
	const { status } = await postForm(GOOD, { Origin: getOrigin() });
	expect([status, countNew()]).toEqual([303, 1]);
});
