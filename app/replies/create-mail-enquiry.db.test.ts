import { expect, it } from "vitest";
import { openAnswered } from "../../tests/support/answered-enquiry.ts";
import { writeMail } from "../../tests/support/incoming-mail.ts";
import { describeOnBoth } from "../../tests/support/stores.ts";

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
});
