import { expect, it } from "vitest";
import { createAddressLimit } from "#app/enquiries/spam/address-limit.ts";
import { setClock } from "#app/platform/clock.ts";
import { HOUR, MINUTE } from "#app/platform/durations.ts";
import { openAnswered } from "../../tests/support/answered-enquiry.ts";
import { writeMail } from "../../tests/support/incoming-mail.ts";
import { claimOne, describeOnBoth } from "../../tests/support/stores.ts";
import { countSetAside, getHourOfDigest } from "./mail-limits.ts";

const ON = { MAIL_ENQUIRIES: true };
const OURS = "hello@kiteline.example";

describeOnBoth("e-mail", ({ open }) => {
	it("from one sender becomes ten enquiries a day, whatever its Reply-To", async () => {
		const { receive, get } = await openAnswered(open);
		const write = (at: number) =>
			writeMail({
				headers: { From: "one@x.example", "Reply-To": `r${at}@x.example`, Subject: "Ads" },
				text: `Ads ${at}`,
			});
		const outcomes = [];
		for (let at = 0; at < 15; at++) outcomes.push(await receive(write(at), ON));
		expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(10);
		expect((await get()).enquiries).toHaveLength(11);
	});

	it("of strangers uses up the limits of nobody whom they name in Reply-To", async () => {
		const { receive, database, addressKey } = await openAnswered(open);
		const addressLimit = createAddressLimit({ count: 5, seconds: 600 }, database, "strangers");
		const write = (From: string, headers: Record<string, string> = {}) =>
			writeMail({ headers: { From, Subject: "Ads", ...headers }, text: crypto.randomUUID() });
		const victim = "Asha <asha@victim.example>";
		const outcomes = [];
		for (let at = 0; at < 12; at++)
			outcomes.push(
				await receive(write(`s${at}@x.example`, { "Reply-To": victim }), ON, {
					addressLimit,
					addressKey,
				}),
			);
		expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(5);
		expect(await receive(write(victim), ON, { addressLimit })).toBe("taken");
	});

	it("by a form or a list of ours has the limits of the person alone", async () => {
		const { receive } = await openAnswered(open);
		for (let at = 0; at < 12; at++) {
			const person = `Asha <asha${at}@x.example>`;
			const headers: Record<string, string> =
				at % 2 ? { "X-Original-From": person, "List-Id": "<hello.kiteline.example>" } : {};
			const raw = writeMail({
				headers: { From: OURS, "Reply-To": person, Subject: "Ads", ...headers },
				text: `Ads ${at}`,
			});
			expect(await receive(raw, ON)).toBe("taken");
		}
	});

	it("beyond thirty an hour of all senders is quarantined, and one digest tells of the hour", async () => {
		const { receive, get, db, stores, database, change } = await openAnswered(open);
		const start = Date.parse("2026-11-25T07:00:00.000Z");
		setClock(() => start + 40 * MINUTE);
		const write = (at: number) =>
			writeMail({
				headers: { From: `s${at}@x.example`, Subject: "Ads" },
				text: `We need ads, ${at}`,
			});
		for (let at = 0; at < 33; at++) expect(await receive(write(at), ON)).toBe("taken");
		const held = (await get()).enquiries.filter(({ verdict }) => verdict === "quarantined");
		expect(held.map(({ spamReasons }) => spamReasons)).toEqual(
			Array<string>(3).fill(JSON.stringify([{ code: "mail-flood", count: 30 }])),
		);
		const reminders = await db
			.selectFrom("deliveries")
			.selectAll()
			.where("channel", "=", "reminder")
			.execute();
		expect(reminders).toHaveLength(1);
		const { delivery } = await claimOne(stores, "reminder", start + HOUR);
		expect(getHourOfDigest(delivery.eventId)).toBe(start);
		expect(await countSetAside(database, start)).toBe(3);
		await change({ kind: "ham" }, held[0]?.id);
		expect(await countSetAside(database, start)).toBe(2);
		setClock(() => start + 45 * MINUTE);
		await receive(write(34), ON);
		setClock(() => start + 61 * MINUTE);
		await receive(write(35), ON);
		const all = await db
			.selectFrom("deliveries")
			.selectAll()
			.where("channel", "=", "reminder")
			.execute();
		expect(all.map(({ nextAt }) => Number(nextAt)).toSorted()).toEqual([
			start + HOUR,
			start + 2 * HOUR,
		]);
		setClock(() => start + 3 * HOUR);
		await receive(write(36), ON);
		expect((await get()).enquiries.at(-1)).toMatchObject({ verdict: "clean" });
	});
});
