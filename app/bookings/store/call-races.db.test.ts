import { expect, it, onTestFinished } from "vitest";
import { getNow } from "#app/clock.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { lockCalls } from "./call-changes.ts";

const HOUR = 3_600_000;
/** Long enough for what waits for a lock to be waiting. */
const A_WHILE_MS = 300;

describeOnBoth("calls that are booked at once", ({ kind, open }) => {
	async function openStores() {
		const stores = await open();
		const startsAt = getNow() + 48 * HOUR;
		const call = { startsAt, endsAt: startsAt + HOUR / 2, zone: null };
		const tx = await stores.database.db.startTransaction().execute();
		onTestFinished(async () => {
			if (!tx.isCommitted) await tx.rollback().execute();
		});
		return { ...stores, call, tx };
	}
	const wait = () => new Promise((done) => setTimeout(done, A_WHILE_MS));

	it.runIf(kind === "PostgreSQL")(
		"past the lock: the later one is taken, and its enquiry is stored",
		async () => {
			const { enquiries, bookings, call, tx, database } = await openStores();
			const other = createNewEnquiry();
			const { id: otherId } = await enquiries.save(other, []);
			const later = { startsAt: call.startsAt + HOUR, endsAt: call.endsAt + HOUR, zone: null };
			const { id: movedId } = await enquiries.save(createNewEnquiry(), [], later);
			const rest = {
				state: "booked" as const,
				sequence: 0,
				createdAt: new Date(getNow()).toISOString(),
			};
			await tx
				.insertInto("bookings")
				.values({ ...call, ...rest, enquiryId: otherId })
				.execute();
			const saving = enquiries.save(createNewEnquiry(), ["email"], call);
			const to = { start: call.startsAt - 60_000, end: call.endsAt - 60_000 };
			const moving = bookings.move(movedId, to, { staffId: null, sequence: 0 });
			await wait();
			await tx.commit().execute();
			const saved = await saving;
			expect(saved).toMatchObject({ isNew: true, call: "taken" });
			expect(await moving).toBe("taken");
			expect(await bookings.find(movedId)).toMatchObject(later);
			const deliveries = database.db
				.selectFrom("deliveries")
				.select("channel")
				.where("enquiryId", "=", saved.id);
			expect(await deliveries.execute()).toEqual([{ channel: "email" }]);
		},
	);

	it.runIf(kind === "PostgreSQL")(
		"are taken while a transaction keeps their lock, and the enquiry is stored",
		async () => {
			const { enquiries, bookings, call, tx } = await openStores();
			const { id } = await enquiries.save(createNewEnquiry(), [], call);
			await lockCalls(tx, true);
			const later = { startsAt: call.startsAt + HOUR, endsAt: call.endsAt + HOUR, zone: null };
			const saved = await enquiries.save(createNewEnquiry(), ["email"], later);
			expect(saved).toMatchObject({ isNew: true, call: "taken" });
			expect(await bookings.find(saved.id)).toBeUndefined();
			const to = { start: later.startsAt, end: later.endsAt };
			expect(await bookings.move(id, to, { staffId: null, sequence: 0 })).toBe("taken");
			expect(await bookings.find(id)).toMatchObject(call);
		},
	);

	it.runIf(kind === "PostgreSQL")(
		"wait for staff who find out meanwhile that the enquiry is spam",
		async () => {
			const { enquiries, bookings, call, tx } = await openStores();
			const enquiry = createNewEnquiry();
			const { id } = await enquiries.save(enquiry, []);
			// As the desk does.
			const row = tx.selectFrom("enquiries").select("id").where("id", "=", id);
			await row.forUpdate().execute();
			const saving = enquiries.save(enquiry, [], call);
			await wait();
			await tx.updateTable("enquiries").set({ verdict: "spam" }).where("id", "=", id).execute();
			await tx.commit().execute();
			expect(await saving).toEqual({ id, isNew: false, call: "booked" });
			expect((await bookings.find(id))?.state).toBe("held-back");
		},
	);
});
