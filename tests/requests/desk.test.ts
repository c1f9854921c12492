import { expect } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import type { Database } from "../../app/database/open-database.ts";
import { ROUTES } from "../../app/desk/routes.ts";
import { VISITOR } from "../../app/enquiries/store/change-types.ts";
import { content } from "../support/addresses.ts";
import { createCallActs } from "../support/call-stores.ts";
import type { openStaffedDesk } from "../support/desk-requests.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";
import { mark } from "../support/stores.ts";
import { toDeskAddress } from "./desk-addresses.ts";
import { readPage } from "./visitor.ts";

type StaffedDesk = Awaited<ReturnType<typeof openStaffedDesk>>;

const HOUR_MS = 3_600_000;

/** The site is without SMTP_URL. */
provideSite();

test("a page links to the desk's sheet, which caches keep, and has no other styles", async ({
	desk,
}) => {
	for (const path of ["/desk/sign-in", "/desk", "/desk/sign-in/nonsense"]) {
		const page = await desk.get(path);
		const html = await page.text();
		const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
		expect([sheets.length, html.includes("<style")], path).toEqual([1, false]);
		expect(page.headers.get("Content-Security-Policy")).toContain("; style-src 'self';");
		const encoding = { "Accept-Encoding": "br" };
		const { status, headers } = await site.request(sheets[0]?.[1] ?? "", { headers: encoding });
		expect([status, headers.get("Content-Type"), headers.get("Content-Encoding")]).toEqual([
			200,
			"text/css; charset=utf-8",
			"br",
		]);
		expect(headers.get("Cache-Control")).toMatch(/^public, max-age=31536000, immutable$/);
	}
});

test("a visitor's website is a link that does not tell where it is", async ({ desk }) => {
	const website = "https://desaicotton.example/";
	const page = await desk.read(`/desk/enquiries/${await desk.save({ website })}`);
	expect(page).toContain(`<a href="${website}" rel="noreferrer">${website}</a>`);
});

/** Lists everything that the desk does for who is signed in, with the role that it needs. */
const PERMISSIONS = ROUTES.filter(({ role }) => role !== "anybody").flatMap(
	({ path, role, get, post, actions = {} }) => [
		...(get ? [{ method: "GET", path, role, intent: "" }] : []),
		...(post ? [{ method: "POST", path, role, intent: "" }] : []),
		...Object.entries(actions).map(([intent, action]) => ({
			method: "POST",
			path,
			role: action.role ?? role,
			intent,
		})),
	],
);

/** Adds a draft of Kabir, who asks for its publication, at the address of the tests. */
async function addAskedDraft({
	stores,
	kabir,
}: Pick<StaffedDesk, "stores" | "kabir">): Promise<void> {
	const now = new Date(getNow()).toISOString();
	const draft = { file: "services/email-marketing.yaml", staffId: kabir.id, text: "title: PPC\n" };
	await stores.database.db
		.insertInto("contentDrafts")
		.values({ ...draft, id: "of-kabir", version: 1, savedAt: now, askedAt: now })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

test("everybody may do what the routes say, and nobody else", async ({ desk }) => {
	const disabled = await desk.invite("Asha", "owner");
	const ofDisabled = await desk.createCookie(disabled);
	await desk.people.setDisabled(disabled.id, true);
	const expired = await desk.createCookie(desk.meera, "an old one");
	await desk.stores.database.db
		.updateTable("sessions")
		.set({ createdAt: "2020-01-01T00:00:00.000Z" })
		.where("device", "=", "an old one")
		.execute();
	const strangers = ["", "__Host-desk=0", expired, ofDisabled];
	let hour = 24;
	for (const [at, { method, path, intent, role }] of PERMISSIONS.entries()) {
		if (path.endsWith("sign-out") || intent === "end-all-sessions") continue;
		const id = await desk.save();
		if (path.includes("bookings")) {
			const startsAt = getNow() + hour++ * HOUR_MS;
			const call = { startsAt, endsAt: startsAt + HOUR_MS / 2, zone: null };
			await createCallActs(desk.stores.database).book(id, call);
		}
		if (path.includes("attachments")) await addFile(desk.stores.database, id);
		if (path.includes("review")) await addAskedDraft(desk);
		const address = toDeskAddress(path, id);
		const send = (as: string) =>
			method === "GET"
				? desk.get(address, as)
				: desk.post(address, { intent, revision: "0", person: "nobody" }, as);
		const ofStranger = await send(strangers[at % strangers.length] ?? "");
		expect(ofStranger.status, `strangers: ${method} ${path} ${intent}`).toBe(404);
		const isGet = method === "GET" && !path.includes("/preview/");
		const allowed = isGet || path.endsWith("/pasted") ? [200] : [303, 422];
		// One of the responses is a stream.
		const ofMember = await send(desk.ofKabir);
		await ofMember.body?.cancel();
		if (role === "member") expect(allowed, `${path} ${intent}`).toContain(ofMember.status);
		else expect(ofMember.status, `member: ${path} ${intent}`).toBe(403);
		const ofOwner = await send(desk.ofMeera);
		await ofOwner.body?.cancel();
		expect([...allowed, 409], `owner: ${path} ${intent}`).toContain(ofOwner.status);
	}
	expect((await desk.get("/desk/numbers-of-others")).status).toBe(404);
	expect((await desk.post("/desk/people", { intent: "rule-the-world" })).status).toBe(400);
});

test("an enquiry is noted, answered, given to somebody, snoozed and won, and tells all of it", async ({
	desk,
}) => {
	const id = await desk.save({ message: "Please call <b>me</b> & mine" });
	const change = async (fields: Record<string, string>) =>
		expect((await desk.change(id, fields)).status, fields.intent).toBe(303);
	await change({ intent: "note", text: "Asked for a quote in June." });
	await change({ intent: "answered-elsewhere", channel: "call" });
	expect(await desk.find(id)).toMatchObject({ state: "waiting", firstAnswerBy: desk.meera.id });
	await change({ intent: "owner", owner: desk.kabir.id });
	await change({ intent: "snooze", until: "3" });
	expect(await desk.read("/desk?view=snoozed")).toContain(id);
	await change({ intent: "state", state: "won" });
	const page = await desk.read(`/desk/enquiries/${id}`);
	for (const words of ["call &lt;b&gt;me", "quote in June", "answered by call", "Kabir", "Won"])
		expect(page).toContain(words);
});

test("a reply that came by telephone or WhatsApp is noted, and the enquiry waits for an answer again", async ({
	desk,
}) => {
	const id = await desk.save({ email: "asha@dairy.example", service: "web-development" });
	await desk.change(id, { intent: "answered-elsewhere", channel: "whatsapp" });
	await desk.change(id, { intent: "snooze", until: "3" });
	const words = "By Friday, <i>please</i>.";
	const { status, headers } = await desk.change(id, { intent: "replied", said: words });
	expect(status).toBe(303);
	const page = await readPage(desk.get(headers.get("Location") ?? ""));
	expect(page.text("#done")).toContain("Noted. They replied");
	expect(page.text('[data-kind="reply"]')).toContain(words);
	expect(page.text("#elsewhere textarea")).toBe("");
	expect(await desk.find(id)).toMatchObject({ state: "new", snoozedUntil: null });
	expect(await desk.read("/desk?service=web-development")).toContain(id);
	await desk.change(id, { intent: "undo" });
	expect(await desk.find(id)).toMatchObject({ state: "waiting" });
});

test.for<[fields: Record<string, string>, reason: string]>([
	[{ intent: "owner", owner: "x" }, "Choose one of the desk"],
	[{ intent: "snooze", until: "2020-01-01" }, "in the future"],
	[{ intent: "answered-elsewhere", channel: "pigeon", text: "By bird" }, "Say how"],
])("%j is rejected with a reason", async ([fields, reason], { desk }) => {
	const id = await desk.save();
	const response = await desk.change(id, fields);
	expect(response.status).toBe(422);
	const page = await response.text();
	expect(page).toContain(reason);
	if (fields.text?.trim()) expect(page).toContain(fields.text);
	expect((await desk.find(id)).revision).toBe(0);
});

test.for<Record<string, string>>([
	{ intent: "note" },
	{ intent: "answer" },
	{ intent: "answered-elsewhere", channel: "call" },
	{ intent: "replied" },
])(
	"%j: more than 10,000 characters are rejected with a word and come back whole",
	async (fields, { desk }) => {
		const id = await desk.save();
		const text = `${"अ".repeat(10_000)}.`;
		const page = await readPage(desk.change(id, { ...fields, text }), 422);
		expect(page.text('[role="alert"]')).toContain(
			"10,001 characters, and at most 10,000 are possible",
		);
		expect(page.text("#main")).toContain(text);
		expect((await desk.find(id)).revision).toBe(0);
		if (fields.intent === "answer") return;
		expect((await desk.change(id, { ...fields, text: text.slice(1) })).status).toBe(303);
		const { db } = desk.stores.database;
		const event = db.selectFrom("enquiryEvents").select("text").where("enquiryId", "=", id);
		expect(await event.executeTakeFirst()).toEqual({ text: text.slice(1) });
	},
);

test("who comes second is told what changed, and loses no word", async ({ desk }) => {
	const id = await desk.save();
	await desk.change(id, { intent: "note", text: "I call them" }, desk.ofKabir);
	const late = { intent: "note", text: "I had written this", revision: "0" };
	const response = await desk.change(id, late);
	expect(response.status).toBe(409);
	const page = await response.text();
	for (const words of ["Kabir wrote a note", "I call them", "I had written this</textarea>"])
		expect(page).toContain(words);
	expect((await desk.find(id)).revision).toBe(1);
});

test("samples beside an enquiry of a visitor are shown, marked and not counted", async ({
	desk,
}) => {
	const [sample, real] = [await desk.save(), await desk.save()];
	const count = async () => {
		const page = await readPage(desk.get("/desk?view=all"));
		return Number(page.text('nav[aria-label="Views"] [aria-current]').split(" ").at(-1));
	};
	const before = await count();
	const { db } = desk.stores.database;
	await db.updateTable("enquiries").set({ isSample: 1 }).where("id", "=", sample).execute();
	expect(await count()).toBe(before - 1);
	const page = await desk.read("/desk?view=all");
	for (const words of [sample, real, "1 sample is in this inbox, and not counted"])
		expect(page).toContain(words);
	const csv = await (await desk.get("/desk/enquiries.csv?view=all")).text();
	expect([csv.includes(sample), csv.includes(real)]).toEqual([false, true]);
	const done = await desk.change(real, { intent: "answered-elsewhere", channel: "call" });
	const next = await readPage(desk.get(done.headers.get("Location") ?? ""));
	expect(next.attributes("#done a", "href").join()).not.toContain(sample);
});

test("what is freed from spam is delivered, one by one or several at once", async ({ desk }) => {
	const [one, other] = [
		await desk.save({ verdict: "quarantined", spamReasons: [{ code: "too-fast", seconds: 0.2 }] }),
		await desk.save({ verdict: "quarantined" }),
	];
	expect(await desk.read("/desk?view=spam")).toContain(one);
	expect((await desk.change(one, { intent: "ham" })).status).toBe(303);
	expect((await desk.post("/desk", { intent: "ham", id: other })).status).toBe(303);
	for (const id of [one, other])
		expect(await desk.find(id)).toMatchObject({
			verdict: "ham",
			deliveries: [{ state: "pending" }],
		});
	expect((await desk.change(one, { intent: "spam" })).status).toBe(303);
	expect((await desk.find(one)).deliveries).toMatchObject([{ state: "held" }]);
});

test("what one has just done is undone with one button, and what is not says why", async ({
	desk,
}) => {
	const id = await desk.save();
	const before = await desk.find(id);
	await desk.change(id, { intent: "answered-elsewhere", channel: "call" });
	const undo = (as = desk.ofMeera) => desk.post(`/desk/enquiries/${id}`, { intent: "undo" }, as);
	const theirs = await readPage(undo(desk.ofKabir), 422);
	expect(theirs.text('[role="alert"]')).toContain("Someone else");
	expect((await undo()).status).toBe(303);
	const { revision, seenAt, seenBy, ...after } = await desk.find(id);
	expect(before).toMatchObject(after);
	expect(await desk.read(`/desk/enquiries/${id}`)).toContain("undid: answered by call.");
	expect((await readPage(undo(), 422)).text('[role="alert"]')).toContain("no change here to undo");
});

test("what happened to an enquiry says who it was: a person, a command or the visitor", async ({
	desk,
	calls,
}) => {
	const { id } = await calls.book();
	await desk.change(id, { intent: "note", text: "Called" });
	await mark(desk.stores.database, id, "spam");
	const page = await desk.read(`/desk/enquiries/${id}`);
	for (const words of [
		/Riya Desai booked a call on /,
		/Meera wrote a note:/,
		/A command marked it as spam\./,
	])
		expect(page).toMatch(words);
});

test("a change of several that cannot be made says why, and changes nothing", async ({ desk }) => {
	const id = await desk.save();
	for (const [fields, reason] of [
		[{ intent: "owner", owner: "nobody" }, "Choose one of the desk's people as the owner."],
		[{ intent: "state", state: "sold" }, "Choose a state: new"],
	] as const) {
		const page = await readPage(desk.post("/desk", { ...fields, id }), 422);
		expect(page.text('[role="alert"]')).toContain(reason);
		expect(page.text("#main")).toContain("Riya Desai");
	}
	expect((await desk.find(id)).revision).toBe(0);
});

test("the inbox is searched and filtered by its address", async ({ desk }) => {
	const id = await desk.save({ name: "Zubin Irani", service: "seo", city: "surat" });
	for (const query of ["q=zubin", "service=seo&city=surat&view=x&page=-1&since=soon"])
		expect(await desk.read(`/desk?${query}`), query).toContain(id);
	for (const query of ["service=seo&city=pune", "since=2099-01-01", "q=%00%25'"])
		expect(await desk.read(`/desk?${query}`), query).not.toContain(id);
	const long = "Zubin ".repeat(40).trim();
	const page = await desk.read(`/desk?q=${long}`);
	expect(page).toContain(`value="${long}"`);
	expect(page).toContain("The search has 239 characters");
});

test("without SMTP_URL the form of an answer is not offered, and an answer is rejected with its words", async ({
	desk,
}) => {
	const id = await desk.save();
	const page = await readPage(desk.get(`/desk/enquiries/${id}`));
	expect(page.select("#answer-text")).toEqual([]);
	expect(page.text("#elsewhere")).toContain(`E-mail: ${content.desk.answers[0]?.name}`);
	const answer = { intent: "answer", text: "Words of an answer" };
	const rejected = await readPage(desk.change(id, answer), 422);
	expect(rejected.text('[role="alert"]')).toMatch(/SMTP_URL is not set.*Words of an answer/s);
});

test("an error of the desk itself is told in words, and without details", async ({ desk }) => {
	const id = await desk.save();
	await desk.stores.database.db
		.updateTable("enquiries")
		.set({ createdAt: "no day" })
		.where("id", "=", id)
		.execute();
	const response = await desk.get(`/desk/enquiries/${id}`);
	expect([response.status, response.headers.get("retry-after")]).toEqual([500, null]);
	const page = await response.text();
	expect(page).toContain("Something went wrong on our side");
	expect(page).not.toMatch(/no day|RangeError|Invalid|\.tsx?:|node:/);
	expect(await site.takeErrors()).toContain("A request of the desk could not be answered");
	await desk.stores.staff.erase({ id });
});

/** Adds a file to an enquiry, which has the same id. */
async function addFile(database: Database, id: string): Promise<void> {
	const event = { id, enquiryId: id, at: "", ...VISITOR, kind: "mailed" as const, revision: 0 };
	const values = { text: null };
	await database.db
		.insertInto("enquiryEvents")
		.values({ ...event, ...values })
		.execute();
	const file = {
		name: "\u202e<b>.html",
		type: "text/html",
		size: 1,
		isKept: 1 as const,
		content: new Uint8Array([60]),
	};
	await database.db
		.insertInto("attachments")
		.values({ ...file, id, enquiryId: id, eventId: id })
		.execute();
}

test("a file of a message is a download that runs nothing", async ({ desk }) => {
	const id = await desk.save();
	await addFile(desk.stores.database, id);
	const { headers } = await desk.get(`/desk/attachments/${id}`);
	expect(headers.get("Content-Type")).toBe("application/octet-stream");
	expect(headers.get("Content-Disposition")).toMatch(
		/^attachment; filename="__b_\.html"; filename\*=UTF-8''/,
	);
	expect(headers.get("Content-Security-Policy")).toContain("sandbox");
	expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});
