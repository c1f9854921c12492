import { beforeAll, expect, test } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { formatLocalTime } from "#app/platform/dates.server.ts";
import { startDesk, untilMails } from "../support/desk.ts";
import { parseHtml } from "../support/parse-html.ts";

const FILE = "services/seo.yaml";
const EDIT = `/desk/website/edit/${FILE}`;
const LIST = "/desk/website";
const TITLE = "hero.title";
const HOUR_MS = 3_600_000;

let desk: Awaited<ReturnType<typeof startDesk>>;
/** The cookies of Kabir, who may not publish, and of Riya, who may, and reads German. */
let [ofKabir, ofRiya] = ["", ""];
const RIYA = "riya@kiteline.example";
const KABIR = "kabir@kiteline.example";

beforeAll(async () => {
	desk = await startDesk({ ENQUIRY_ACKNOWLEDGE: "off" });
	const { people } = desk;
	const kabir = await people.invite("Kabir", KABIR, "member");
	const riya = await people.invite("Riya", RIYA, "member");
	if (!kabir || !riya) throw new Error("they are invited already");
	await people.setMayPublish(riya.id, true);
	await people.setLanguage(riya.id, "de");
	ofKabir = `desk=${await people.createSession(kabir.id, "a test")}`;
	ofRiya = `desk=${await people.createSession(riya.id, "a test")}`;
	return () => desk.stop();
});

const get = (path: string, as = desk.cookie) =>
	fetch(`${desk.origin}${path}`, { headers: { Cookie: as }, redirect: "manual" });
const post = (path: string, fields: Record<string, string>, as = desk.cookie) =>
	fetch(`${desk.origin}${path}`, {
		method: "POST",
		headers: { Cookie: as },
		body: new URLSearchParams(fields),
		redirect: "manual",
	});
const open = async (asked: Promise<Response>, status = 200) => {
	const response = await asked;
	expect(response.status).toBe(status);
	return parseHtml(await response.text());
};
const readVersion = async (path: string, as?: string) =>
	(await open(get(path, as))).attribute('form [name="version"]', "value") ?? "";
/** Sends the form of the file with the version that it has now. */
const send = async (fields: Record<string, string>, as?: string) =>
	post(EDIT, { version: await readVersion(EDIT, as), ...fields }, as);
const readPublic = async () => (await get("/services/seo", "")).text();
const findReview = async (as?: string) =>
	(await open(get(LIST, as)))
		.attributes("main li a", "href")
		.find((href) => href.startsWith("/desk/website/review/")) ?? "";
/** Asks for a title as Kabir does. Returns the address at which that is decided. */
const ask = async (title: string, note = "") => {
	const sent = await send({ intent: "ask", note, [TITLE]: title }, ofKabir);
	expect(sent.status).toBe(303);
	return findReview();
};

test("a member asks, who may publish is told in their language, sees what changes and publishes it", async () => {
	const title = "Search that Kabir asks to publish";
	const form = await open(get(EDIT, ofKabir));
	expect(form.select('[name="intent"][value="publish"]')).toHaveLength(0);
	const review = await ask(title, "Before Friday,\nplease");
	expect(await findReview(ofRiya)).toBe(review);
	expect(await findReview(ofKabir)).toBe("");
	const [mail] = await untilMails(() => desk.listMails(RIYA), 1);
	expect(mail?.parsed.subject).toContain("Kabir bittet darum");
	for (const part of ["Before Friday,", review, "SEO"]) expect(mail?.parsed.text).toContain(part);
	const [ofOwner] = await untilMails(() => desk.listMails(desk.staff.email), 1);
	expect(ofOwner?.parsed.subject).toContain("Kabir asks to publish");
	expect(desk.listMails(KABIR)).toEqual([]);

	expect((await get(review, ofKabir)).status).toBe(403);
	expect((await post(review, { intent: "publish" }, ofKabir)).status).toBe(403);
	expect((await get(review, "")).status).toBe(404);
	const page = await open(get(review));
	expect(page.text("blockquote")).toBe("Before Friday, please");
	expect(page.texts("ins").join(" ")).toContain("Kabir asks");
	const preview = page.attributes("main a", "href").find((href) => href.includes("draft=")) ?? "";
	const shown = await open(get(preview));
	expect(shown.text("h1")).toBe(title);
	expect(shown.attributes("[data-preview] a", "href")).toContain(review);
	expect((await get(preview, "")).status).toBe(404);

	expect(await readPublic()).not.toContain(title);
	const version = await readVersion(review);
	const published = await post(review, { intent: "publish", version });
	expect(published.headers.get("Location")).toBe(`${LIST}?done=publish#done`);
	expect(await readPublic()).toContain(title);
	const history = await open(get(`/desk/website/history/${FILE}`));
	expect(history.texts("main ol li")[0]).toContain("Meera Shah published this");
	expect(history.texts("main ol li")[0]).toContain("Written by Kabir");
	const [told] = await untilMails(() => desk.listMails(KABIR), 1);
	expect(told?.parsed.text).toContain("Meera Shah has published your changes");
	const gone = await open(get(review), 404);
	expect(gone.text("h1")).toContain("no longer open");
	expect((await post(review, { intent: "publish", version })).status).toBe(409);
});

test("a draft is sent back with an answer, which stands above its form until it is asked for again", async () => {
	const review = await ask("Search that is sent back");
	const before = desk.listMails(KABIR).length;
	const version = await readVersion(review);
	const empty = await open(post(review, { intent: "send-back", version, answer: " " }), 422);
	expect(empty.text('[role="alert"]')).toContain("It was not sent back yet");
	const answer = "Name the <b>city</b> as well.";
	const back = await post(review, { intent: "send-back", version, answer });
	expect(back.headers.get("Location")).toBe(`${LIST}?done=sent-back#done`);
	const mails = await untilMails(() => desk.listMails(KABIR), before + 1);
	expect(mails.at(-1)?.parsed.text).toContain(answer);
	expect((await get(review)).status).toBe(404);
	const form = await open(get(EDIT, ofKabir));
	expect(form.text("main header")).toContain(`Meera Shah sent this back to you:${answer}`);
	expect(form.attribute(`[name="${TITLE}"]`, "value")).toBe("Search that is sent back");
	const again = await ask("Search in the city that is sent back");
	expect(again).toBe(review);
	expect((await open(get(EDIT, ofKabir))).text("main header")).not.toContain(answer);
	await send({ intent: "discard" }, ofKabir);
});

test("what was changed since the reader saw it is neither published nor sent back, and shown anew", async () => {
	const review = await ask("Search as it was asked for");
	const version = await readVersion(review);
	const later = "Search as it was saved since";
	await send({ intent: "save", [TITLE]: later }, ofKabir);
	for (const intent of ["publish", "send-back"]) {
		const page = await open(post(review, { intent, answer: "My answer", version }), 409);
		expect(page.text('[role="alert"]')).toContain("The draft was changed while you had it open");
		expect(page.texts("ins").join(" ")).toContain("saved since");
		if (intent === "send-back") expect(page.text('[name="answer"]')).toBe("My answer");
	}
	expect(await readPublic()).not.toContain(later);
	const published = await post(review, { intent: "publish", version: await readVersion(review) });
	expect(published.status).toBe(303);
	expect(await readPublic()).toContain(later);
});

test("what meets another publication is shown with both before it is published", async () => {
	const review = await ask("Search that Kabir wrote");
	const version = await readVersion(review);
	const theirs = "Search that Meera published meanwhile";
	expect((await send({ intent: "publish", [TITLE]: theirs })).status).toBe(303);
	const page = await open(post(review, { intent: "publish", version }), 409);
	expect(page.text('[role="alert"]')).toContain("a change to the same words first");
	expect(page.texts("del").join(" ")).toContain("Meera");
	expect(await readPublic()).toContain(theirs);
	await send({ intent: "discard" }, ofKabir);
	expect((await post(review, { intent: "publish", version })).status).toBe(409);
});

test("what stands against publishing stands against asking and planning, and is said at its field", async () => {
	const before = desk.mail.messages.length;
	for (const [intent, as] of [
		["ask", ofKabir],
		["schedule", ofRiya],
	] as const) {
		const publishAt = formatLocalTime(getNow() + HOUR_MS);
		const page = await open(send({ intent, publishAt, [TITLE]: "x".repeat(400) }, as), 422);
		expect(page.attribute(`[name="${TITLE}"]`, "aria-invalid")).toBe("true");
		if (intent === "schedule")
			expect(page.attribute('[name="publishAt"]', "value")).toBe(publishAt);
		await send({ intent: "discard" }, as);
	}
	const note = "x".repeat(1001);
	const fields = { intent: "ask", note, [TITLE]: "Search with a long note" };
	const kept = await open(send(fields, ofKabir), 422);
	expect(kept.text('[name="note"]')).toBe(note);
	await send({ intent: "discard" }, ofKabir);
	expect(await findReview()).toBe("");
	expect(desk.mail.messages.length).toBe(before);
	const unchanged = await send({ intent: "ask" }, ofKabir);
	expect(unchanged.headers.get("Location")).toContain("done=unchanged");
});

test("the deletion of a page is asked for as well, and published with its redirect", async () => {
	const file = "cities/pune/districts/kothrud.yaml";
	const edit = `/desk/website/edit/${file}`;
	const version = await readVersion(edit, ofKabir);
	await post(edit, { intent: "delete", version, redirect: "/pune" }, ofKabir);
	const begun = await readVersion(edit, ofKabir);
	expect((await post(edit, { intent: "ask", version: begun }, ofKabir)).status).toBe(303);
	expect(await (await get(LIST)).text()).toContain("Kabir asks to delete this");
	const review = await findReview();
	const page = await open(get(review));
	expect(page.text("main")).toContain("Its address will lead to /pune");
	const published = await post(review, { intent: "publish", version: await readVersion(review) });
	expect(published.status).toBe(303);
	expect((await get("/pune/kothrud", "")).headers.get("Location")).toContain("/pune");
});

/** Plans Riya's draft of a title as her form does. */
const plan = (title: string, publishAt: string) =>
	send({ intent: "schedule", publishAt, [TITLE]: title }, ofRiya);
/** Makes the time of what is planned come, and has the site look. */
const letTimeCome = async () => {
	await desk.stores.database.db
		.updateTable("contentDrafts")
		.set({ publishAt: new Date(getNow() - 1).toISOString() })
		.where("planEnded", "is", null)
		.execute();
	const form = { intent: "unschedule" };
	await post("/desk/website/edit/services/ads.yaml", form);
};

test("a draft is planned for a time in words, which is changed, told in the list and taken back", async () => {
	expect((await send({ intent: "schedule", publishAt: "" }, ofKabir)).status).toBe(403);
	const title = "Search that is planned";
	for (const publishAt of ["", "soon", formatLocalTime(getNow() - HOUR_MS), "2999-01-01T00:00"]) {
		const page = await open(plan(title, publishAt), 422);
		expect(page.attribute('[name="publishAt"]', "aria-invalid"), publishAt).toBe("true");
	}
	const publishAt = formatLocalTime(getNow() + HOUR_MS);
	expect((await plan(title, publishAt)).status).toBe(303);
	const form = await open(get(EDIT, ofRiya));
	expect(form.attribute('[name="publishAt"]', "value")).toBe(publishAt);
	expect(form.text("main header")).toContain("veröffentlicht");
	expect(await (await get(LIST)).text()).toContain("Draft of Riya, to be published on");
	const back = await send({ intent: "unschedule" }, ofRiya);
	expect(back.headers.get("Location")).toContain("done=unschedule");
	expect(await (await get(LIST)).text()).not.toContain("to be published on");
	await send({ intent: "discard" }, ofRiya);
});

test("a planned draft is published by itself, and one that cannot be is told to its author", async () => {
	const title = "Search that is published by itself";
	const publishAt = formatLocalTime(getNow() + HOUR_MS);
	await plan(title, publishAt);
	await letTimeCome();
	// The site looks every ten seconds for what another process has written.
	await expect.poll(readPublic, { timeout: 15_000 }).toContain(title);
	const before = desk.listMails(RIYA).length;
	await plan("Search that cannot be published", publishAt);
	await send({ intent: "save", [TITLE]: "x".repeat(400) }, ofRiya);
	await letTimeCome();
	await expect.poll(() => desk.listMails(RIYA).length, { timeout: 15_000 }).toBe(before + 1);
	expect(desk.listMails(RIYA).at(-1)?.parsed.text).toContain("sollten am");
	const form = await open(get(EDIT, ofRiya));
	expect(form.text("main header")).toContain("sollte am");
	expect(form.attribute(`[name="${TITLE}"]`, "aria-invalid")).toBe("true");
	expect(await readPublic()).toContain(title);
});
