import { beforeAll, describe, expect, it } from "vitest";
import { getNow } from "#app/clock.ts";
import { toHeaderText } from "../../app/emails/email-headers.ts";
import { content } from "../support/addresses.ts";
import { startDesk } from "../support/desk.ts";
import { HOSTILE_TEXTS } from "../support/hostile.ts";
import { parseHtml } from "../support/parse-html.ts";

const { site: agency } = content;
const FROM = "team@mail.kiteline.example";
const OFFICE = "office@kiteline.example";
const DAY_MS = 86_400_000;

let desk: Awaited<ReturnType<typeof startDesk>>;

beforeAll(async () => {
	desk = await startDesk({ ENQUIRY_FROM: FROM, ENQUIRY_TO: OFFICE });
	return () => desk.stop();
});

/** Each visitor has an address of their own, as the tests share one mail server. */
const createAddress = () => `${crypto.randomUUID()}@x.example`;

async function untilMails(to: string, count: number) {
	await expect.poll(() => desk.listMails(to).length).toBe(count);
	return desk.listMails(to);
}

const readPage = async (id: string) => (await desk.get(id)).text();
const findAnswer = async (id: string) =>
	(await desk.find(id)).deliveries.find(({ channel }) => channel === "answer");

it("an answer arrives in the thread of the acknowledgement and of earlier answers", async () => {
	const email = createAddress();
	const id = await desk.save({ email, message: "We weave bedsheets.\n\nWhat would you do?" });
	await untilMails(email, 1);
	expect((await desk.answer(id, "Dear Riya,\n\nwe would ask.")).status).toBe(303);
	await untilMails(email, 2);
	expect((await desk.answer(id, "One more thing.")).status).toBe(303);
	const [acknowledgement, first, second] = await untilMails(email, 3);
	expect(first?.parsed).toMatchObject({
		from: { name: `Meera Shah, ${agency.name}`, address: FROM },
		to: [{ name: "Riya Desai", address: email }],
		replyTo: [{ name: agency.name, address: agency.email }],
		subject: `Re: ${acknowledgement?.parsed.subject}`,
		inReplyTo: acknowledgement?.messageId,
		references: acknowledgement?.messageId,
	});
	expect(first?.parsed.text).toContain("Dear Riya,\n\nwe would ask.\n");
	expect(first?.parsed.text).toContain("wrote:\n\n> We weave bedsheets.\n> \n> What would you do?");
	expect(first?.parsed.html).toContain("Dear Riya,<br/><br/>we would ask.");
	const { deliveries } = await desk.find(id);
	const ids = deliveries.filter(({ channel }) => channel === "answer").map((each) => each.id);
	expect([first, second].map((mail) => mail?.messageId.slice(1, 37)).toSorted()).toEqual(
		ids.toSorted(),
	);
	expect(second?.parsed).toMatchObject({
		inReplyTo: first?.messageId,
		references: `${acknowledgement?.messageId} ${first?.messageId}`,
	});
	expect(second?.parsed.headers.map(({ key }) => key)).not.toContain("auto-submitted");
	expect(await readPage(id)).toContain("sent on");
});

it("a text of content/desk.yaml is filled in below what was typed, and nothing is sent", async () => {
	const id = await desk.save({ name: "Zubin", service: "seo", city: "surat" });
	const fields = { intent: "answer", text: "Good morning!", template: "suggest-a-call" };
	const text = parseHtml(await (await desk.post(id, fields)).text()).text("#answer-text");
	expect(text).toMatch(/^Good morning! Dear Zubin, /);
	for (const words of ["about SEO Services in Surat.", `Meera Shah ${agency.name}`])
		expect(text).toContain(words);
	expect((await desk.find(id)).revision).toBe(0);
});

it("an answer that is empty or comes too late is refused with its words", async () => {
	const id = await desk.save();
	const empty = await desk.answer(id, " \n ");
	expect(empty.status).toBe(422);
	expect(await empty.text()).toContain("The answer is empty");
	await desk.post(id, { intent: "note", text: "I call her" });
	const late = await desk.post(id, { intent: "answer", text: "My long answer", revision: "0" });
	expect(late.status).toBe(409);
	const page = parseHtml(await late.text());
	expect(page.text("#answer-text")).toBe("My long answer");
	// Where the address of the form leads.
	expect(page.text('#answer [role="alert"]')).toMatch(/was changed .*I call her/);
	await desk.stores.staff.erase({ id });
	const gone = await desk.answer(id, "My other answer");
	expect(gone.status).toBe(409);
	const alert = parseHtml(await gone.text()).text('[role="alert"]');
	expect(alert).toMatch(/was erased .*My other answer/s);
	expect(await findAnswer(id)).toBeUndefined();
});

/** Those that could begin a header, an element or an address; app/emails/sent-emails.test.ts sends them all. */
const TEXTS = HOSTILE_TEXTS.filter((text) => /[\r\n<"\0]/.test(text));
const toLines = (text: string | null = "") => text?.replaceAll(/\r\n?/g, "\n");

it("hostile words arrive as they are, and as no header of their own", async () => {
	const sent = await Promise.all(
		TEXTS.map(async (text) => {
			const email = createAddress();
			const id = await desk.save({ email, name: text, message: text }, ["email"]);
			expect((await desk.answer(id, `Begin ${text} end`)).status).toBe(303);
			return { email, id, name: toHeaderText(text) };
		}),
	);
	for (const { email, id, name } of sent) {
		const [mail] = await untilMails(email, 1);
		const { text } = await desk.stores.database.db
			.selectFrom("enquiryEvents")
			.select("text")
			.where("enquiryId", "=", id)
			.executeTakeFirstOrThrow();
		expect(toLines(mail?.parsed.text)).toContain(toLines(text));
		expect(mail?.envelope).toEqual({ from: FROM, to: [email] });
		expect(mail?.parsed.to).toEqual([{ name, address: email }]);
		const headers = mail?.parsed.headers.map(({ key }) => key).toSorted();
		expect(headers?.join()).toBe(
			"content-type,date,from,message-id,mime-version,reply-to,subject,to",
		);
		expect(mail?.parsed.subject).toBe(`Re: Your enquiry to ${agency.name}`);
		expect(mail?.parsed.html).not.toMatch(/<(script|img|svg|iframe|a on)/i);
	}
});

it("who is answered is no spam, and the agency is told, with a link for who is signed in", async () => {
	const email = createAddress();
	const id = await desk.save({ email, verdict: "quarantined" }, ["email", "acknowledgement"]);
	expect(await readPage(id)).toContain("No spam: send the answer");
	expect((await desk.answer(id, "You are a person.")).status).toBe(303);
	await untilMails(email, 1);
	const find = () => desk.listMails(OFFICE).find(({ parsed }) => parsed.text?.includes(email));
	await expect.poll(find).toBeDefined();
	expect((await desk.find(id)).verdict).toBe("ham");
	expect(await readPage(id)).toContain("freed it from spam and answered");
	const url = `${desk.origin}/desk/enquiries/${id}`;
	expect(find()?.parsed.text).toContain(url);
	expect(find()?.parsed.html).toContain(`href="${url}"`);
	expect((await desk.get(id, "")).status).toBe(404);
});

it("an answer that nobody can get is shown, waits in the inbox again and is sent again", async () => {
	const email = createAddress();
	const id = await desk.save({ email }, []);
	desk.mail.behave = { at: "rcpt", does: "550 5.1.1 unknown" };
	await desk.answer(id, "Can you read this?");
	await expect.poll(async () => (await desk.find(id)).state).toBe("new");
	const alert = parseHtml(await readPage(id)).text('[role="alert"]');
	expect(alert).toContain("did not arrive: the mail server answered 550 5.1.1");
	desk.mail.behave = "accept";
	expect((await desk.post(id, { intent: "send-again" })).status).toBe(303);
	await untilMails(email, 1);
	await expect.poll(async () => (await desk.find(id)).state).toBe("waiting");
});

it("an answer that waits is not sent any more once the person is erased", async () => {
	const email = createAddress();
	const id = await desk.save({ email }, []);
	desk.mail.behave = { at: "mail", does: "451 4.3.0 later" };
	await desk.answer(id, "She sells silver");
	await expect.poll(async () => (await findAnswer(id))?.lastError).toContain("451");
	expect(await readPage(id)).toMatch(/not sent yet after \d/);
	await desk.stores.staff.erase({ id });
	desk.mail.behave = "accept";
	expect((await findAnswer(id))?.state).toBe("cancelled");
	expect(await readPage(id)).not.toContain("silver");
	expect(desk.listMails(email)).toEqual([]);
});

describe("a reminder", () => {
	const listReminders = () =>
		desk
			.listMails(OFFICE)
			.map(({ parsed }) => parsed)
			.filter(({ subject = "" }) => /wait for an answer|Nobody has answered/.test(subject));

	/** To a week ago: a week has opening hours, whenever it is. At once, as the site may look at any time. */
	const age = (ids: string[]) =>
		desk.stores.database.db
			.updateTable("enquiries")
			.set({ createdAt: new Date(getNow() - 7 * DAY_MS).toISOString() })
			.where("id", "in", ids)
			.execute();

	const set = (id: string, row: Record<string, string | number>) =>
		desk.stores.database.db.updateTable("enquiries").set(row).where("id", "=", id).execute();

	const listNamed = (text = "") =>
		text
			.split(`${desk.origin}/desk/enquiries/`)
			.slice(1)
			.map((rest) => rest.slice(0, 36));

	it("is of each enquiry that nobody has answered, once, of several in one message, and of no other", async () => {
		const save = (name: string, given = {}) => desk.save({ name, ...given }, []);
		const waiting = [
			await save("Riya Waits"),
			await save("Zubin Waits", { message: "<b>Hello</b>" }),
		];
		const spam = await save("Spam", { verdict: "quarantined" });
		const answered = await save("Answered");
		await desk.post(answered, { intent: "answered-elsewhere", channel: "call" });
		const won = await save("Won");
		await desk.post(won, { intent: "state", state: "won" });
		const [snoozed, sample, old] = [await save("Snoozed"), await save("Sample"), await save("Old")];
		await set(snoozed, { snoozedUntil: new Date(getNow() + DAY_MS).toISOString() });
		await set(sample, { isSample: 1 });
		await set(old, { reminderId: "" });
		await save("Just arrived");
		await age([...waiting, spam, answered, won, snoozed, sample, old]);
		// A change wakes the workers, which look by themselves every five seconds.
		const wake = () => desk.post(answered, { intent: "note", text: "It was about cotton." });
		await wake();
		await expect.poll(() => listReminders().length).toBe(1);
		const [first] = listReminders();
		expect(first?.subject).toBe("2 people wait for an answer");
		expect(listNamed(first?.text).toSorted()).toEqual(waiting.toSorted());
		expect(first?.html).toContain("&lt;b&gt;Hello");

		const next = await save("Asha\r\nWaits");
		await age([next]);
		await wake();
		await expect.poll(() => listReminders().length).toBe(2);
		const [, second] = listReminders();
		expect(second?.subject).toBe("Nobody has answered Asha Waits yet");
		expect(listNamed(second?.text)).toEqual([next]);
	});

	it("is not sent of what was answered before", async () => {
		const count = listReminders().length;
		const id = await desk.save({}, []);
		desk.mail.behave = { at: "mail", does: "451 4.3.0 later" };
		await age([id]);
		await desk.post(id, { intent: "note", text: "I shall call." });
		const find = async () =>
			(await desk.find(id)).deliveries.find(({ channel }) => channel === "reminder");
		await expect.poll(async () => (await find())?.lastError).toContain("451");
		await desk.post(id, { intent: "answered-elsewhere", channel: "whatsapp" });
		desk.mail.behave = "accept";
		await desk.stores.database.db
			.updateTable("deliveries")
			.set({ nextAt: 0 })
			.where("enquiryId", "=", id)
			.execute();
		await desk.post(id, { intent: "note", text: "She reads it." });
		await expect.poll(async () => (await find())?.state).toBe("cancelled");
		expect(listReminders()).toHaveLength(count);
	});
});
