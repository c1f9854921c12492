import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import { BODY_BYTES } from "../../server/limits/limits.ts";
import { content } from "../support/addresses.ts";
import { GOOD, readEnquiries, readForm } from "../support/enquiries.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { postForm, readPage } from "./visitor.ts";

provideSite();

let known: number;
beforeEach(() => {
	known = readEnquiries(site).length;
});

const countNew = () => readEnquiries(site).length - known;

// A store whose file is gone is tested in tests/reliability/lifecycle.test.ts.
test("a store that fails costs no word, the log has none of them, and the next try is stored", async () => {
	expect((await site.request("/readyz")).status).toBe(200);
	const opened = await readPage(site.request("/contact?service=seo&city=mumbai"));
	const sent = { ...readForm(opened).fields, ...GOOD };
	const lock = new DatabaseSync(join(site.dataDir, "enquiries.sqlite"));
	lock.exec("begin immediate");
	const response = await postForm(sent);
	lock.exec("rollback");
	lock.close();
	const log = await site.takeErrors();
	expect(log).toContain("An enquiry could not be stored");
	for (const word of Object.values(GOOD)) expect(log).not.toContain(word);
	const page = await readPage(response, 503);
	expect(readForm(page).fields).toEqual(sent);
	const alert = page.text('[role="alert"]');
	expect(alert).toContain(content.site.email);
	expect(alert).toContain(content.site.phone);
	expect(page.text("main")).not.toMatch(/sqlite|database|Error/i);
	expect((await postForm(sent)).status).toBe(303);
	expect(countNew()).toBe(1);
});

const large = new URLSearchParams({ ...GOOD, message: "a".repeat(BODY_BYTES) });
const files = new FormData();
files.set("name", new File(["Riya"], "name.txt"));
const URL_ENCODED = { "Content-Type": "application/x-www-form-urlencoded" };
const GZIPPED = { ...URL_ENCODED, "Content-Encoding": "gzip" };
const CUT = { "Content-Type": "multipart/form-data; boundary=x" };
const stream = () => new Blob([String(large)]).stream();

test.each<[what: string, status: number, init: RequestInit]>([
	["is too large, of unknown length", 413, { body: stream(), headers: URL_ENCODED }],
	["is JSON", 415, { body: "{}", headers: { "Content-Type": "application/json" } }],
	["claims to be compressed", 415, { body: "name=R", headers: GZIPPED }],
	["is a cut upload", 400, { body: "--x", headers: CUT }],
	["has files, which count as empty fields,", 422, { body: files }],
])("a form that %s is rejected by %i, without noise in the log", async (_what, status, init) => {
	const sent = { method: "POST", duplex: "half", ...init };
	const response = await site.request("/contact", sent);
	expect([response.status, await site.takeErrors(), countNew()]).toEqual([status, "", 0]);
});

test.each([
	["/contact", "https://evil.example"],
	["/contact.data", "null"],
])("a form that another site sends is rejected: to %s from %s", async (path, origin) => {
	const headers = { Origin: origin };
	const body = new URLSearchParams(GOOD);
	const response = await site.request(path, { method: "POST", body, headers });
	expect(await response.text()).toContain("another site");
	expect([response.status, await site.takeErrors(), countNew()]).toEqual([403, "", 0]);
});
