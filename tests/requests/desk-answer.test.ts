import { beforeAll, expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { createAddress, startDesk, untilMails } from "../support/desk.ts";
import { parseHtml } from "../support/parse-html.ts";

const { site: agency } = content;
const FROM = "team@mail.kiteline.example";
const OFFICE = "office@kiteline.example";

let desk: Awaited<ReturnType<typeof startDesk>>;

// One site sends e-mails for all tests.
beforeAll(async () => {
	desk = await startDesk({ ENQUIRY_FROM: FROM, ENQUIRY_TO: OFFICE });
	return () => desk.stop();
});

const readPage = async (id: string) => (await desk.get(id)).text();

test("an answer arrives in the thread of the acknowledgement and of earlier answers", async () => {
	const email = createAddress();
	const list = () => desk.listMails(email);
	const id = await desk.save({ email, message: "We weave bedsheets.\n\nWhat would you do?" });
	await untilMails(list, 1);
	expect((await desk.answer(id, "Dear Riya,\n\nwe would ask.")).status).toBe(303);
	await untilMails(list, 2);
	expect((await desk.answer(id, "One more thing.")).status).toBe(303);
	const [acknowledgement, first, second] = await untilMails(list, 3);
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
	expect(second?.parsed).toMatchObject({
		inReplyTo: first?.messageId,
		references: `${acknowledgement?.messageId} ${first?.messageId}`,
	});
	expect(second?.parsed.headers.map(({ key }) => key)).not.toContain("auto-submitted");
	expect(await readPage(id)).toContain("sent on");
});

test("an answer has the subject that its author chose, in the same thread, and so has the next one", async () => {
	const email = createAddress();
	const list = () => desk.listMails(email);
	const id = await desk.save({ email, service: "seo", city: "surat" });
	const [acknowledgement] = await untilMails(list, 1);
	expect(acknowledgement?.parsed.subject).toBe("Your enquiry about SEO Services in Surat");
	const fields = { text: "Here it is.", subject: "Our quote\r\nBcc: all@x.example" };
	expect((await desk.post(id, { intent: "answer", ...fields })).status).toBe(303);
	await desk.sendNow(id);
	const [, answer] = await untilMails(list, 2);
	expect(answer?.parsed).toMatchObject({
		subject: "Our quote Bcc: all@x.example",
		inReplyTo: acknowledgement?.messageId,
	});
	expect(answer?.envelope.to).toEqual([email]);
	await desk.answer(id, "And this.");
	const [, , next] = await untilMails(list, 3);
	expect(next?.parsed.subject).toBe("Re: Our quote Bcc: all@x.example");
});

test("an answer brings hostile words as they are, and as no header or element of their own", async () => {
	const email = createAddress();
	const hostile = "Riya\r\nBcc: all@x.example\r\n\r\n<img src=x>";
	const id = await desk.save({ email, name: hostile, message: hostile }, []);
	expect((await desk.answer(id, hostile)).status).toBe(303);
	const [mail] = await untilMails(() => desk.listMails(email), 1);
	expect(mail?.envelope).toEqual({ from: FROM, to: [email] });
	expect(mail?.parsed.bcc).toBeUndefined();
	expect(mail?.parsed.text).toContain(hostile.replaceAll("\r", ""));
	expect(mail?.parsed.html).not.toContain("<img");
});

test("a text of content/desk.yaml is filled in below what was typed, in place of another, and nothing is sent", async () => {
	const id = await desk.save({ name: "Zubin", service: "seo", city: "surat" });
	const choose = async (text: string, template: string) => {
		const page = parseHtml(
			await (await desk.post(id, { intent: "answer", text, template })).text(),
		);
		return page.select("#answer-text")[0]?.textContent ?? "";
	};
	const first = await choose("Good morning!", "1");
	expect(first).toMatch(
		/^Good morning!\n\nDear Zubin,\n.*lines about SEO Services in Surat\..*Meera Shah/s,
	);
	const second = await choose(first.replaceAll("\n", "\r\n"), "2");
	expect(second).toMatch(/^Good morning!\n\nDear Zubin,\n\nBefore we say more,/);
	expect(second.match(/Dear /g)).toHaveLength(1);
	expect((await desk.find(id)).revision).toBe(0);
});

test("a signature is below the words once, in the e-mail and in the conversation, and with a text in its closing lines", async () => {
	const signature = "Meera Shah\nSearch, <Kiteline>\n+91 98250 11223";
	await desk.people.setSignature(desk.staff.id, signature);
	const signed = async (text: string) => {
		const email = createAddress();
		const id = await desk.save({ email }, []);
		expect(parseHtml(await readPage(id)).text("#answer-signature")).toContain("Search, <Kiteline>");
		await desk.answer(id, text);
		const [mail] = await untilMails(() => desk.listMails(email), 1);
		const part = parseHtml(await readPage(id)).text('[data-kind="answer"]');
		expect(part).toContain(signature.replaceAll("\n", " "));
		return mail?.parsed.text ?? "";
	};
	expect(await signed("Dear Riya,\n\nyes.")).toContain(`Dear Riya,\n\nyes.\n\n${signature}\n`);
	const id = await desk.save();
	const page = parseHtml(
		await (await desk.post(id, { intent: "answer", text: "", template: "1" })).text(),
	);
	const text = page.select("#answer-text")[0]?.textContent ?? "";
	expect(text).toMatch(/\n\nMeera Shah\nSearch, &lt;Kiteline&gt;\n\+91 98250 11223$/);
	const mail = await signed(text.replaceAll("&lt;", "<").replaceAll("&gt;", ">"));
	expect(mail.match(/Meera Shah\nSearch/g)).toHaveLength(1);
	expect((await desk.answer(id, " ")).status).toBe(422);
	await desk.people.setSignature(desk.staff.id, null);
	expect(parseHtml(await readPage(id)).select("#answer-signature")).toEqual([]);
});

test("an answer that is empty or comes too late is rejected with its words", async () => {
	const id = await desk.save();
	expect((await desk.answer(id, " \n ")).status).toBe(422);
	await desk.post(id, { intent: "note", text: "I call her" });
	const late = await desk.post(id, { intent: "answer", text: "My long answer", revision: "0" });
	expect(late.status).toBe(409);
	const page = parseHtml(await late.text());
	expect(page.text("#answer-text")).toBe("My long answer");
	// The form's address leads to this element.
	expect(page.text('#answer [role="alert"]')).toMatch(/changed this enquiry .*I call her/);
	await desk.stores.staff.erase({ id });
	const gone = await desk.answer(id, "My other answer");
	expect(gone.status).toBe(409);
	const alert = parseHtml(await gone.text()).text('[role="alert"]');
	expect(alert).toMatch(/erased this enquiry .*My other answer/s);
	const { deliveries } = await desk.find(id);
	expect(deliveries.map(({ channel }) => channel)).not.toContain("answer");
});

test("who is answered is no spam, and the agency is told, with a link for who is signed in", async () => {
	const email = createAddress();
	const id = await desk.save({ email, verdict: "quarantined" }, ["email", "acknowledgement"]);
	expect(await readPage(id)).toContain("Not spam: send the answer");
	expect((await desk.answer(id, "You are a person.")).status).toBe(303);
	await untilMails(() => desk.listMails(email), 1);
	const find = () => desk.listMails(OFFICE).find(({ parsed }) => parsed.text?.includes(email));
	await expect.poll(find).toBeDefined();
	expect((await desk.find(id)).verdict).toBe("ham");
	const url = `${desk.origin}/desk/sign-in?to=/desk/enquiries/${id}`;
	expect(find()?.parsed.text).toContain(`Answer on the desk: ${url}`);
	expect(find()?.parsed.html).toContain(`href="${url}"`);
	expect(find()?.parsed.text).not.toContain("npm run");
	expect((await desk.get(id, "")).status).toBe(404);
});

test("an address that refuses the acknowledgement is marked before anybody writes to it", async () => {
	desk.mail.behave = { at: "rcpt", does: "550 5.1.1 unknown" };
	const id = await desk.save({ email: createAddress() }, ["acknowledgement"]);
	await expect.poll(() => readPage(id)).toContain("Our thank-you e-mail did not arrive");
	desk.mail.behave = "accept";
	const page = parseHtml(await readPage(id));
	expect(page.text("#answer")).toContain("did not arrive: this address does not exist. Correct");
	expect(page.attributes("#answer a", "href")).toContain("#correct");
	expect(page.text("#history")).toContain("This address does not exist (550 5.1.1)");
	await desk.post(id, { intent: "correct", email: createAddress() });
	expect(parseHtml(await readPage(id)).text("#answer")).not.toContain("does not exist");
});

test("an answer that nobody can get is shown, waits in the inbox again and is sent again", async () => {
	const email = createAddress();
	const id = await desk.save({ email }, []);
	desk.mail.behave = { at: "rcpt", does: "550 5.1.1 unknown" };
	await desk.answer(id, "Can you read this?");
	await expect.poll(async () => (await desk.find(id)).state).toBe("new");
	const alert = parseHtml(await readPage(id)).text('[role="alert"]');
	expect(alert).toMatch(/did not arrive: this address does not exist\..*550 5\.1\.1 \(RCPT TO\)/);
	expect(await readPage(id)).toContain(
		"could not deliver an answer, so Riya Desai is waiting again.",
	);
	desk.mail.behave = "accept";
	expect((await desk.post(id, { intent: "send-again" })).status).toBe(303);
	await untilMails(() => desk.listMails(email), 1);
	await expect.poll(async () => (await desk.find(id)).state).toBe("waiting");
});
