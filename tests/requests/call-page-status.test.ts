import { afterAll, beforeAll, expect, it } from "vitest";
import { openStores, type Stores } from "../../app/enquiries/open-stores.ts";
import { openCalls } from "../support/calls.ts";
import { parseHtml } from "../support/parse-html.ts";
import { type OwnSite, startSite } from "../support/site.ts";

let site: OwnSite;
let stores: Stores;
let calls: ReturnType<typeof openCalls>;

/** Without SMTP_URL. */
beforeAll(async () => {
	site = await startSite();
	stores = await openStores({ DATA_DIR: site.dataDir, DATABASE_URL: undefined });
	calls = openCalls(stores);
});
afterAll(async () => {
	await stores.database.close();
	await site.stop();
});

const open = async (path: string) => parseHtml(await (await site.request(path)).text());

it.each(["sent", "moved"])(
	"after %s it promises no e-mail where the site sends none, but asks to keep the address",
	async (query) => {
		const { path } = await calls.book();
		const status = (await open(`${path}?${query}`)).text('main [role="status"]');
		expect(status).not.toContain("e-mail");
		expect(status).toContain("keep the address of this page");
	},
);

it("says that a call was cancelled in its status and title, and of one that stands nothing of it", async () => {
	const { id, path } = await calls.book();
	const standing = await open(`${path}?cancelled`);
	expect(standing.text('main [role="status"]')).toBe("");
	expect(standing.text("title")).not.toContain("cancelled");
	await calls.bookings.cancel(id, { staffId: null, sequence: 0 });
	const cancelled = await open(`${path}?cancelled`);
	expect(cancelled.text('main [role="status"]')).toContain("is cancelled");
	expect(cancelled.text("title")).toMatch(/^Your call is cancelled/);
});
