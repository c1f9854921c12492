import { expect, it } from "vitest";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { getNow, setClock } from "#app/platform/clock.ts";
import { HOUR, MINUTE } from "#app/platform/durations.ts";
import { describeOnBoth } from "../../../tests/support/stores.ts";
import { listOpenings, noteOpening } from "./openings.ts";

const [SEO, ADS] = ["services/seo.yaml", "services/ads.yaml"];

describeOnBoth("who has a form open", ({ open }) => {
	it("is told to others for a minute after they were last seen", async () => {
		const { database } = await open();
		const { db } = database;
		const people = createPeopleStore(database);
		const invite = async (name: string) =>
			(await people.invite(name, `${name}@x.in`, "member"))?.id ?? "";
		const [meera, kabir] = [await invite("Meera"), await invite("Kabir")];
		const list = (file: string, staffId: string) => listOpenings(db, { file, staffId });
		await noteOpening(db, { file: SEO, staffId: meera });
		expect([await list(SEO, meera), await list(SEO, kabir), await list(ADS, kabir)]).toEqual([
			[],
			[meera],
			[],
		]);
		const start = getNow();
		setClock(() => start + MINUTE - 1_000);
		expect(await list(SEO, kabir)).toEqual([meera]);
		await noteOpening(db, { file: SEO, staffId: meera });
		setClock(() => start + MINUTE + 1_000);
		expect(await list(SEO, kabir)).toEqual([meera]);
		setClock(() => start + 2 * MINUTE);
		expect(await list(SEO, kabir)).toEqual([]);
		setClock(() => start + HOUR + 2 * MINUTE);
		await noteOpening(db, { file: ADS, staffId: kabir });
		const rows = await db.selectFrom("contentOpenings").select("file").execute();
		expect(rows).toEqual([{ file: ADS }]);
	});
});
