import { afterAll, beforeAll, expect, it } from "vitest";
import { toHeaderText } from "../../app/emails/email-headers.ts";
import { content } from "../support/addresses.ts";
import { startDesk } from "../support/desk.ts";
import { HOSTILE_TEXTS } from "../support/hostile.ts";
import { parseHtml } from "../support/parse-html.ts";

const { site: agency } = content;
const FROM = "team@mail.kiteline.example";

let desk: Awaited<ReturnType<typeof startDesk>>;

beforeAll(async () => {
	desk = await startDesk({ ENQUIRY_FROM: FROM, ENQUIRY_TO: "office@kiteline.example" });
	return () => desk.stop();
});

/** Each visitor has an address of their own, as the tests share one mail server. */
const createAddress = () => `${crypto.randomUUID()}@x.example`;

async function untilMails(to: string, count: number) {
	await expect.poll(() => desk.listMails(to).length).toBe(count);
	return desk.listMails(to);
}

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
	expect(first?.parsed.text).toContain(
		"wrote:\n\n> We weave bedsheets.\n> \n> What would you do?\n",
	);
	expect(first?.parsed.html).toContain("Dear Riya,<br/><br/>we would ask.");
	const { deliveries, ...enquiry } = await desk.find(id);
	expect(enquiry).toMatchObject({
		state: "waiting",
		owner: desk.staff.id,
		firstAnswerBy: desk.staff.id,
		revision: 2,
	});
	const ids = deliveries.filter(({ channel }) => channel === "answer").map((each) => each.id);
	expect([first, second].map((mail) => mail?.messageId.slice(1, 37)).toSorted()).toEqual(
		ids.toSorted(),
	);
	expect(second?.parsed).toMatchObject({
		inReplyTo: first?.messageId,
		references: `${acknowledgement?.messageId} ${first?.messageId}`,
	});
	expect(second?.parsed.headers.map(({ key }) => key)).not.toContain("auto-submitted");
	expect(await (await desk.get(id)).text()).toContain("sent on");
});

it("a text of content/desk.yaml is filled in below what was typed, and nothing is sent", async () => {
	const id = await desk.save({ name: "Zubin", service: "seo", city: "surat" });
	const fields = { intent: "answer", text: "Good morning!", template: "suggest-a-call" };
	const response = await desk.post(id, fields);
	expect(response.status).toBe(200);
	const text = parseHtml(await response.text()).text("#answer-text");
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
	expect((await desk.find(id)).deliveries.map(({ channel }) => channel)).not.toContain("answer");
});

const toLines = (text: string | null = "") => text?.replaceAll(/\r\n?/g, "\n");

it("hostile words arrive as they are, and as no header of their own", async () => {
	const texts = [...HOSTILE_TEXTS, "ક".repeat(9_900)];
	const sent = await Promise.all(
		texts.map(async (text) => {
			const email = createAddress();
			const id = await desk.save({ email, name: text, message: text }, ["email"]);
			expect((await desk.answer(id, `Begin ${text} end`)).status).toBe(303);
			return { email, id, name: toHeaderText(text) };
		}),
	);
	for (const { email, id, name } of sent) {
		const [mail] = await untilMails(email, 1);
		const { db } = desk.stores.database;
		const [event] = await db
			.selectFrom("enquiryEvents")
			.select("text")
			.where("enquiryId", "=", id)
			.execute();
		expect(toLines(mail?.parsed.text)).toContain(toLines(event?.text));
		expect(mail?.envelope).toEqual({ from: FROM, to: [email] });
		expect(mail?.parsed.to).toEqual([{ name, address: email }]);
		expect(mail?.parsed.headers.map(({ key }) => key).toSorted()).toEqual([
			"content-type",
			"date",
			"from",
			"message-id",
			"mime-version",
			"reply-to",
			"subject",
			"to",
		]);
		expect(mail?.parsed.subject).toBe(`Re: Your enquiry to ${agency.name}`);
		expect(mail?.parsed.html).not.toMatch(/<(script|img|svg|iframe|a on)/i);
	}
});

it("who is answered is no spam, and the agency is told of the enquiry", async () => {
	const email = createAddress();
	const id = await desk.save({ email, verdict: "quarantined" }, ["email", "acknowledgement"]);
	expect(await (await desk.get(id)).text()).toContain("No spam: send the answer");
	expect((await desk.answer(id, "You are a person.")).status).toBe(303);
	await untilMails(email, 1);
	await expect
		.poll(async () => (await desk.find(id)).deliveries.map(({ state }) => state))
		.toEqual(["delivered", "delivered"]);
	expect((await desk.find(id)).verdict).toBe("ham");
	expect(await (await desk.get(id)).text()).toContain("freed it from spam and answered");
});

it("an answer that nobody can get is shown, waits in the inbox again and is sent again", async () => {
	const email = createAddress();
	const id = await desk.save({ email }, []);
	desk.mail.behave = { at: "rcpt", does: "550 5.1.1 unknown" };
	await desk.answer(id, "Can you read this?");
	await expect.poll(async () => (await desk.find(id)).state).toBe("new");
	expect((await desk.find(id)).firstAnswerAt).toBeNull();
	const alert = parseHtml(await (await desk.get(id)).text()).text('[role="alert"]');
	expect(alert).toContain("did not arrive: the mail server answered 550 5.1.1");
	desk.mail.behave = "accept";
	expect((await desk.post(id, { intent: "send-again" })).status).toBe(303);
	await untilMails(email, 1);
	await expect.poll(async () => (await desk.find(id)).state).toBe("waiting");
	expect((await desk.find(id)).firstAnswerBy).toBe(desk.staff.id);
});

it("an answer that waits is not sent any more once the person is erased", async () => {
	const email = createAddress();
	const id = await desk.save({ email }, ["email"]);
	desk.mail.behave = { at: "mail", does: "451 4.3.0 later" };
	await desk.answer(id, "She sells silver");
	const findAnswer = async () =>
		(await desk.find(id)).deliveries.find(({ channel }) => channel === "answer");
	await expect.poll(async () => (await findAnswer())?.lastError).toContain("451");
	expect(await (await desk.get(id)).text()).toMatch(/not sent yet after \d/);
	await desk.stores.staff.erase({ id });
	desk.mail.behave = "accept";
	expect((await findAnswer())?.state).toBe("cancelled");
	expect(await (await desk.get(id)).text()).not.toContain("silver");
	expect(desk.listMails(email)).toEqual([]);
});

it("the notification leads to the enquiry, for who is signed in", async () => {
	const email = createAddress();
	const id = await desk.save({ email }, ["email"]);
	const find = () =>
		desk.listMails("office@kiteline.example").find(({ parsed }) => parsed.text?.includes(email));
	await expect.poll(find).toBeDefined();
	const url = `${desk.origin}/desk/enquiries/${id}`;
	expect(find()?.parsed.text).toContain(url);
	expect(find()?.parsed.html).toContain(`href="${url}"`);
	expect((await desk.get(id, "")).status).toBe(404);
	expect((await desk.get(id)).status).toBe(200);
});

it("without SMTP_URL the form is not offered, and an answer is refused with its words", async () => {
	const own = await startDesk({ SMTP_URL: "" });
	afterAll(own.stop);
	const id = await own.save({}, []);
	const page = parseHtml(await (await own.get(id)).text());
	expect(page.select("#answer-text")).toEqual([]);
	expect(page.text("#elsewhere")).toContain("E-mail: Suggest a call");
	const response = await own.answer(id, "Words of an answer");
	expect(response.status).toBe(422);
	const alert = parseHtml(await response.text()).text('[role="alert"]');
	expect(alert).toMatch(/SMTP_URL is not set.*Words of an answer/s);
	expect((await own.find(id)).revision).toBe(0);
});
