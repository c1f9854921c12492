import { beforeAll, expect, test } from "vitest";
import { createAddress, startDesk, untilMails } from "../support/desk.ts";
import { parseHtml } from "../support/parse-html.ts";

let desk: Awaited<ReturnType<typeof startDesk>>;

// One site sends e-mails for all tests.
beforeAll(async () => {
	desk = await startDesk();
	return () => desk.stop();
});

const readPage = async (id: string) => (await desk.get(id)).text();

test("an answer that is undone in time is never sent, and its words are a draft again", async () => {
	const [email, other] = [createAddress(), createAddress()];
	const id = await desk.save({ email }, []);
	const before = await desk.find(id);
	const text = "Dear Riya,\n\ntoo early a word.";
	const answered = await desk.post(id, { intent: "answer", text });
	const done = await fetch(desk.origin + answered.headers.get("Location"), {
		headers: { Cookie: desk.cookie },
	});
	expect(parseHtml(await done.text()).text('#done [value="undo"]')).toBe("Undo");
	expect((await desk.post(id, { intent: "undo" })).status).toBe(303);
	const { revision, seenAt, seenBy, deliveries, ...after } = await desk.find(id);
	expect(before).toMatchObject(after);
	// A site that has just started gives an enquiry without a channel its own.
	expect(deliveries.map(({ channel }) => channel)).not.toContain("answer");
	const page = parseHtml(await readPage(id));
	expect(page.select("#answer-text")[0]?.textContent).toBe(text);
	expect(page.text("#answer-draft")).toMatch(/^Draft of /);
	// What is due later arrives without it.
	await desk.sendNow(id);
	await desk.answer(await desk.save({ email: other }, []), "A later answer");
	await untilMails(() => desk.listMails(other), 1);
	expect(desk.listMails(email)).toEqual([]);
});

test("an answer is held back for who needs longer to undo it, once and for its author alone", async () => {
	const email = createAddress();
	const id = await desk.save({ email }, []);
	await desk.post(id, { intent: "answer", text: "Dear Riya, wait." });
	const { db } = desk.stores.database;
	const event = await db
		.selectFrom("enquiryEvents")
		.select("id")
		.where("enquiryId", "=", id)
		.executeTakeFirstOrThrow();
	const hold = async (eventId: string) =>
		(await desk.post(id, { intent: "hold", event: eventId })).status;
	expect(await hold("another")).toBe(422);
	expect(await hold(event.id)).toBe(204);
	const delivery = db.selectFrom("deliveries").select("nextAt").where("eventId", "=", event.id);
	const { nextAt } = await delivery.executeTakeFirstOrThrow();
	expect(await hold(event.id)).toBe(204);
	expect((await delivery.executeTakeFirstOrThrow()).nextAt).toBe(nextAt);
	await desk.site.moveClock(20_000);
	expect((await desk.post(id, { intent: "undo", event: event.id })).status).toBe(303);
	expect(await hold(event.id)).toBe(422);
	await desk.site.moveClock(100_000);
	expect(desk.listMails(email)).toEqual([]);
});

test("an answer that was sent cannot be undone, which is said in words", async () => {
	const email = createAddress();
	const id = await desk.save({ email }, []);
	await desk.answer(id, "Dear Riya, this is it.");
	await untilMails(() => desk.listMails(email), 1);
	const rejected = await desk.post(id, { intent: "undo" });
	expect(rejected.status).toBe(422);
	const page = parseHtml(await rejected.text());
	expect(page.text('[role="alert"]')).toContain("already on its way and cannot be called back");
	expect(page.texts('[data-kind="answer"]').join()).toContain("this is it");
	expect((await desk.find(id)).state).toBe("waiting");
});

test("an answer that waits is not sent any more once the person is erased", async () => {
	const email = createAddress();
	const id = await desk.save({ email }, []);
	const findAnswer = async () =>
		(await desk.find(id)).deliveries.find(({ channel }) => channel === "answer");
	desk.mail.behave = { at: "mail", does: "451 4.3.0 later" };
	await desk.answer(id, "She sells silver");
	await expect
		.poll(async () => (await findAnswer())?.lastError)
		.toMatchObject({ reply: expect.stringContaining("451") });
	await desk.stores.staff.erase({ id });
	desk.mail.behave = "accept";
	expect((await findAnswer())?.state).toBe("cancelled");
	expect(await readPage(id)).not.toContain("silver");
});
