import { expect, it } from "vitest";
import { createAddressLimit } from "#app/enquiries/spam/address-limit.ts";
import { setClock } from "#app/platform/clock.ts";
import { HOUR, MINUTE } from "#app/platform/durations.ts";
import { openAnswered } from "../../tests/support/answered-enquiry.ts";
import { writeMail } from "../../tests/support/incoming-mail.ts";
import { claimOne, describeOnBoth } from "../../tests/support/stores.ts";
import { countSetAside, getHourOfDigest } from "./mail-limits.ts";

describeOnBoth("an e-mail", ({ open }) => {
	it("of somebody new becomes an enquiry where that is wanted, once, after the check for spam", async () => {
		const { receive, enquiries, db } = await openAnswered(open);
		const on = { MAIL_ENQUIRIES: true };
		const raw = writeMail({
			headers: { From: "Kabir <kabir@x.example>", Subject: "Ads" },
			text: "Help us.",
		});
		expect(await Promise.all([receive(raw, on), receive(raw, on)])).toContain("taken");
		const spam = writeMail({
			headers: { From: "s@x.example" },
			text: "https://a.example ".repeat(6),
		});
		expect(await receive(spam, on)).toBe("taken");
		const rows = await db.selectFrom("enquiries").selectAll().orderBy("createdAt").execute();
		expect(
			rows
				.slice(1)
				.map(({ email, verdict }) => [email, verdict])
				.toSorted(),
		).toEqual([
			["kabir@x.example", "clean"],
			["s@x.example", "quarantined"],
		]);
		expect(rows.find(({ name }) => name === "Kabir")).toMatchObject({
			message: "Ads\n\nHelp us.",
			source: "e-mail",
		});
		expect(await enquiries.count()).toBe(3);
	});

	const ON = { MAIL_ENQUIRIES: true };
	const FORM = "Kabir Mehta <kabir@tea.example>";
	const OURS = "hello@kiteline.example";

	it.each<[what: string, headers: Record<string, string>, name: string]>([
		["noreply@", { From: "Website <noreply@forms.example>", "Reply-To": FORM }, "Kabir Mehta"],
		["our own address", { From: `Kiteline <${OURS}>`, "Reply-To": FORM }, "Kabir Mehta"],
		[
			"our own address with a tag",
			{ From: "hello+form@kiteline.example", "Reply-To": FORM },
			"Kabir Mehta",
		],
		[
			"wordpress@",
			{ From: "WordPress <wordpress@kiteline.example>", "Reply-To": FORM },
			"Kabir Mehta",
		],
		[
			"wordpress@, without a name",
			{ From: "WordPress <wordpress@x.example>", "Reply-To": "kabir@tea.example" },
			"kabir",
		],
		[
			"noreply@, without a name",
			{ From: "Website <no-reply@forms.example>", "Reply-To": "Kabir@Tea.example" },
			"kabir",
		],
		[
			"info@ of another site",
			{ From: "Website <info@forms.example>", "Reply-To": FORM },
			"Kabir Mehta",
		],
		[
			"a person who names another mailbox",
			{ From: "Kabir Mehta <kabir@home.example>", "Reply-To": "kabir@tea.example" },
			"Kabir Mehta",
		],
		[
			"a person whose Reply-To is a machine's",
			{ From: FORM, "Reply-To": "noreply@tea.example" },
			"Kabir Mehta",
		],
		["a person whose Reply-To is ours", { From: FORM, "Reply-To": OURS }, "Kabir Mehta"],
		[
			"a Google Group",
			{
				From: `"'Kabir Mehta' via Hello" <${OURS}>`,
				"X-Original-From": FORM,
				"Reply-To": FORM,
				"List-Id": "<hello.kiteline.example>",
			},
			"Kabir Mehta",
		],
		[
			"a Google Group and a form",
			{
				From: `"'Website' via Hello" <${OURS}>`,
				"X-Original-From": "Website <noreply@forms.example>",
				"Reply-To": FORM,
				"List-Id": "<hello.kiteline.example>",
			},
			"Kabir Mehta",
		],
		[
			"Mailman",
			{
				From: `Kabir Mehta via Hello <${OURS}>`,
				"Reply-To": FORM,
				"List-Id": "Hello <hello.kiteline.example>",
				Precedence: "list",
			},
			"Kabir Mehta",
		],
	])("is the enquiry of the person that it names, from %s", async (_what, headers, name) => {
		const { receive, get } = await openAnswered(open);
		const Subject = "New message from your website";
		expect(
			await receive(writeMail({ headers: { ...headers, Subject }, text: "We sell tea." }), ON),
		).toBe("taken");
		const [, created] = (await get()).enquiries;
		expect(created).toMatchObject({ name, email: "kabir@tea.example", verdict: "clean" });
	});

	it.each<[what: string, headers: Record<string, string>, outcome: string]>([
		["a newsletter", { From: "News <noreply@news.example>" }, "ignored"],
		[
			"a machine that answers to a machine",
			{ From: "noreply@forms.example", "Reply-To": "no-reply@forms.example" },
			"ignored",
		],
		["a form that answers to us", { From: "noreply@forms.example", "Reply-To": OURS }, "ignored"],
		["a form of ours that names nobody", { From: OURS }, "left"],
		[
			"a form that says it is a machine",
			{ From: "noreply@forms.example", "Reply-To": FORM, "Auto-Submitted": "auto-generated" },
			"ignored",
		],
		[
			"a list of others",
			{ From: "noreply@forms.example", "Reply-To": FORM, "List-Id": "<news.forms.example>" },
			"ignored",
		],
		[
			"a newsletter by a list of ours",
			{
				From: OURS,
				"X-Original-From": "noreply@news.example",
				"Reply-To": "noreply@news.example",
				"List-Id": "<hello.kiteline.example>",
			},
			"ignored",
		],
	])("is no enquiry from %s", async (_what, headers, outcome) => {
		const { receive, get } = await openAnswered(open);
		expect(
			await receive(writeMail({ headers: { ...headers, Subject: "News" }, text: "News" }), ON),
		).toBe(outcome);
		expect((await get()).enquiries).toHaveLength(1);
	});

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
			Array<string>(3).fill("more than 30 e-mails became enquiries within an hour"),
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
