import { getNow } from "#app/platform/clock.ts";
import { createDeskStore } from "../../app/desk/store/desk-store.ts";
import { createPeopleStore, type Staff } from "../../app/desk/store/people-store.ts";
import type { NewEnquiry } from "../../app/enquiries/enquiry.ts";
import { openStores } from "../../app/enquiries/open-stores.ts";
import { createFormToken } from "../../app/enquiries/spam/form-token.ts";
import { createBookingStore } from "../../app/enquiries/store/booking-store.ts";
import { changeEnquiry } from "../../app/enquiries/store/change-enquiry.ts";
import { byPerson } from "../../app/enquiries/store/change-types.ts";
import { addDays, toDay, toDayStart, toMonday } from "../../app/platform/dates.server.ts";
import { createCallActs } from "./call-stores.ts";
import { GOOD } from "./enquiries.ts";
import { createNewEnquiry, createStranger } from "./new-enquiry.ts";
import type { Site, SiteAddress } from "./site.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const CALL_MS = HOUR_MS / 2;
/**
 * The enquiries, newest first: the first was sent 4 minutes ago, and each of the others six times as long ago as the
 * one before.
 */
const ENQUIRIES: Partial<NewEnquiry>[] = [
	{
		name: "Riya Desai",
		email: "riya@cotton.example",
		company: "Desai Cotton",
		service: "seo",
		phone: "+91 98250 11223",
	},
	{
		name: "Arjun Menon",
		email: "arjun@spices.example",
		city: "surat",
		message: "We ship spices to forty towns.",
	},
	{
		name: "Farah Sheikh",
		email: "farah@dental.example",
		company: "Bright Smile Dental Clinic and Orthodontics",
		city: "pune",
		message: "Our waiting room is empty on weekdays. Can you change that before summer?",
	},
	{
		name: "Lalita Rao",
		email: "lalita@silver.example",
		phone: "080 2555 0101",
		message: "We sell silver to families. ".repeat(9),
	},
	{ name: "Zubin Irani", email: "zubin@hotel.example", message: "Please call." },
];
/** The index of the enquiry that is answered and waits for the visitor. */
const ANSWERED = 3;
/** The starts of calls in hours after Monday begins: on Monday, Tuesday, Wednesday and Thursday. */
const CALLS = [10.5, 24 + 15, 48 + 11, 72 + 14];
/** The index of the call with a visitor in another zone. */
const ABROAD = 2;
const BUSY = 24 + 10;

/** Opens the desk of a started site: its stores, and people with a session each. */
export async function openDesk({ dataDir }: Pick<SiteAddress, "dataDir">, DATABASE_URL?: string) {
	const stores = await openStores({ DATA_DIR: dataDir, DATABASE_URL });
	const people = createPeopleStore(stores.database);
	const desk = createDeskStore(stores.database);
	const bookings = {
		...createBookingStore(stores.database),
		...createCallActs(stores.database),
	};

	return {
		stores,
		bookings,
		people,
		desk,
		/** Invites a person, or finds an invited one. */
		async invite(name: string, role: Staff["role"]): Promise<Staff> {
			const email = `${name.toLowerCase().replaceAll(" ", ".")}@kiteline.example`;
			const staff = (await people.invite(name, email, role)) ?? (await people.findByEmail(email));
			if (!staff) throw new Error(`${name} cannot be invited`);
			return staff;
		},
		signIn: ({ id }: Staff) => people.createSession(id, "Firefox on Linux"),
		/** Saves a few enquiries, one of them answered with a note. Returns their ids, newest first. */
		async seed(staff: Staff): Promise<string[]> {
			const ids: string[] = [];
			for (const [at, given] of ENQUIRIES.entries()) {
				const enquiry = createNewEnquiry(given);
				const { id } = await stores.enquiries.save(enquiry, ["email"]);
				const createdAt = new Date(getNow() - 4 * 6 ** at * MINUTE_MS).toISOString();
				await stores.database.db
					.updateTable("enquiries")
					.set({ createdAt, incomingAt: createdAt })
					.where("id", "=", id)
					.execute();
				ids.push(id);
			}
			const answered = ids[ANSWERED] ?? "";
			const note = { kind: "note", text: "Asked Meera for the two sites of last year." } as const;
			const target = { id: answered, by: byPerson(staff.id) };
			await changeEnquiry(stores.database, target, note);
			const call = { kind: "answered-elsewhere", channel: "call", text: "She writes." } as const;
			await changeEnquiry(stores.database, target, call);
			return ids;
		},
		/** Saves a call of today, calls of the next week, and a busy time in it. Returns the Monday of that week. */
		async seedCalls(staff: Staff, ids: readonly string[]): Promise<string> {
			const monday = addDays(toMonday(toDay(getNow())), 7);
			const start = Date.parse(toDayStart(monday));
			const soon = Math.ceil(getNow() / HOUR_MS + 0.5) * HOUR_MS + HOUR_MS / 2;
			const starts = [soon, ...CALLS.map((hour) => start + hour * HOUR_MS)];
			for (const [at, startsAt] of starts.entries()) {
				const zone = at === ABROAD ? "America/New_York" : "Asia/Kolkata";
				await bookings.book(ids[at] ?? "", { startsAt, endsAt: startsAt + CALL_MS, zone });
			}
			const startsAt = start + BUSY * HOUR_MS;
			const busy = { startsAt, endsAt: startsAt + 2 * HOUR_MS, note: "Filming at Surat" };
			await bookings.addBusy({ staffId: staff.id, ...busy });
			return monday;
		},
		/** Sends the site's form as a visitor who took a minute. */
		async sendEnquiry({ request }: Site, fields: Record<string, string> = {}): Promise<void> {
			const submissionId = crypto.randomUUID();
			const key = await stores.enquiries.getOrCreateSecret("form");
			const formToken = createFormToken(submissionId, getNow() - MINUTE_MS, key);
			const body = new URLSearchParams({
				...GOOD,
				email: createStranger().email,
				submissionId,
				formToken,
				...fields,
			});
			const { status } = await request("/contact", { method: "POST", body });
			if (status !== 303) throw new Error(`The form was answered ${status}.`);
		},
		close: () => stores.database.close(),
	};
}
