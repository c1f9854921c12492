import { expect, onTestFinished, test } from "vitest";
import { createCalendarToken } from "../../app/bookings/calendar-token.ts";
import { createPeopleStore } from "../../app/desk/store/people-store.ts";
import { openStores } from "../../app/enquiries/open-stores.ts";
import { content } from "../support/addresses.ts";
import { openCalls } from "../support/calls.ts";
import { parseHtml } from "../support/parse-html.ts";
import { findPostgres, startPostgres } from "../support/postgres.ts";
import { startSite } from "../support/site.ts";

test.runIf(findPostgres())(
	"while the store is away the page of a call gives the phone number, and a calendar keeps what it has",
	async () => {
		const postgres = await startPostgres();
		onTestFinished(() => postgres.stop());
		const DATABASE_URL = await postgres.createDatabase();
		const site = await startSite({ DATABASE_URL });
		const stores = await openStores({ DATA_DIR: site.dataDir, DATABASE_URL });
		onTestFinished(async () => {
			await stores.database.close();
			await site.stop();
		});
		const owner = await createPeopleStore(stores.database).invite("Meera", "m@x.example", "owner");
		if (!owner) throw new Error("she is invited already");
		const { path } = await openCalls(stores).book();
		const key = await stores.enquiries.getOrCreateSecret("calendar");
		const calendar = `/book/calendar/${createCalendarToken(owner, key)}.ics`;
		for (const address of [path, calendar]) expect((await site.request(address)).status).toBe(200);
		await postgres.kill();

		const body = new URLSearchParams({ intent: "cancel", sequence: "0" });
		for (const response of [
			await site.request(path),
			await site.request(path, { method: "POST", body }),
		]) {
			expect(response.status).toBe(503);
			const page = parseHtml(await response.text());
			expect(page.text('main [role="alert"]')).toContain(content.site.phone);
			expect(page.select("main form")).toEqual([]);
		}
		expect((await site.request(calendar)).status).toBe(503);
		expect(await site.takeErrors()).toMatch(/A call could not be (read|changed)/);

		await postgres.start();
		await expect.poll(async () => (await site.request(path)).status).toBe(200);
		await site.takeErrors();
	},
);
