import { expect, it } from "vitest";
import { getNow, setClock } from "#app/platform/clock.ts";
import { HOUR, MINUTE, SECOND } from "#app/platform/durations.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { createDraftStore } from "./draft-store.ts";
import { endOpening, listOpenings, noteOpening } from "./openings.ts";
import { createPeopleStore } from "./people-store.ts";

const [SEO, ADS] = ["services/seo.yaml", "services/ads.yaml"];

describeOnBoth("who has a page open", ({ open }) => {
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

	it("is told of an enquiry until they close it, with who saved an answer a moment ago", async () => {
		const { database, enquiries } = await open();
		const people = createPeopleStore(database);
		const kabir = (await people.invite("Kabir", "k@x.in", "member"))?.id ?? "";
		await enquiries.save(createNewEnquiry(), []);
		// The draft is of the matter, whichever enquiry of it has its page open.
		const { id } = await enquiries.save(createNewEnquiry(), []);
		const opening = { page: id, staffId: kabir };
		const list = () => listOpenings(database, [id], "meera");
		const save = (text: string) =>
			createDraftStore(database).save(kabir, id, { text, was: undefined, cc: undefined });
		await save("Dear Riya,");
		expect(await list()).toEqual([]);
		await noteOpening(database, opening);
		expect(await list()).toEqual([{ staffId: kabir, isWriting: true }]);
		const start = getNow();
		setClock(() => start + 16 * SECOND);
		expect(await list()).toEqual([{ staffId: kabir, isWriting: false }]);
		await save("");
		expect(await list()).toEqual([{ staffId: kabir, isWriting: false }]);
		await endOpening(database, opening);
		expect(await list()).toEqual([]);
	});
});
