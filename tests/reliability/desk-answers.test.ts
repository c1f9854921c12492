import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startDesk } from "../support/desk.ts";
import { visitAtRate } from "./crash/visitors.ts";

const KILLS = 3;
/** Between two kills, and between two tries of a person whose answer did not go through. */
const [EVERY_MS, PATIENCE_MS] = [1_200, 150];
const LOAD = { rate: 12, seconds: 4 };

test("kill -9 while answers are sent: each that was accepted is delivered, none with two Message-IDs", {
	timeout: 120_000,
}, async () => {
	const desk = await startDesk();
	onTestFinished(desk.stop);
	const { db } = desk.stores.database;
	const ids = await Promise.all(
		Array.from({ length: LOAD.rate * LOAD.seconds }, (_, at) =>
			desk.save({ email: `visitor-${at}@x.example` }, ["acknowledgement"]),
		),
	);
	const killing = (async () => {
		for (let kills = 0; kills < KILLS; kills++) {
			// It takes what it was given, and does not always say so.
			desk.mail.behave = kills % 2 === 0 ? "accept" : { at: "reply", does: "drop" };
			await wait(EVERY_MS);
			await desk.site.end("SIGKILL");
			await desk.site.startAgain();
		}
	})();
	const statuses = await visitAtRate(LOAD, (at) => answerUntilHeard(ids[at] ?? "", at));
	await killing;

	desk.mail.behave = "accept";
	await desk.site.end("SIGTERM");
	// As if the minute was over after which another node takes what a dead one had in hand.
	await db.updateTable("deliveries").set({ leasedUntil: null, lease: null, nextAt: 0 }).execute();
	await desk.site.startAgain();
	const readStates = async () => {
		const rows = await db.selectFrom("deliveries").select("state").distinct().execute();
		return rows.map(({ state }) => state);
	};
	await expect.poll(readStates, { timeout: 60_000 }).toEqual(["delivered"]);

	// 409: the try before was accepted, and its answer lost with the process.
	expect(new Set(statuses)).toEqual(statuses.includes(409) ? new Set([303, 409]) : new Set([303]));
	for (const at of ids.keys()) {
		const answers = desk
			.listMails(`visitor-${at}@x.example`)
			.filter(({ parsed }) => parsed.text?.includes(`Answer number ${at}.`));
		const messageIds = new Set(answers.map(({ messageId }) => messageId));
		expect(messageIds.size, `answer ${at}`).toBe(1);
	}

	async function answerUntilHeard(id: string, at: number): Promise<number> {
		const fields = { intent: "answer", text: `Answer number ${at}.`, revision: "0" };
		for (;;) {
			const response = await desk.post(id, fields).catch(() => null);
			if (response) return response.status;
			await wait(PATIENCE_MS);
		}
	}
});
