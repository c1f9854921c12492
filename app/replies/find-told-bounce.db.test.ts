import { expect, it } from "vitest";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { createPushStore } from "#app/desk/store/push-store.ts";
import { deliverySchema } from "#app/enquiries/delivery-table.ts";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { byPerson, type Change, SYSTEM } from "#app/enquiries/store/change-types.ts";
import { claimOne, createNewEnquiry, describeOnBoth } from "../../tests/support/stores.ts";
import { findToldBounce } from "./find-told-bounce.ts";

const REJECTED = { code: "mail-server-answered", reply: "550 5.1.1", command: "RCPT TO" } as const;

describeOnBoth("an answer that did not arrive", ({ open }) => {
	async function openAnswered() {
		const stores = await open();
		const { database, outbox, enquiries } = stores;
		const { db } = database;
		const people = createPeopleStore(database);
		const invite = async (name: string) => {
			const staff = await people.invite(name, `${name}@x.example`, "owner");
			if (!staff) throw new Error("invited already");
			await people.createSession(staff.id, name);
			const [session] = await people.listSessions(staff.id);
			await createPushStore(database).add({
				staffId: staff.id,
				sessionHash: session?.hash ?? "",
				device: name,
				endpoint: `https://push.example/${name}`,
				p256dh: "",
				auth: "",
				hasNames: 1,
			});
			return staff.id;
		};
		const [meera, kabir] = [await invite("Meera"), await invite("Kabir")];
		const { id } = await enquiries.save(createNewEnquiry(), []);
		const change = (change: Change, by = byPerson(meera)) =>
			changeEnquiry(database, { id, by }, change);
		await db.deleteFrom("deliveries").execute();
		await change({ kind: "owner", owner: kabir }, SYSTEM);
		await change({ kind: "answer", text: "Dear Riya" });
		await db.updateTable("deliveries").set({ nextAt: 0 }).execute();
		const answer = await claimOne(stores, "answer");
		return {
			people,
			meera,
			kabir,
			change,
			outbox,
			answer,
			bounce: () =>
				change({ kind: "answer-bounced", deliveryId: answer.delivery.id, reason: "5.1.1" }, SYSTEM),
			/** Finds what is told by e-mail. */
			find: async () => {
				const [notice] = await db
					.selectFrom("deliveries")
					.selectAll()
					.where("channel", "=", "reply-notice")
					.execute();
				const enquiry = await enquiries.find(id);
				return notice && enquiry && findToldBounce(database, deliverySchema.parse(notice), enquiry);
			},
			/** Lists the people whose devices are notified. */
			listNotified: async () => {
				const rows = await db
					.selectFrom("deliveries")
					.select("eventId")
					.where("channel", "=", "push")
					.where("eventId", "like", "bounce:%")
					.execute();
				const ids = rows.map(({ eventId }) => eventId.split(":")[2] ?? "");
				const found = await db
					.selectFrom("pushSubscriptions")
					.select("device")
					.where("id", "in", [...ids, ""])
					.execute();
				return found.map(({ device }) => device);
			},
		};
	}

	it("for good is told to its author, with its words and the reason", async () => {
		const { outbox, answer, find, listNotified } = await openAnswered();
		await outbox.markFailed(answer, REJECTED);
		expect(await find()).toMatchObject({
			text: "Dear Riya",
			authorName: "Meera",
			reason: REJECTED,
			email: "meera@x.example",
			isOwn: true,
		});
		expect(await listNotified()).toEqual(["Meera"]);
	});

	it("as a bounce said is told to the owner where its author cannot sign in, or to the agency", async () => {
		const { outbox, answer, people, meera, kabir, bounce, find, listNotified } =
			await openAnswered();
		await outbox.markDelivered(answer);
		await people.setDisabled(meera, true);
		await bounce();
		expect(await find()).toMatchObject({ email: "kabir@x.example", isOwn: false });
		expect(await listNotified()).toEqual(["Kabir"]);
		await people.invite("Asha", "asha@x.example", "owner");
		await people.setDisabled(kabir, true);
		expect(await find()).toMatchObject({ email: null, authorName: "Meera" });
	});

	it("is not told once it was sent again, answered in another way, or erased", async () => {
		const again = await openAnswered();
		await again.bounce();
		await again.change({ kind: "send-again" });
		expect(await again.find()).toBeNull();
		const other = await openAnswered();
		await other.bounce();
		await other.change({ kind: "answered-elsewhere", channel: "call", text: "" });
		expect(await other.find()).toBeNull();
		const erased = await openAnswered();
		await erased.bounce();
		await erased.change({ kind: "erase" });
		expect(await erased.find()).toBeNull();
	});

	it("is told once for each time", async () => {
		const { bounce, find, listNotified } = await openAnswered();
		await bounce();
		await bounce();
		expect(await find()).toBeTruthy();
		expect(await listNotified()).toEqual(["Meera"]);
	});
});
