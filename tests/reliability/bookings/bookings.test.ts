import { setTimeout as wait } from "node:timers/promises";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { listFreeTimes } from "../../../app/bookings/free-times.ts";
import { openStores, type Stores } from "../../../app/enquiries/open-stores.ts";
import { content } from "../../support/addresses.ts";
import { isShort } from "../../support/is-short.ts";
import { listEnquiries } from "../../support/list-enquiries.ts";
import { startMailServer } from "../../support/mail-server.ts";
import { getAttribute, parseHtml } from "../../support/parse-html.ts";
import {
	findPostgres,
	POSTGRES_MISSING,
	type Postgres,
	startPostgres,
} from "../../support/postgres.ts";
import { openFolder } from "../../support/started-process.ts";
import { type NodeProcess, startNode } from "../crash/node-process.ts";
import { sendBooking } from "./send-booking.ts";

const VISITORS = isShort ? 150 : 500;
const KILLS = isShort ? 2 : 4;
const EVERY_MS = 900;

const isPostgresInstalled = findPostgres() !== null;
if (!isPostgresInstalled) console.log(POSTGRES_MISSING);

let postgres: Postgres;

beforeAll(async () => {
	if (isPostgresInstalled) postgres = await startPostgres({ isDurable: !isShort });
}, 60_000);
afterAll(() => postgres?.stop());

const PLACES = [
	{ where: "SQLite", count: 1 },
	...(isPostgresInstalled ? [{ where: "two nodes on PostgreSQL", count: 2 }] : []),
];

describe.each(PLACES)("on $where", { timeout: 240_000 }, ({ count }) => {
	test(`of ${VISITORS} who send one time at once, one has a call, and all are stored`, async () => {
		const { nodes, stores, formKey } = await startNodes(count);
		const time = await chooseTime(stores);
		const sent = await Promise.all(
			Array.from({ length: VISITORS }, (_, at) =>
				sendBooking((attempt) => nodes[attempt % count]?.origin ?? "", { at, time, formKey }),
			),
		);
		const refused = sent.filter(({ status }) => status === 409);
		const others = sent.filter(({ status }) => status !== 409);
		expect(others.map(({ status, html }) => [status, html.slice(0, 2_000)])).toEqual([[303, ""]]);
		expect(sent.find(({ status }) => status === 303)?.location).toMatch(/^\/book\/.+\?sent$/);
		for (const { html } of refused) {
			const [nearest] = parseHtml(html).select("main form fieldset");
			const offers = nearest
				?.querySelectorAll("input")
				.map((radio) => getAttribute(radio, "value"));
			expect(new Set(offers).size).toBe(3);
			expect(offers).not.toContain(time);
		}
		await expectOneCall(stores, time);
	});

	test("kill -9 amid bookings: nothing is lost, and nobody has a second invitation", async () => {
		const mail = await startMailServer();
		onTestFinished(mail.stop);
		const { nodes, stores, formKey } = await startNodes(count, { SMTP_URL: mail.url });
		const time = await chooseTime(stores);
		const killing = killInTurn(nodes);
		const sent = await Promise.all(
			Array.from({ length: VISITORS }, async (_, at) => {
				await wait((at * KILLS * EVERY_MS) / VISITORS);
				return sendBooking((attempt) => nodes[attempt % count]?.origin ?? "", {
					at,
					time,
					formKey,
				});
			}),
		);
		await killing;
		expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([303, 409]));
		expect(sent.filter(({ status }) => status === 303)).toHaveLength(1);
		const id = await expectOneCall(stores, time);
		// As if the minute was over after which another node takes what a dead one had in hand.
		const { db } = stores.database;
		const invitations = db
			.selectFrom("deliveries")
			.select("state")
			.where("channel", "in", ["invitation", "host-invitation"]);
		const deliver = async () => {
			await db
				.updateTable("deliveries")
				.set({ leasedUntil: null, lease: null, nextAt: 0 })
				.where("state", "=", "pending")
				.where("channel", "in", ["invitation", "host-invitation"])
				.execute();
			return (await invitations.execute()).map(({ state }) => state);
		};
		await expect
			.poll(deliver, { timeout: 60_000, interval: 500 })
			.toEqual(["delivered", "delivered"]);
		const invited = mail.messages.filter(({ parsed }) => listUids(parsed).length > 0);
		const uids = new Set(invited.flatMap(({ parsed }) => listUids(parsed)));
		expect([uids.size, ...uids]).toEqual([1, expect.stringContaining(String(id))]);
		// One to each side, however often it was tried.
		expect(new Set(invited.map(({ messageId }) => messageId)).size).toBe(2);
	});
});

/** So many nodes of one new store. */
async function startNodes(count: number, settings: Record<string, string> = {}) {
	const { path, dataDir } = openFolder();
	const databaseUrl = count > 1 ? await postgres.createDatabase() : undefined;
	const stores = await openStores({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
	onTestFinished(() => stores.database.close());
	const all = {
		...settings,
		DATA_DIR: dataDir,
		RATE_LIMIT_ENQUIRIES: "100000/1s",
		...(databaseUrl && { DATABASE_URL: databaseUrl }),
	};
	const nodes = await Promise.all(Array.from({ length: count }, () => startNode(path, all)));
	onTestFinished(async () => {
		await Promise.all(nodes.map((node) => node.end("SIGTERM")));
	});
	return { nodes, stores, formKey: await stores.enquiries.getOrCreateSecret("form") };
}

/** In the middle of what is free, so that three others are near. */
async function chooseTime({ bookings }: Stores): Promise<string> {
	const rules = content.pages.contact.booking;
	if (!rules) throw new Error("the content offers no calls");
	const taken = await bookings.listTaken(0, Number.MAX_SAFE_INTEGER);
	const times = listFreeTimes(rules, taken, Date.now());
	return new Date(times[Math.floor(times.length / 2)] ?? 0).toISOString();
}

/** Every enquiry is stored once, and one of them has the call, with one event. Returns its id. */
async function expectOneCall({ enquiries, database: { db } }: Stores, time: string) {
	const stored = await listEnquiries(enquiries);
	expect(new Set(stored.map(({ submissionId }) => submissionId)).size).toBe(VISITORS);
	expect(stored).toHaveLength(VISITORS);
	const calls = stored.filter(({ booking }) => booking);
	expect(calls.map(({ booking }) => [booking?.state, booking?.startsAt])).toEqual([
		["booked", Date.parse(time)],
	]);
	const events = await db.selectFrom("enquiryEvents").select(["kind", "enquiryId"]).execute();
	expect(events).toEqual([{ kind: "booked", enquiryId: calls[0]?.id }]);
	return calls[0]?.id;
}

/** Of the calendar files of an e-mail. */
function listUids({ attachments }: Email): string[] {
	return attachments
		.filter(({ mimeType }) => mimeType === "text/calendar" || mimeType === "application/ics")
		.flatMap(({ content }) => {
			const text = typeof content === "string" ? content : new TextDecoder().decode(content);
			return text.match(/(?<=^UID:)\S+/gm) ?? [];
		});
}

async function killInTurn(nodes: readonly NodeProcess[]): Promise<void> {
	for (let kill = 0; kill < KILLS; kill++) {
		await wait(EVERY_MS);
		const node = nodes[kill % nodes.length];
		await node?.end("SIGKILL");
		await node?.startAgain();
	}
}
