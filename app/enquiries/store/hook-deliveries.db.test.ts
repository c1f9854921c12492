import { expect, it } from "vitest";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { getNow } from "#app/platform/clock.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import type { Channel, NewEnquiry } from "../enquiry.ts";
import { findHookEvent } from "../webhook/find-hook-event.ts";
import { buildHookMessage } from "../webhook/hook-message.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { byPerson, type Change, UNDO_MS } from "./change-types.ts";

describeOnBoth("what the webhook tells of an enquiry", ({ open }) => {
	async function openHook() {
		const { database, enquiries, outbox } = await open();
		const meera = await createPeopleStore(database).invite("Meera", "meera@x.in", "owner");
		const by = byPerson(meera?.id ?? "");
		const save = async (channels: Channel[] = ["webhook"], given: Partial<NewEnquiry> = {}) =>
			(await enquiries.save(createNewEnquiry(given), channels)).id;
		const change = (id: string, change: Change) => changeEnquiry(database, { id, by }, change);
		const listTold = async (at = getNow() + UNDO_MS) => {
			const claims = await outbox.claim("webhook-event", 50, at);
			const means = {
				findEvent: findHookEvent.bind(null, database),
				findDeskUrl: async (path: string) => `https://a.example${path}`,
			};
			const messages = await Promise.all(claims.map((claim) => buildHookMessage(claim, means)));
			return messages.toSorted((one, other) =>
				String(one?.type).localeCompare(String(other?.type)),
			);
		};
		return { meera, save, change, listTold };
	}

	it("is a reply, an assignment and an outcome, each with its data and a link", async () => {
		const { meera, save, change, listTold } = await openHook();
		const id = await save();
		await change(id, { kind: "replied", text: "Yes, please" });
		await change(id, { kind: "owner", owner: meera?.id ?? null });
		await change(id, { kind: "note", text: "Not told" });
		await change(id, { kind: "won", value: 480_000 });
		const owner = { name: "Meera", email: "meera@x.in" };
		const url = `https://a.example/desk/enquiries/${id}`;
		const common = { id, owner, url };
		expect(await listTold()).toMatchObject([
			{ type: "enquiry.assigned", data: common, url },
			{ type: "enquiry.replied", data: { ...common, reply: { text: "Yes, please", from: null } } },
			{ type: "enquiry.won", data: { ...common, state: "won", value: 480_000, currency: "INR" } },
		]);
	});

	it("is an outcome that was chosen as a state, and no other state", async () => {
		const { save, change, listTold } = await openHook();
		const id = await save();
		await change(id, { kind: "state", state: "open" });
		await change(id, { kind: "state", state: "lost" });
		expect(await listTold()).toMatchObject([{ type: "enquiry.lost", data: { reason: null } }]);
	});

	it("is nothing of an enquiry that it was never told of, and nothing that was undone", async () => {
		const { save, change, listTold } = await openHook();
		await change(await save(["email"]), { kind: "lost", reason: "Too dear" });
		expect(await listTold()).toEqual([]);
		const id = await save();
		await change(id, { kind: "lost", reason: "Too dear" });
		expect(await listTold(getNow())).toEqual([]);
		await change(id, { kind: "undo" });
		expect(await listTold()).toEqual([null]);
	});

	it("waits while the enquiry is held as spam", async () => {
		const { save, change, listTold } = await openHook();
		const id = await save(["webhook"], { verdict: "quarantined" });
		await change(id, { kind: "lost", reason: "Too dear" });
		expect(await listTold()).toEqual([]);
		await change(id, { kind: "ham" });
		expect(await listTold()).toMatchObject([{ type: "enquiry.lost" }]);
	});
});
