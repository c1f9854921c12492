import { expect, it } from "vitest";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { byPerson, COMMAND } from "#app/enquiries/store/change-types.ts";
import { getNow, setClock } from "#app/platform/clock.ts";
import { createStranger, describeOnBoth } from "../../../tests/support/stores.ts";
import { createAssignmentStore } from "./assignment-store.ts";
import { createPeopleStore } from "./people-store.ts";

const MINUTE_MS = 60_000;

describeOnBoth("an assignment", ({ open }) => {
	async function openAssignments() {
		const stores = await open();
		const { database } = stores;
		const people = createPeopleStore(database);
		const invite = async (name: string) => {
			const staff = await people.invite(name, `${name}@x.in`, "owner");
			return staff?.id ?? "";
		};
		const [meera, kabir] = [await invite("Meera"), await invite("Kabir")];
		const save = async (verdict: "clean" | "quarantined" = "clean") =>
			(await stores.enquiries.save(createStranger({ verdict }), [])).id;
		const give = (id: string, owner: string | null, by = byPerson(meera)) =>
			changeEnquiry(database, { id, by }, { kind: "owner", owner });
		const claimAll = async () =>
			(await stores.outbox.claim("assignment", 50, getNow() + 2 * MINUTE_MS)).map(
				({ delivery }) => delivery,
			);
		return {
			stores,
			database,
			people,
			meera,
			kabir,
			save,
			give,
			claimAll,
			...createAssignmentStore(database),
		};
	}

	it("is told by somebody else alone, not of spam and not of samples", async () => {
		const { database, meera, kabir, save, give, claimAll } = await openAssignments();
		await give(await save(), meera);
		await give(await save(), null);
		await give(await save(), kabir, COMMAND);
		await give(await save("quarantined"), kabir);
		const sample = await save();
		await database.db
			.updateTable("enquiries")
			.set({ isSample: 1 })
			.where("id", "=", sample)
			.execute();
		await give(sample, kabir);
		expect(await claimAll()).toEqual([]);
		const id = await save();
		await give(id, kabir);
		await give(id, kabir);
		expect(await claimAll()).toMatchObject([{ enquiryId: id, channel: "assignment" }]);
	});

	it("of many in one minute is one message, of those that are still theirs", async () => {
		const { kabir, meera, save, give, claimAll, find } = await openAssignments();
		setClock(() => Date.parse("2026-11-25T06:30:10Z"));
		const ids = [await save(), await save(), await save()];
		for (const id of ids) await give(id, kabir);
		// It was undone, and given to herself.
		await give(ids[1] ?? "", meera);
		setClock(() => Date.parse("2026-11-25T06:31:00Z"));
		const later = await save();
		await give(later, kabir);
		const told = [];
		for (const delivery of await claimAll()) {
			const assignment = await find(delivery);
			if (assignment) told.push(assignment);
		}
		expect(told.map(({ to, by }) => [to.name, by])).toEqual([
			["Kabir", "Meera"],
			["Kabir", "Meera"],
		]);
		const listed = told.map(({ enquiries }) => enquiries.map(({ id }) => id).toSorted());
		expect(listed).toContainEqual([ids[0], ids[2]].toSorted());
		expect(listed).toContainEqual([later]);
	});

	it("is not sent before it can be undone no more", async () => {
		const { stores, kabir, save, give } = await openAssignments();
		setClock(() => Date.parse("2026-11-25T06:30:59Z"));
		await give(await save(), kabir);
		expect(await stores.outbox.claim("assignment", 9, getNow() + 10_000)).toEqual([]);
		expect(await stores.outbox.claim("assignment", 9, getNow() + 20_000)).toHaveLength(1);
	});

	it("is told to nobody who is disabled, and days later to nobody", async () => {
		const { people, kabir, save, give, claimAll, find } = await openAssignments();
		await give(await save(), kabir);
		const [delivery] = await claimAll();
		if (!delivery) throw new Error("no delivery");
		expect(await find(delivery)).not.toBeNull();
		const now = getNow();
		setClock(() => now + 4 * 86_400_000);
		expect(await find(delivery)).toBeNull();
		setClock(() => now);
		await people.setDisabled(kabir, true);
		expect(await find(delivery)).toBeNull();
	});

	it("of a note is told to whom its author chose, with its words, but not to who is disabled", async () => {
		const { database, people, meera, kabir, save, claimAll, findNote, find } =
			await openAssignments();
		const write = async (id: string, tell?: string) =>
			changeEnquiry(database, { id, by: byPerson(meera) }, { kind: "note", text: "Call?", tell });
		await write(await save("quarantined"), kabir);
		await write(await save());
		await write(await save(), meera);
		expect(await claimAll()).toEqual([]);
		const id = await save();
		expect(await write(id, kabir)).toBe("changed");
		const [delivery, ...others] = await claimAll();
		if (!delivery) throw new Error("no delivery");
		expect([delivery.enquiryId, others]).toEqual([id, []]);
		expect(await find(delivery)).toBeNull();
		const told = { to: { name: "Kabir" }, by: "Meera", text: "Call?" };
		expect(await findNote(delivery)).toMatchObject(told);
		await people.setDisabled(kabir, true);
		expect(await findNote(delivery)).toBeNull();
	});
});
