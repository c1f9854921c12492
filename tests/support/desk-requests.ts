import { createPeopleStore, type Staff } from "../../app/desk/store/people-store.ts";
import { openStores, type Stores } from "../../app/enquiries/open-stores.ts";
import { createNewEnquiry } from "./new-enquiry.ts";
import type { Site } from "./site.ts";

type Fields = Record<string, string>;

export type Desk = Awaited<ReturnType<typeof connectDesk>>;

/** The store of a site, and requests to its desk as somebody. */
export async function connectDesk(site: Site, opened?: Stores) {
	const stores = opened ?? (await openStores({ DATA_DIR: site.dataDir, DATABASE_URL: undefined }));
	const people = createPeopleStore(stores.database);
	return {
		stores,
		people,
		/** Their address is their name in lower case at kiteline.example. */
		async invite(name: string, role: Staff["role"] = "member"): Promise<Staff> {
			const staff = await people.invite(name, `${name.toLowerCase()}@kiteline.example`, role);
			if (!staff) throw new Error(`${name} is invited already`);
			return staff;
		},
		/** A new session's cookie. */
		createCookie: async ({ id }: Staff, device = "a test"): Promise<string> =>
			`__Host-desk=${await people.createSession(id, device)}`,
		get: (path: string, cookie: string) => site.request(path, { headers: { Cookie: cookie } }),
		post: (path: string, fields: Fields, cookie: string, headers: Fields = {}) =>
			site.request(path, {
				method: "POST",
				headers: { Cookie: cookie, ...headers },
				body: new URLSearchParams(fields),
			}),
	};
}

/** A desk of Meera, an owner, and of Kabir, a member, who are signed in. Requests are hers unless they are said to be his. */
export async function openStaffedDesk(site: Site, stores: Stores) {
	const desk = await connectDesk(site, stores);
	const [meera, kabir] = [await desk.invite("Meera", "owner"), await desk.invite("Kabir")];
	const [ofMeera, ofKabir] = [await desk.createCookie(meera), await desk.createCookie(kabir)];
	const get = (path: string, as = ofMeera) => desk.get(path, as);
	const post = (path: string, fields: Fields, as = ofMeera, headers: Fields = {}) =>
		desk.post(path, fields, as, headers);
	const find = async (id: string) => {
		const [enquiry] = await stores.enquiries.findByIdPrefix(id);
		if (!enquiry) throw new Error(`${id} is not stored`);
		return enquiry;
	};
	return {
		...desk,
		meera,
		kabir,
		ofMeera,
		ofKabir,
		get,
		post,
		find,
		/** The page without what React puts between two texts. */
		read: async (path: string, as = ofMeera) =>
			(await (await get(path, as)).text()).replaceAll("<!-- -->", ""),
		save: async (given: Parameters<typeof createNewEnquiry>[0] = {}) =>
			(await stores.enquiries.save(createNewEnquiry(given), ["email"])).id,
		/** Sends a form of an enquiry's page, as it is now unless `fields` has another revision. */
		change: async (id: string, fields: Fields, as = ofMeera) =>
			post(`/desk/enquiries/${id}`, { revision: String((await find(id)).revision), ...fields }, as),
	};
}
