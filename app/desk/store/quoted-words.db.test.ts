import { expect, it } from "vitest";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { byPerson, type Change, VISITOR } from "#app/enquiries/store/change-types.ts";
import { getNow, setClock } from "#app/platform/clock.ts";
import { SECOND } from "#app/platform/durations.ts";
import { MESSAGE } from "../../../tests/support/change-effects.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { createAnswerStore } from "./answer-store.ts";
import { createDeskStore } from "./desk-store.ts";
import { createPeopleStore } from "./people-store.ts";

describeOnBoth("an answer", ({ open }) => {
	async function openDesk() {
		let now = getNow();
		setClock(() => now);
		const { database, enquiries } = await open();
		const staff = await createPeopleStore(database).invite("Meera", "m@x.example", "owner");
		const by = byPerson(staff?.id ?? "");
		const change = (id: string, given: Change, author = by) => {
			now += SECOND;
			return changeEnquiry(database, { id, by: author }, given);
		};
		return {
			change,
			save: async (message: string, isByHand = false) => {
				now += SECOND;
				const byHand = isByHand ? { by, isNewMatter: false } : null;
				return (await enquiries.save(createNewEnquiry({ message }), [], null, 0, byHand)).id;
			},
			reply: (id: string, text: string, isOtherSender: 0 | 1 = 0) => {
				now += SECOND;
				const message = { ...MESSAGE, isOtherSender };
				const given: Change = { kind: "reply", text, message };
				return changeEnquiry(database, { id, by: VISITOR }, given);
			},
			answer: async (id: string) => {
				await change(id, { kind: "answer", text: "Yes" });
				const { deliveries = [] } = (await createDeskStore(database).get(id)) ?? {};
				const last = deliveries.filter(({ channel }) => channel === "answer").at(-1);
				if (!last) throw new Error("there is no answer");
				await database.db.deleteFrom("deliveries").execute();
				return (await createAnswerStore(database).find(last))?.quoted ?? null;
			},
			getTime: () => new Date(now).toISOString(),
		};
	}

	it("quotes what the visitor wrote last in the matter, with its time", async () => {
		const { save, reply, answer, getTime } = await openDesk();
		const first = await save("Our first words");
		expect(await answer(first)).toMatchObject({ text: "Our first words" });
		await reply(first, "When do we begin?");
		const at = getTime();
		await reply(first, "I am her colleague", 1);
		expect(await answer(first)).toEqual({ text: "When do we begin?", at });
		const second = await save("Another question");
		expect(await answer(first)).toMatchObject({ text: "Another question" });
		await reply(first, "To the first again");
		expect(await answer(second)).toMatchObject({ text: "To the first again" });
	});

	it("quotes nothing that staff wrote down", async () => {
		const { save, change, answer } = await openDesk();
		const id = await save("Called about the shop", true);
		await change(id, { kind: "replied", text: "Says yes" });
		expect(await answer(id)).toBeNull();
	});
});
