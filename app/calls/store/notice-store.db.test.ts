import { expect, it } from "vitest";
import { deliverySchema } from "#app/enquiries/delivery-table.ts";
import {
	addCallActs,
	type CallAuthor,
	callIn,
	HOUR,
	toSpan,
	VISITOR,
} from "../../../tests/support/call-stores.ts";
import { describeOnBoth, mark } from "../../../tests/support/stores.ts";
import { changeEnquiry } from "../../enquiries/store/change-enquiry.ts";
import { byPerson } from "../../enquiries/store/change-types.ts";
import { createNoticeStore } from "./notice-store.ts";

describeOnBoth("what is told of a call", ({ open }) => {
	async function openCall() {
		const stores = addCallActs(await open());
		const { db } = stores.database;
		const call = callIn(48);
		const { id } = await stores.save(call);
		const notices = createNoticeStore(stores.database);
		return {
			...stores,
			db,
			id,
			startsAt: call.startsAt,
			/** Lists the notice of each delivery of a channel, the first written first. */
			list: async (channel: "invitation" | "host-invitation" | "call-reminder", now?: number) => {
				const rows = await db
					.selectFrom("deliveries")
					.selectAll()
					.where("channel", "=", channel)
					.execute();
				const events = await stores.listEvents(id);
				const deliveries = events.flatMap((event) =>
					rows.filter(({ eventId }) => eventId.startsWith(event.id)),
				);
				const found = await Promise.all(
					deliveries.map((each) => notices.find(deliverySchema.parse(each), now)),
				);
				return { ids: deliveries.map((each) => each.id), found };
			},
			moveTo: (start: number, author: CallAuthor) =>
				stores.bookings.move(id, { start, end: start + HOUR / 2 }, author),
		};
	}

	it("is to the agency that a call is cancelled, when its visitor is erased", async () => {
		const { list, id, staff, outbox } = await openCall();
		await staff.erase({ id });
		const { found } = await list("host-invitation");
		expect(found).toEqual([expect.objectContaining({ kind: "call-cancelled", text: null })]);
		expect(await outbox.claim("invitation", 9)).toEqual([]);
		const [claim] = await outbox.claim("host-invitation", 9);
		expect(claim).toMatchObject({ enquiry: { name: "", email: "" }, booking: { sequence: 1 } });
	});

	it("is only the last that happened, with who did it, their words and the time before", async () => {
		const { list, startsAt, moveTo, bookings, id, invite } = await openCall();
		const author = { staffId: await invite(), text: "I am ill.", sequence: 0 };
		const to = startsAt + 5 * HOUR;
		expect(await moveTo(to, author)).toBe("changed");
		const moved = await list("invitation");
		expect(moved.found).toMatchObject([
			null,
			{
				kind: "call-moved",
				staffName: "Meera",
				isOfStaff: false,
				text: "I am ill.",
				movedFrom: startsAt,
				earlier: moved.ids.slice(0, 1),
				booking: { startsAt: to, sequence: 1 },
			},
		]);
		// The call is moved back: the first invitation is still not about this move.
		await moveTo(startsAt, { ...VISITOR, sequence: 1 });
		expect((await list("invitation")).found).toMatchObject([null, null, { kind: "call-moved" }]);
		await bookings.cancel(id, { ...VISITOR, sequence: 2 });
		const { found } = await list("host-invitation");
		expect(found).toMatchObject([null, null, { kind: "call-cancelled" }]);
		expect(new Set((await list("call-reminder")).found)).toEqual(new Set([null]));
	});

	it("is that the staff booked it, also once its visitor has moved it", async () => {
		const { database, bookings, invite, save, db } = await openCall();
		const { id } = await save(null);
		const by = byPerson(await invite());
		const wanted = callIn(60);
		await changeEnquiry(database, { id, by }, { kind: "book", wanted });
		const find = async () => {
			const rows = await db
				.selectFrom("deliveries")
				.selectAll()
				.where("enquiryId", "=", id)
				.where("channel", "=", "invitation")
				.execute();
			const found = await Promise.all(
				rows.map((row) => createNoticeStore(database).find(deliverySchema.parse(row))),
			);
			return found.filter((notice) => notice !== null);
		};
		expect(await find()).toMatchObject([{ kind: "booked", isOfStaff: true }]);
		await bookings.move(id, toSpan(callIn(62)), VISITOR);
		expect(await find()).toMatchObject([{ kind: "call-moved", staffName: null, isOfStaff: true }]);
	});

	it("is in the e-mail with the enquiry that it was booked, unless an invitation of its own says so", async () => {
		const { database, id, startsAt, moveTo, list, outbox } = await openCall();
		const notices = createNoticeStore(database);
		const [claim] = await outbox.claim("email", 1);
		if (!claim) throw new Error("there is no e-mail");
		const findOfEnquiry = () => notices.findOfEnquiry(claim.delivery);
		expect(await findOfEnquiry()).toMatchObject({
			kind: "booked",
			booking: { startsAt },
			earlier: [],
		});
		await mark(database, id, "spam");
		expect(await findOfEnquiry()).toBeNull();
		await mark(database, id, "ham");
		expect(await findOfEnquiry()).toMatchObject({ kind: "booked" });
		expect((await list("host-invitation")).ids).toEqual([]);
		await moveTo(startsAt + HOUR, VISITOR);
		expect(await findOfEnquiry()).toBeNull();
		const { found } = await list("host-invitation");
		expect(found).toMatchObject([{ kind: "call-moved", earlier: [claim.delivery.id] }]);
	});

	it("is nothing to the enquiry's e-mail where the call was booked after a first try of it", async () => {
		const { database, save, outbox, bookings } = await openCall();
		const { id } = await save(null);
		const claim = (await outbox.claim("email", 9)).find(({ enquiry }) => enquiry.id === id);
		if (!claim) throw new Error("there is no e-mail");
		await bookings.book(id, callIn(50));
		expect(await createNoticeStore(database).findOfEnquiry(claim.delivery)).toBeNull();
	});

	it("is of the site where a command frees it from spam and somebody else has the time", async () => {
		const { list, startsAt, database, save, id } = await openCall();
		await mark(database, id, "spam");
		await save({ startsAt, endsAt: startsAt + HOUR / 2, zone: null });
		await mark(database, id, "ham");
		const { found } = await list("host-invitation");
		expect(found.at(-1)).toMatchObject({ kind: "call-cancelled", staffName: "The site" });
	});

	it("is nothing once the call has begun, is held back or its person erased", async () => {
		const { list, startsAt, database, staff, id } = await openCall();
		expect((await list("call-reminder", startsAt)).found).toEqual([null, null]);
		await mark(database, id, "spam");
		expect((await list("invitation")).found).toEqual([null]);
		await mark(database, id, "ham");
		expect((await list("invitation")).found).toMatchObject([null, { kind: "booked" }]);
		await staff.erase({ id });
		expect((await list("invitation")).found).toEqual([null, null]);
	});
});
