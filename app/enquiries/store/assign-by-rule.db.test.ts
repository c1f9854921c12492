import { expect, it } from "vitest";
import { createAssignmentStore } from "#app/desk/store/assignment-store.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { getNow } from "#app/platform/clock.ts";
import { createStranger, describeOnBoth } from "../../../tests/support/stores.ts";
import type { NewEnquiry } from "../enquiry.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { byPerson } from "./change-types.ts";
import { createEnquiryStore } from "./enquiry-store.ts";

const RULES = [
	{ service: "seo", city: "pune", to: "kabir@x.in" },
	{ service: "seo", to: "meera@x.in" },
	{ city: "surat", to: "nobody@x.in" },
];

describeOnBoth("assigning by rule", ({ open }) => {
	async function openRules() {
		const { database, outbox } = await open();
		const people = createPeopleStore(database);
		const [meera, kabir] = [
			await people.invite("Meera", "meera@x.in", "owner"),
			await people.invite("Kabir", "kabir@x.in", "member"),
		];
		const store = createEnquiryStore(database, () => RULES);
		const save = async (enquiry: Partial<NewEnquiry>) => {
			const { id } = await store.save(createStranger(enquiry), []);
			return { id, owner: (await store.find(id))?.owner };
		};
		const listTold = async () => {
			const claims = await outbox.claim("assignment", 50, getNow() + 1);
			const { find } = createAssignmentStore(database);
			return Promise.all(claims.map(({ delivery }) => find(delivery)));
		};
		return { database, people, meera, kabir, save, listTold };
	}

	it("gives a new enquiry to whom the first rule that fits names, who is told at once", async () => {
		const { meera, kabir, save, listTold } = await openRules();
		const inPune = await save({ service: "seo", city: "pune" });
		const elsewhere = await save({ service: "seo", city: "surat" });
		expect([inPune.owner, elsewhere.owner]).toEqual([kabir?.id, meera?.id]);
		const told = await listTold();
		expect(told).toHaveLength(2);
		expect(told).toContainEqual(
			expect.objectContaining({
				by: null,
				to: expect.objectContaining({ email: "kabir@x.in" }),
				enquiries: [expect.objectContaining({ id: inPune.id })],
			}),
		);
	});

	it("gives what no rule fits, or a rule of somebody who cannot sign in, to nobody", async () => {
		const { people, kabir, save, listTold } = await openRules();
		await people.setDisabled(kabir?.id ?? "", true);
		for (const enquiry of [{}, { city: "surat" }, { service: "seo", city: "pune" }])
			expect((await save(enquiry)).owner).toBeNull();
		expect(await listTold()).toEqual([]);
	});

	it("tells of what is held as spam once it is free", async () => {
		const { database, meera, save, listTold } = await openRules();
		const { id, owner } = await save({ service: "seo", verdict: "quarantined" });
		expect(owner).toBe(meera?.id);
		expect(await listTold()).toEqual([]);
		await changeEnquiry(database, { id, by: byPerson(meera?.id ?? "") }, { kind: "ham" });
		expect(await listTold()).toMatchObject([{ to: { email: "meera@x.in" } }]);
	});
});
