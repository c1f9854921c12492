import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { writeMail } from "../../tests/support/incoming-mail.ts";
import { findPostgres, POSTGRES_MISSING, startPostgres } from "../../tests/support/postgres.ts";
import { type Figure, getMedian, type Table } from "../figures.ts";
import { type MailSite, startMailSite } from "./mail-site.ts";
import { HOSTILE_TEXTS, writeBad, writeFiles, writeLongReply } from "./messages.ts";
import type { Waits } from "./visitors.ts";

/** The greatest delay for visitors, in ms, and for a message behind others, in s. */
const MOST_MS = 100;
const MOST_S = 60;
/** The greatest time of a note on the desk, in ms. */
const MOST_NOTE_MS = 1000;
const REST_MS = 10_000;
const REPLIES = 200;
const BAD = 20;
/** The time after which a load ends, whatever was sent. */
const LOAD_MS = 180_000;
/** The number of messages that a mail server hands over at the same time. */
const AT_ONCE = 2;

/** The pages that visitors ask for, and the most requests that wait: rendering takes too long to ask again meanwhile. */
const PAGES = [
	{ name: "a cached page", path: "/", mostWaiting: 100 },
	{ name: "an uncached page", path: "/contact", mostWaiting: 1 },
];
/** The time in which visitors are there before the load. */
const BEFORE_MS = 500;

type Measured = { title: string; delay: number; waits: Map<string, Waits> };

/** Measures what visitors notice while mail arrives that is large, costly, or none, on SQLite and on PostgreSQL. */
export async function measureMail(): Promise<Table[]> {
	const onSqlite = await measureOn("SQLite", undefined);
	if (!findPostgres()) {
		console.log(POSTGRES_MISSING);
		return onSqlite;
	}
	const postgres = await startPostgres({ isDurable: true });
	try {
		return [...onSqlite, ...(await measureOn("PostgreSQL", await postgres.createDatabase()))];
	} finally {
		await postgres.stop();
	}
}

async function measureOn(kind: string, databaseUrl: string | undefined): Promise<Table[]> {
	const names = [...Object.keys(HOSTILE_TEXTS), "long", "files", "good"];
	const site = await startMailSite(databaseUrl, names);
	const measured: Measured[] = [];
	const others: Figure[] = [];
	const measure = async (title: string, load: () => Promise<void>) => {
		const found = await measureDuring(title, site, load);
		measured.push(found);
		console.log(
			`${kind}, ${title}: the event loop's greatest delay is ${Math.round(found.delay)} ms`,
		);
	};
	try {
		for (const { path } of PAGES) await (await fetch(site.origin + path)).text();
		await measure("nothing", () => wait(REST_MS));
		for (const name of Object.keys(HOSTILE_TEXTS))
			await measure(name, () => sendHostile(site, name));
		await measure("long replies", async () => {
			const replies = await sendLongReplies(site);
			others.push({
				title: "long replies that were taken",
				value: replies,
				unit: "",
				least: REPLIES,
			});
		});
		await measure("a note beside long replies", async () => {
			// One that is not answered takes for ever.
			const value = await site
				.writeNote(site.getThread("long").id)
				.catch(() => Number.POSITIVE_INFINITY);
			others.push({ title: "a note beside long replies", value, unit: "ms", most: MOST_NOTE_MS });
		});
		const files = writeFiles(site.getThread("files").headers);
		await measure("files", () => sendAll(site, "files", files));
		await measure("bad messages", async () => {
			const value = await timeGoodBehindBad(site);
			others.push({
				title: `a good message behind ${BAD} bad ones`,
				value,
				unit: "s",
				most: MOST_S,
			});
		});
	} finally {
		await site.stop();
	}
	return [
		{
			title: `the event loop's greatest delay, on ${kind}`,
			figures: measured.map(({ title, delay: value }) => ({
				title,
				value,
				unit: "ms",
				most: MOST_MS,
			})),
		},
		...PAGES.map(({ name, path }) => ({
			title: `${name}, asked for every 20 ms, on ${kind}`,
			figures: measured.flatMap(({ title, waits }) => toFigures(title, waits.get(path))),
		})),
		{ title: `beside them, on ${kind}`, figures: others },
	];
}

function toFigures(title: string, { times, failed }: Waits = { times: [], failed: 0 }): Figure[] {
	return [
		{ title: `${title}: median`, value: getMedian(times), unit: "ms" },
		{ title: `${title}: greatest`, value: Math.max(...times), unit: "ms", most: MOST_MS },
		...(failed > 0
			? [{ title: `${title}: not answered`, value: failed, unit: "", most: 0 } as const]
			: []),
	];
}

/** Puts a load on the site while visitors ask for pages. */
async function measureDuring(
	title: string,
	site: MailSite,
	load: () => Promise<void>,
): Promise<Measured> {
	const worker = new Worker(new URL("visitors.ts", import.meta.url), {
		workerData: { origin: site.origin, pages: PAGES },
	});
	try {
		await wait(BEFORE_MS);
		worker.postMessage("begin");
		const delay = await site.watchEventLoop(load);
		const posted = once(worker, "message");
		worker.postMessage("stop");
		const [waits] = await posted;
		return { title, delay, waits };
	} finally {
		await worker.terminate();
	}
}

/** Sends a hostile text as a reply, and as an e-mail of somebody unknown. */
async function sendHostile(site: MailSite, name: string): Promise<void> {
	const mail = HOSTILE_TEXTS[name];
	const { headers } = site.getThread(name);
	const stranger = { From: `${crypto.randomUUID()}@stranger.example`, Subject: "A question" };
	const all = [headers, stranger].map((own) => writeMail({ ...mail, headers: own }));
	await sendAll(site, name, all);
}

/** Sends messages, and prints what was not taken, as that costs nothing further. */
async function sendAll(
	site: MailSite,
	name: string,
	messages: readonly Uint8Array<ArrayBuffer>[],
): Promise<void> {
	for (const message of messages) {
		const { status } = await site.send(message);
		if (status !== 202) console.log(`${name}: answered ${status || "by nothing"}`);
	}
}

/** Resolves to the number of replies that were taken. */
async function sendLongReplies(site: MailSite): Promise<number> {
	const { headers } = site.getThread("long");
	const endsAt = performance.now() + LOAD_MS;
	let taken = 0;
	for (let number = 0; number < REPLIES && performance.now() < endsAt; number++) {
		const { status } = await site.send(writeLongReply(headers, number));
		if (status === 202) taken++;
	}
	return taken;
}

/** Resolves to the time in s until a message is taken that a mail server has behind bad ones; infinite if it never is. */
async function timeGoodBehindBad(site: MailSite): Promise<number> {
	const startedAt = performance.now();
	const isOver = () => performance.now() - startedAt > LOAD_MS;
	const good = writeMail({ headers: site.getThread("good").headers, text: "Yes, on Tuesday." });
	const queue = [...Array.from({ length: BAD }, (_, number) => writeBad(number)), good];
	let value = Number.POSITIVE_INFINITY;
	const handOver = async () => {
		for (let message = queue.shift(); message && !isOver(); message = queue.shift()) {
			const { status, retryMs } = await site.send(message);
			if (message !== good) continue;
			if (status === 202) value = performance.now() - startedAt;
			else {
				await wait(retryMs);
				queue.push(good);
			}
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, handOver));
	return value / 1000;
}
