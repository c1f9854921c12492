import { expect, it } from "vitest";
import { createDeskStore } from "#app/desk/store/desk-store.ts";
import { loadNewest } from "#app/desk/store/load-newest.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { getNow, setClock } from "#app/platform/clock.ts";
import { SECOND } from "#app/platform/durations.ts";
import { addCallActs, callIn } from "../../../tests/support/call-stores.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import type { NewEnquiry } from "../enquiry.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { byPerson, type Change } from "./change-types.ts";

const FORM = { phone: "98765 43210", company: "Desai Cotton" };

describeOnBoth("the contact of a matter", ({ open }) => {
	async function openMatter() {
		let now = getNow();
		setClock(() => now);
		const { database, enquiries, bookings } = addCallActs(await open());
		const staff = await createPeopleStore(database).invite("Meera", "m@x.example", "owner");
		const save = async (given: Partial<NewEnquiry>) => {
			now += SECOND;
			return (await enquiries.save(createNewEnquiry(given), [])).id;
		};
		const change = (id: string, given: Change) =>
			changeEnquiry(database, { id, by: byPerson(staff?.id ?? "") }, given);
		const [first, second] = [await save(FORM), await save({})];
		const desk = createDeskStore(database);
		const find = async (id: string) => (await desk.get(id))?.enquiry;
		return { database, bookings, change, save, first, second, find };
	}

	it("is the newest that it has, in its row, on its page and at its call", async () => {
		const { database, bookings, save, first, second, find } = await openMatter();
		expect(await find(second)).toMatchObject(FORM);
		await save({ company: "Desai Cotton Mills" });
		const [row] = await loadNewest(database.db, [first]);
		const newest = { phone: FORM.phone, company: "Desai Cotton Mills" };
		expect(row).toMatchObject(newest);
		expect(await find(second)).toMatchObject(newest);
		expect(await find(first), "what its own form said").toMatchObject(FORM);
		const call = callIn(48);
		await bookings.book(second, call);
		expect(await bookings.list(call.startsAt, call.endsAt)).toMatchObject([newest]);
	});

	it("is not another person's", async () => {
		const { save, find } = await openMatter();
		const other = await save({ email: "suresh@x.example" });
		expect(await find(other)).toMatchObject({ phone: null, company: null });
	});

	it("is corrected where it is given, and nowhere else", async () => {
		const { database, change, first, second, find } = await openMatter();
		const read = (id: string) =>
			database.db
				.selectFrom("enquiries")
				.select(["name", "company", "email", "phone"])
				.where("id", "=", id)
				.executeTakeFirstOrThrow();
		const before = await read(first);
		expect(await change(second, { kind: "correct", name: "Riya D." })).toBe("changed");
		expect(await read(second)).toMatchObject({ name: "Riya D.", phone: null, company: null });
		const right = { phone: "98250 11223", company: "Desai Mills" };
		expect(await change(second, { kind: "correct", ...right })).toBe("changed");
		expect(await find(second)).toMatchObject({ name: "Riya D.", ...right });
		expect(await read(first)).toEqual(before);
		expect(await change(second, { kind: "correct", ...right })).toBe("unchanged");
	});
});
