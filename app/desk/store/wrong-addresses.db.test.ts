import { expect, it } from "vitest";
import type { DeliveryFault } from "#app/enquiries/delivery-fault.ts";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { byPerson, type Change, SYSTEM, VISITOR } from "#app/enquiries/store/change-types.ts";
import { getNow, setClock } from "#app/platform/clock.ts";
import { SECOND } from "#app/platform/durations.ts";
import { MESSAGE } from "../../../tests/support/change-effects.ts";
import { claimOne, createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { createDeskStore } from "./desk-store.ts";
import { createPeopleStore } from "./people-store.ts";
import { findWrongAddresses } from "./wrong-addresses.ts";

const UNKNOWN: DeliveryFault = {
	code: "mail-server-answered",
	reply: "550 5.1.1",
	command: "RCPT TO",
};

describeOnBoth("the address of an enquiry", ({ open }) => {
	async function openAcknowledged() {
		let now = getNow();
		setClock(() => now);
		const stores = await open();
		const { database, enquiries } = stores;
		const staff = await createPeopleStore(database).invite("Meera", "m@x.example", "owner");
		const desk = createDeskStore(database);
		const save = async () => {
			now += SECOND;
			return (await enquiries.save(createNewEnquiry(), ["acknowledgement"])).id;
		};
		const id = await save();
		const get = async (of = id) => {
			const found = await desk.get(of);
			if (!found) throw new Error("it is missing");
			return found;
		};
		return {
			...stores,
			save,
			get,
			claim: () => claimOne(stores, "acknowledgement"),
			change: (given: Change, by = byPerson(staff?.id ?? "")) => {
				now += SECOND;
				return changeEnquiry(database, { id, by }, given);
			},
			isWrong: async (of = id) =>
				(await findWrongAddresses(database.db, [(await get(of)).enquiry])).size > 0,
		};
	}

	it("is wrong once the acknowledgement was refused for it, which its history tells", async () => {
		const { outbox, claim, isWrong, get, save } = await openAcknowledged();
		expect(await isWrong()).toBe(false);
		await outbox.markFailed(await claim(), UNKNOWN);
		expect(await isWrong()).toBe(true);
		const { enquiry, events } = await get();
		expect(events).toMatchObject([
			{ kind: "answer-bounced", author: "system", data: { status: "550 5.1.1" } },
		]);
		expect(enquiry.state).toBe("new");
		const again = await save();
		await outbox.markDelivered(await claim());
		expect(await isWrong(again)).toBe(false);
	});

	it("is wrong as well if the acknowledgement came back later", async () => {
		const { outbox, claim, change, isWrong, get } = await openAcknowledged();
		const acknowledgement = await claim();
		await outbox.markDelivered(acknowledgement);
		const { id: deliveryId } = acknowledgement.delivery;
		await change({ kind: "answer-bounced", deliveryId, reason: "5.1.1" }, SYSTEM);
		expect(await isWrong()).toBe(true);
		expect((await get()).events).toMatchObject([{ data: { status: "5.1.1" } }]);
	});

	it.each<DeliveryFault>([
		{ code: "mail-server-lost", fault: "ETIMEDOUT" },
		{ ...UNKNOWN, reply: "450 4.1.1" },
		{ ...UNKNOWN, reply: "552 5.2.2" },
		{ ...UNKNOWN, reply: "550", command: "DATA" },
	])("is not wrong because of %j", async (fault) => {
		const { outbox, claim, isWrong } = await openAcknowledged();
		await outbox.markFailed(await claim(), fault);
		expect(await isWrong()).toBe(false);
	});

	it("is not wrong any more once it was corrected, or an e-mail came from it", async () => {
		const { outbox, claim, change, isWrong } = await openAcknowledged();
		await outbox.markFailed(await claim(), UNKNOWN);
		await change({ kind: "correct", phone: "98765 43210" });
		const reply = { kind: "reply", text: "Hello", message: MESSAGE } as const;
		await change({ ...reply, message: { ...MESSAGE, isOtherSender: 1 } }, VISITOR);
		expect(await isWrong()).toBe(true);
		await change({ kind: "correct", email: "riya@desai.example" });
		expect(await isWrong()).toBe(false);
		await change({ kind: "correct", email: "riya@desaicotton.example" });
		expect(await isWrong()).toBe(false);
	});

	it("is not wrong any more once the visitor has written from it", async () => {
		const { outbox, claim, change, isWrong } = await openAcknowledged();
		await outbox.markFailed(await claim(), UNKNOWN);
		await change({ kind: "reply", text: "Hello", message: MESSAGE }, VISITOR);
		expect(await isWrong()).toBe(false);
	});
});
