import { createPeopleStore, type Staff } from "../../app/desk/store/people-store.ts";
import { openStores } from "../../app/enquiries/open-stores.ts";
import type { Site } from "./site.ts";

type Fields = Record<string, string>;

export type Desk = Awaited<ReturnType<typeof connectDesk>>;

/** The store of a site, and requests to its desk as somebody. */
export async function connectDesk(site: Site) {
	const stores = await openStores({ DATA_DIR: site.dataDir, DATABASE_URL: undefined });
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
