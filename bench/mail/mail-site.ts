import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createPeopleStore } from "../../app/desk/store/people-store.ts";
import { openStores } from "../../app/enquiries/open-stores.ts";
import { changeEnquiry } from "../../app/enquiries/store/change-enquiry.ts";
import { byPerson } from "../../app/enquiries/store/change-types.ts";
import { getNow } from "../../app/platform/clock.ts";
import { createStranger } from "../../tests/support/new-enquiry.ts";
import { startNode } from "../../tests/support/node-process.ts";
import { createProjectFolder, START } from "../../tests/support/project-folder.ts";
import { MAIL_SECRET, signMail } from "../../tests/support/sign-mail.ts";

/** An enquiry that staff have answered; `headers` are those of a reply in its thread. */
export type Thread = { id: string; headers: Record<string, string> };
export type MailSite = Awaited<ReturnType<typeof startMailSite>>;

/** The time for one request, after which it counts as not answered. */
const REQUEST_MS = 60_000;
/** The time after a load in which the site has to come back; one that does not is started anew. */
const BLOCKED_MS = 60_000;
const PAUSE_MS = 50;

/** Starts the built site with the hook of messages, an answered enquiry for each name, and a person on the desk. */
export async function startMailSite(DATABASE_URL: string | undefined, names: readonly string[]) {
	const folder = createProjectFolder();
	const place = { DATA_DIR: folder.dataDir, DATABASE_URL };
	const stores = await openStores(place);
	const people = createPeopleStore(stores.database);
	const staff = await people.invite("Meera Shah", "meera@kiteline.example", "owner");
	if (!staff) throw new Error("she is invited already");
	const cookie = `desk=${await people.createSession(staff.id, "a bench")}`;
	const threads = new Map<string, Thread>();
	for (const name of names) threads.set(name, await createThread(name));
	const file = join(folder.path, "event-loop");
	const settings = {
		DATA_DIR: folder.dataDir,
		MAIL_HOOK_SECRET: MAIL_SECRET,
		MAIL_ENQUIRIES: "on",
		EVENT_LOOP_FILE: file,
		...(DATABASE_URL && { DATABASE_URL }),
	};
	const watch = join(import.meta.dirname, "watch-event-loop.ts");
	const site = await startNode(folder.path, settings, ["--import", watch, ...START]);
	const origin = `http://localhost:${site.port}`;

	async function createThread(name: string): Promise<Thread> {
		const enquiry = createStranger({ name });
		const { id } = await stores.enquiries.save(enquiry, ["email"]);
		const text = "We can begin in January, and would start with your shop pages.\nShall we speak?";
		await changeEnquiry(
			stores.database,
			{ id, by: byPerson(staff?.id ?? "") },
			{ kind: "answer", text },
		);
		const delivery = await stores.database.db
			.selectFrom("deliveries")
			.select("id")
			.where("enquiryId", "=", id)
			.executeTakeFirstOrThrow();
		return {
			id,
			headers: { From: enquiry.email, "In-Reply-To": `<${delivery.id}@kiteline.example>` },
		};
	}

	/** Resolves to the time in ms since the event loop was last seen. */
	async function startAnew(): Promise<number> {
		const delay = getNow() - statSync(file).mtimeMs;
		await site.end("SIGKILL");
		await site.startAgain();
		return delay;
	}

	const readDelays = () => readFileSync(file, "utf8").split("\n").filter(Boolean).map(Number);

	return {
		origin,
		getThread: (name: string): Thread => {
			const thread = threads.get(name);
			if (!thread) throw new Error(`there is no thread ${name}`);
			return thread;
		},
		/** Posts a message as a mail server does. Resolves to the status of the answer, 0 for none, and the time to wait in ms. */
		send: async (message: Uint8Array<ArrayBuffer>) => {
			// The id that signMail gives is the same for all.
			const headers = signMail(message);
			const signal = AbortSignal.timeout(REQUEST_MS);
			const request = { method: "POST", body: message, headers, signal };
			return fetch(`${origin}/hooks/mail`, request).then(
				({ status, headers }) => ({
					status,
					retryMs: Number(headers.get("Retry-After") ?? 1) * 1000,
				}),
				() => ({ status: 0, retryMs: 1000 }),
			);
		},
		/** Writes a note on the page of an enquiry. Resolves to the time in ms. */
		writeNote: async (id: string): Promise<number> => {
			const [enquiry] = await stores.enquiries.findByIdPrefix(id);
			const body = new URLSearchParams({
				intent: "note",
				note: "Called.",
				text: "",
				revision: String(enquiry?.revision),
			});
			const startedAt = performance.now();
			const response = await fetch(`${origin}/desk/enquiries/${id}`, {
				method: "POST",
				headers: { Cookie: cookie },
				body,
				redirect: "manual",
				signal: AbortSignal.timeout(REQUEST_MS),
			});
			if (response.status !== 303) throw new Error(`the note was answered ${response.status}`);
			return performance.now() - startedAt;
		},
		/**
		 * Does something, and resolves to the greatest delay of the site's event loop meanwhile, in ms. A site that does not come
		 * back is ended and started anew; then it is the time until that.
		 */
		watchEventLoop: async (work: () => Promise<void>): Promise<number> => {
			const before = readDelays().length;
			await work();
			// Of the two lines that come next the first may have been begun before the end.
			const until = readDelays().length + 2;
			const endsAt = performance.now() + BLOCKED_MS;
			while (readDelays().length < until) {
				if (performance.now() > endsAt) return startAnew();
				await wait(PAUSE_MS);
			}
			return Math.max(...readDelays().slice(before));
		},
		stop: async () => {
			await site.end("SIGTERM");
			await stores.database.close();
			folder.remove();
		},
	};
}
