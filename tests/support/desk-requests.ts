import { createPeopleStore, type Staff } from "../../app/desk/store/people-store.ts";
import type { Stores } from "../../app/enquiries/open-stores.ts";
import { createStranger } from "./new-enquiry.ts";
import type { Site } from "./site.ts";

type Fields = Record<string, string>;

/** Opens a desk with Meera, an owner, and Kabir, a member, who are signed in. Requests are hers by default. */
export async function openStaffedDesk(site: Site, stores: Stores) {
	const people = createPeopleStore(stores.database);
	/** Invites a person, whose address is the name in lower case at kiteline.example. */
	const invite = async (name: string, role: Staff["role"] = "member"): Promise<Staff> => {
		const staff = await people.invite(name, `${name.toLowerCase()}@kiteline.example`, role);
		if (!staff) throw new Error(`${name} is invited already`);
		return staff;
	};
	const createCookie = async ({ id }: Staff, device = "a test"): Promise<string> =>
		`__Host-desk=${await people.createSession(id, device)}`;
	const [meera, kabir] = [await invite("Meera", "owner"), await invite("Kabir")];
	const [ofMeera, ofKabir] = [await createCookie(meera), await createCookie(kabir)];
	const get = (path: string, as = ofMeera) => site.request(path, { headers: { Cookie: as } });
	const post = (path: string, fields: Fields, as = ofMeera) =>
		site.request(path, {
			method: "POST",
			headers: { Cookie: as },
			body: new URLSearchParams(fields),
		});
	const find = async (id: string) => {
		const [enquiry] = await stores.enquiries.findByIdPrefix(id);
		if (!enquiry) throw new Error(`${id} is not stored`);
		return enquiry;
	};
	return {
		stores,
		people,
		invite,
		createCookie,
		meera,
		kabir,
		ofMeera,
		ofKabir,
		get,
		post,
		find,
		/** Reads a page without the comments that React puts between two texts. */
		read: async (path: string, as = ofMeera) =>
			(await (await get(path, as)).text()).replaceAll("<!-- -->", ""),
		/** Saves an enquiry of somebody without another one. */
		save: async (given: Parameters<typeof createStranger>[0] = {}) =>
			(await stores.enquiries.save(createStranger({ phone: null, ...given }), ["email"])).id,
		/** Sends a form of an enquiry's page, with the present revision unless `fields` has another one. */
		change: async (id: string, fields: Fields, as = ofMeera) =>
			post(`/desk/enquiries/${id}`, { revision: String((await find(id)).revision), ...fields }, as),
	};
}
