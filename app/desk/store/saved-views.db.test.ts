import { expect, it } from "vitest";
import { COMMAND } from "#app/enquiries/store/change-types.ts";
import { describeOnBoth } from "../../../tests/support/stores.ts";
import { createPeopleStore, type Staff } from "./people-store.ts";
import { createSavedViewStore, MAX_VIEWS } from "./saved-views.ts";

describeOnBoth("saved views", ({ open }) => {
	async function openViews() {
		const { database } = await open();
		const people = createPeopleStore(database);
		const views = createSavedViewStore(database);
		const invite = async (name: string, role: Staff["role"]) => {
			const staff = await people.invite(name, `${name}@x.in`, role);
			if (!staff) throw new Error("invited already");
			return staff;
		};
		const [meera, kabir] = [await invite("Meera", "owner"), await invite("Kabir", "member")];
		const save = (staff: Staff, name: string, isForAll: 0 | 1 = 0, query = "?service=seo") =>
			views.save({ name, query, staffId: staff.id, isForAll });
		const listNames = async (staff: Staff) => (await views.list(staff.id)).map(({ name }) => name);
		return { people, views, meera, kabir, save, listNames };
	}

	it("are one's own, or for all, and those for all come first", async () => {
		const { meera, kabir, save, listNames } = await openViews();
		await save(meera, "A of Meera");
		await save(kabir, "A of Kabir");
		await save(meera, "Z for all", 1);
		expect(await listNames(meera)).toEqual(["Z for all", "A of Meera"]);
		expect(await listNames(kabir)).toEqual(["Z for all", "A of Kabir"]);
	});

	it("replace one of the same name, and are not more than there can be", async () => {
		const { views, meera, save } = await openViews();
		await save(meera, "Pune");
		await save(meera, "Pune", 0, "?city=pune");
		expect(await views.list(meera.id)).toMatchObject([{ name: "Pune", query: "?city=pune" }]);
		for (let at = 1; at < MAX_VIEWS; at += 1) expect(await save(meera, `${at}`)).not.toBeNull();
		expect(await save(meera, "One too many")).toBeNull();
		expect(await save(meera, "Pune")).not.toBeNull();
	});

	it("are removed by whoever saved them, and those for all by owners", async () => {
		const { views, meera, kabir, save } = await openViews();
		const [own, forAll] = [await save(kabir, "Own"), await save(kabir, "For all", 1)];
		expect(await views.remove(own?.id ?? "", meera)).toBe(false);
		expect(await views.remove(forAll?.id ?? "", meera)).toBe(true);
		const ofMeera = await save(meera, "Of Meera", 1);
		expect(await views.remove(ofMeera?.id ?? "", kabir)).toBe(false);
		expect(await views.remove(own?.id ?? "", kabir)).toBe(true);
	});

	it("are renamed by whoever may remove them", async () => {
		const { views, meera, kabir, save, listNames } = await openViews();
		const [own, forAll] = [await save(kabir, "Own"), await save(meera, "For all", 1)];
		expect(await views.rename(own?.id ?? "", "Not hers", meera)).toBeNull();
		expect(await views.rename(forAll?.id ?? "", "Not his", kabir)).toBeNull();
		expect(await views.rename(forAll?.id ?? "", "Everybody", meera)).toMatchObject({
			query: "?service=seo",
		});
		await views.rename(own?.id ?? "", "His", kabir);
		expect(await listNames(kabir)).toEqual(["Everybody", "His"]);
	});

	it("go with an erased person, but for those for all", async () => {
		const { people, views, meera, kabir, save, listNames } = await openViews();
		await save(kabir, "Own");
		await save(kabir, "For all", 1);
		await people.erase(kabir.id, COMMAND);
		expect(await views.list(kabir.id)).toMatchObject([{ name: "For all" }]);
		expect(await listNames(meera)).toEqual(["For all"]);
	});
});
