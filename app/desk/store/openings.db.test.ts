import { expect, it } from "vitest";
import { getNow, setClock } from "#app/platform/clock.ts";
import { HOUR, MINUTE } from "#app/platform/durations.ts";
import { describeOnBoth } from "../../../tests/support/stores.ts";
import { listOpenings, noteOpening } from "./openings.ts";
import { createPeopleStore } from "./people-store.ts";

const [SEO, ADS] = ["services/seo.yaml", "services/ads.yaml"];

describeOnBoth("who has a form open", ({ open }) => {
	it("is told to others for a minute after they were last seen", async () => {
		const { database } = await open();
		const people = createPeopleStore(database);
		const invite = async (name: string) =>
			(await people.invite(name, `${name}@x.in`, "member"))?.id ?? "";
		const [meera, kabir] = [await invite("Meera"), await invite("Kabir")];
		const list = async (page: string, staffId: string) => listOpenings(database, [page], staffId);
		const here = (staffId: string) => ({ staffId, isWriting: false });
		await noteOpening(database, { page: SEO, staffId: meera });
		expect([await list(SEO, meera), await list(SEO, kabir), await list(ADS, kabir)]).toEqual([
			[],
			[here(meera)],
			[],
		]);
		const start = getNow();
		setClock(() => start + MINUTE - 1_000);
		expect(await list(SEO, kabir)).toEqual([here(meera)]);
		await noteOpening(database, { page: SEO, staffId: meera });
		setClock(() => start + MINUTE + 1_000);
		expect(await list(SEO, kabir)).toEqual([here(meera)]);
		setClock(() => start + 2 * MINUTE);
		expect(await list(SEO, kabir)).toEqual([]);
		setClock(() => start + HOUR + 2 * MINUTE);
		await noteOpening(database, { page: ADS, staffId: kabir });
		const rows = await database.db.selectFrom("openings").select("page").execute();
		expect(rows).toEqual([{ page: ADS }]);
	});
});
