import { expect, it, onTestFinished } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { addCallActs, callIn, toSpan, VISITOR } from "../../../tests/support/call-stores.ts";
import { createNewEnquiry, describeOnBoth, untilWaiting } from "../../../tests/support/stores.ts";
import { lockCalls } from "./calls.ts";

describeOnBoth("calls that are booked at once", ({ kind, open }) => {
	// SQLite has one transaction at a time.
	const onPostgres = it.runIf(kind === "PostgreSQL");

	async function openStores() {
		const stores = addCallActs(await open());
		const tx = await stores.database.db.startTransaction().execute();
		onTestFinished(async () => {
			if (!tx.isCommitted) await tx.rollback().execute();
		});
		return { ...stores, call: callIn(48), later: callIn(49), tx };
	}

	onPostgres("past the lock: the later one is taken, and its enquiry is stored", async () => {
		const { bookings, save, listDeliveries, call, later, tx } = await openStores();
		const { id: enquiryId } = await save(null);
		const { id: movedId } = await save(later);
		const createdAt = new Date(getNow()).toISOString();
		await tx
			.insertInto("bookings")
			.values({ ...call, state: "booked", sequence: 0, createdAt, enquiryId })
			.execute();
		const saving = save(call);
		const to = { start: call.startsAt - 60_000, end: call.endsAt - 60_000 };
		const moving = bookings.move(movedId, to, VISITOR);
		await untilWaiting(tx, saving, moving);
		await tx.commit().execute();
		const saved = await saving;
		expect(saved).toMatchObject({ isNew: true, call: "taken" });
		expect(await moving).toBe("taken");
		expect(await bookings.find(movedId)).toMatchObject(later);
		expect(await listDeliveries(saved.id)).toEqual([]);
	});

	onPostgres(
		"are taken while a transaction keeps their lock, and the enquiry is stored",
		async () => {
			const { bookings, save, call, later, tx } = await openStores();
			const { id } = await save(call);
			await lockCalls({ tx, isPostgres: true, announce: () => {}, removeFiles: () => {} });
			const [saved, moved] = await Promise.all([
				save(later),
				bookings.move(id, toSpan(later), VISITOR),
			]);
			expect(saved).toMatchObject({ isNew: true, call: "taken" });
			expect(await bookings.find(saved.id)).toBeUndefined();
			expect(moved).toBe("taken");
			expect(await bookings.find(id)).toMatchObject(call);
		},
	);

	onPostgres("wait for staff who find out meanwhile that the enquiry is spam", async () => {
		const { enquiries, bookings, call, tx } = await openStores();
		const enquiry = createNewEnquiry();
		const { id } = await enquiries.save(enquiry, []);
		// This is the lock that the desk takes.
		const row = tx.selectFrom("enquiries").select("id").where("id", "=", id);
		await row.forUpdate().execute();
		const saving = enquiries.save(enquiry, [], call);
		await untilWaiting(tx, saving);
		await tx.updateTable("enquiries").set({ verdict: "spam" }).where("id", "=", id).execute();
		await tx.commit().execute();
		expect(await saving).toEqual({ id, isNew: false, call: "booked" });
		expect((await bookings.find(id))?.state).toBe("held-back");
	});
});
