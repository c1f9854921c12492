import { expect, vi } from "vitest";
import { createPeopleStore } from "../../app/desk/store/people-store.ts";
import { openStores } from "../../app/enquiries/open-stores.ts";
import { startMailServer } from "./mail-server.ts";
import { createNewEnquiry } from "./new-enquiry.ts";
import { START_AT_TEST_CLOCK, startNode } from "./node-process.ts";
import { createProjectFolder } from "./project-folder.ts";

/**
 * Starts a site in a process of its own, at the tests' clock, that sends e-mails to a real mail server, with a person
 * who is signed in to its desk.
 */
export async function startDesk(settings: Record<string, string> = {}) {
	const folder = createProjectFolder();
	const mail = await startMailServer();
	const stores = await openStores({ DATA_DIR: folder.dataDir, DATABASE_URL: undefined });
	const people = createPeopleStore(stores.database);
	const staff = await people.invite("Meera Shah", "meera@kiteline.example", "owner");
	if (!staff) throw new Error("she is invited already");
	const all = {
		DATA_DIR: folder.dataDir,
		SMTP_URL: mail.url,
		ENQUIRY_ACKNOWLEDGE: "on",
		...settings,
	};
	const site = await startNode(folder.path, all, START_AT_TEST_CLOCK);
	/** The default of SITE_URL. */
	const origin = `http://localhost:${site.port}`;
	const cookie = `desk=${await people.createSession(staff.id, "a test")}`;
	const find = async (id: string) => {
		const [enquiry] = await stores.enquiries.findByIdPrefix(id);
		if (!enquiry) throw new Error(`${id} is not stored`);
		return enquiry;
	};
	const post = async (id: string, fields: Record<string, string>) => {
		const revision = String((await find(id)).revision);
		return fetch(`${origin}/desk/enquiries/${id}`, {
			method: "POST",
			headers: { Cookie: cookie },
			body: new URLSearchParams({ revision, ...fields }),
			redirect: "manual",
		});
	};
	/** Sends the answer to an enquiry before the time in which it can be undone is over. */
	const sendNow = async (id: string) => {
		await stores.database.db
			.updateTable("deliveries")
			.set({ nextAt: 0 })
			.where("enquiryId", "=", id)
			.where("channel", "=", "answer")
			.where("attempts", "=", 0)
			.execute();
		// It changes nothing, and wakes the workers.
		await post(id, { intent: "send-again" });
	};
	return {
		origin,
		cookie,
		mail,
		stores,
		people,
		staff,
		site,
		find,
		post,
		save: async (
			given: Parameters<typeof createNewEnquiry>[0] = {},
			channels: Parameters<typeof stores.enquiries.save>[1] = ["acknowledgement"],
		) => (await stores.enquiries.save(createNewEnquiry(given), channels)).id,
		/** Requests the page of an enquiry, as the signed-in person or a stranger. */
		get: (id: string, as = cookie) =>
			fetch(`${origin}/desk/enquiries/${id}`, { headers: { Cookie: as } }),
		/** Answers, and sends the answer at once. */
		answer: async (id: string, text: string) => {
			const response = await post(id, { intent: "answer", text });
			await sendNow(id);
			return response;
		},
		sendNow,
		/** Lists the mails that an address received, oldest first. */
		listMails: (to: string) => mail.messages.filter(({ envelope }) => envelope.to[0] === to),
		/** Waits until the site no longer adopts what is stored without a channel: it has sent an e-mail then. */
		untilAdopted: async () => {
			await stores.enquiries.save(createNewEnquiry(), ["acknowledgement"]);
			await vi.waitUntil(() => mail.messages.length > 0, { timeout: 20_000 });
		},
		stop: async () => {
			await site.end("SIGTERM");
			await stores.database.close();
			await mail.stop();
			folder.remove();
		},
	};
}

/** Returns a new address for each visitor, as the tests of a file share one mail server. */
export const createAddress = () => `${crypto.randomUUID()}@x.example`;

/** Resolves to the mails once there are so many. */
export async function untilMails<Mail>(list: () => Mail[], count: number): Promise<Mail[]> {
	await expect.poll(() => list().length).toBe(count);
	return list();
}
