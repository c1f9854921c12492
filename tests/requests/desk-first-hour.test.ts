import { expect } from "vitest";
import { getNow } from "../../app/platform/clock.ts";
import { MINUTE } from "../../app/platform/durations.ts";
import { parseHtml } from "../support/parse-html.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";

/** The site is without SMTP_URL. */
provideSite();

test("samples fill an empty inbox by one button, once", async ({ desk }) => {
	const { db } = desk.stores.database;
	const count = async () => (await db.selectFrom("enquiries").select("id").execute()).length;
	const filled = await desk.post("/desk", { intent: "add-samples" });
	const page = parseHtml(await desk.read(filled.headers.get("Location") ?? ""));
	expect(page.text("#done")).toContain("samples are in");
	const samples = await count();
	expect(samples).toBeGreaterThan(5);
	await desk.post("/desk", { intent: "add-samples" });
	expect(await count()).toBe(samples);
	await desk.post("/desk", { intent: "remove-samples" });
	expect(await count()).toBe(0);
});

test("an empty desk explains itself, and a test enquiry comes into it, once and as a sample", async ({
	desk,
}) => {
	const empty = parseHtml(await desk.read("/desk"));
	const text = empty.text("main") ?? "";
	expect(text).toContain("Nothing has come in yet");
	expect(text).not.toMatch(/\.yaml|npm run/);
	expect(text).not.toContain("Everybody has an answer");
	const links = empty.attributes("main a", "href");
	const steps = links.filter((href) => href.startsWith("/desk/website/"));
	expect(steps).not.toEqual([]);
	for (const step of steps) expect((await desk.get(step)).status, step).toBe(200);
	for (const _ of "twice") {
		const made = await desk.post("/desk", { intent: "test-enquiry" }, desk.ofKabir);
		expect([made.status, made.headers.get("Location")]).toEqual([303, "/desk"]);
	}
	const { db } = desk.stores.database;
	const rows = await db.selectFrom("enquiries").selectAll().execute();
	expect(rows).toMatchObject([{ isSample: 1, email: desk.kabir.email, name: "Test by Kabir" }]);
	const page = await desk.read("/desk");
	expect(page).toContain("Test by Kabir");
	expect(page).not.toContain("Nothing has come in yet");
	await desk.change(rows[0]?.id ?? "", { intent: "spam" });
	expect(await desk.read("/desk")).not.toContain("Everybody has an answer");
	const id = await desk.save();
	await desk.change(id, { intent: "answered-elsewhere", channel: "call" });
	expect(await desk.read("/desk")).toContain("Everybody has an answer");
});

test("the samples go by one button, with all that was done to them, and nothing else does", async ({
	desk,
}) => {
	const { db } = desk.stores.database;
	const [sample, real] = [await desk.save(), await desk.save()];
	await db.updateTable("enquiries").set({ isSample: 1 }).where("id", "=", sample).execute();
	for (const id of [sample, real]) await desk.change(id, { intent: "note", text: "A word" });
	await desk.change(sample, { intent: "draft", text: "Dear Riya" });
	const page = parseHtml(await desk.read("/desk"));
	expect(page.text("main")).not.toContain("npm run");
	expect(page.attributes('[value="remove-samples"]', "value")).toHaveLength(1);
	const removed = await desk.post("/desk", { intent: "remove-samples" }, desk.ofKabir);
	const address = removed.headers.get("Location") ?? "";
	expect(parseHtml(await desk.read(address)).text("#done")).toContain("samples are removed");
	const left = await db.selectFrom("enquiries").select(["id", "isSample"]).execute();
	expect(left).toContainEqual({ id: real, isSample: 0 });
	expect(left.filter(({ isSample }) => isSample === 1)).toEqual([]);
	expect((await desk.get(`/desk/enquiries/${sample}`)).status).toBe(404);
	expect(await desk.read(`/desk/enquiries/${real}`)).toContain("A word");
	expect(await desk.read("/desk")).not.toContain("remove-samples");
});

test("the first hour's list ticks itself off, and members get what they can do", async ({
	desk,
}) => {
	const readSteps = async (as = desk.ofMeera) => {
		const page = parseHtml(await desk.read("/desk", as));
		return {
			all: page.attributes("[data-step]", "data-step"),
			done: page.attributes("[data-done]", "data-step"),
			links: page.attributes("[data-step] a", "href"),
		};
	};
	const ofMember = ["signature", "passkey", "notifications", "calendar"];
	const first = await readSteps();
	expect(first.all).toEqual([...ofMember, "mail", "text", "invitation"]);
	// Kabir is invited.
	expect(first.done).toEqual(["invitation"]);
	for (const link of first.links.filter((href) => href.startsWith("/")))
		expect((await desk.get(link)).status, link).toBe(200);
	expect(first.links.find((href) => href.startsWith("mailto:"))).toContain("MAIL_ENQUIRIES");
	expect((await readSteps(desk.ofKabir)).all).toEqual(ofMember);
	const { db } = desk.stores.database;
	const passkey = { id: "p", staffId: desk.meera.id, publicKey: "", counter: 0, name: "Phone" };
	await db
		.insertInto("passkeys")
		.values({ ...passkey, createdAt: "2026-11-25T06:00:00.000Z", lastUsedAt: null })
		.execute();
	await desk.post("/desk/people", { intent: "signature", signature: "Meera Shah" });
	const text = { intent: "add", name: "Hello", text: "Dear {name}, thank you for writing to us." };
	await desk.post("/desk/texts", text);
	const calendar = parseHtml(await desk.read("/desk/bookings"));
	const [address = ""] = calendar.attributes("#own-calendar input", "value");
	await site.request(new URL(address).pathname);
	expect((await readSteps()).done).toEqual([
		"signature",
		"passkey",
		"calendar",
		"text",
		"invitation",
	]);
	expect((await readSteps(desk.ofKabir)).done).toEqual([]);
	await desk.post("/desk/bookings", { intent: "renew-calendar-address" });
	expect((await readSteps()).done).not.toContain("calendar");
});

test("whoever hides the first hour's list sees it no more, and others do", async ({ desk }) => {
	const hidden = await desk.post("/desk", { intent: "hide-first-steps" });
	const page = parseHtml(await desk.read(hidden.headers.get("Location") ?? ""));
	expect(page.text("#done")).toContain("The list is hidden");
	expect(page.select("[data-step]")).toEqual([]);
	expect(await desk.read("/desk", desk.ofKabir)).toContain("data-step");
});

test("the desk has an icon for the home screen, of which strangers and public pages know nothing", async ({
	desk,
}) => {
	const path = "/desk/manifest.webmanifest";
	expect(await desk.read("/desk")).toContain(`href="${path}"`);
	const response = await desk.get(path);
	expect(response.headers.get("Content-Type")).toBe("application/manifest+json");
	const manifest = JSON.parse(await response.text());
	expect(manifest).toMatchObject({ start_url: "/desk", scope: "/desk", display: "standalone" });
	for (const { src } of manifest.icons) expect((await site.request(src)).status, src).toBe(200);
	expect((await desk.get(path, "")).status).toBe(404);
	for (const page of ["/", "/desk/sign-in"])
		expect(await (await site.request(page)).text(), page).not.toContain(path);
});

test("the people page says what was done, in words of its own", async ({ desk }) => {
	const done = await desk.post("/desk/people", { intent: "disable", person: desk.kabir.id });
	const page = parseHtml(await desk.read(done.headers.get("Location") ?? ""));
	expect(page.text("#done")).toContain("Disabled. They are signed out everywhere");
	for (const kind of ["constructor", "<b>", "none"])
		expect(await desk.read(`/desk/people?done=${kind}`)).not.toContain("desk-done");
});

test("notifications need a recent sign-in, are told to their person, and are named by the browser that asked", async ({
	desk,
}) => {
	const { db } = desk.stores.database;
	const read = () => db.selectFrom("pushSubscriptions").selectAll().execute();
	const keys = { p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) };
	const subscription = JSON.stringify({ endpoint: "https://push.example/two", keys });
	const fields = { intent: "push-on", subscription, names: "on" };
	const turnOn = (as: string) =>
		site.request("/desk/people", {
			method: "POST",
			headers: {
				Cookie: as,
				"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
			},
			body: new URLSearchParams(fields),
		});
	const as = await desk.createCookie(desk.meera, "an hour ago");
	const createdAt = new Date(getNow() - 60 * MINUTE).toISOString();
	await db.updateTable("sessions").set({ createdAt }).where("device", "=", "an hour ago").execute();
	const rejected = await turnOn(as);
	expect(rejected.status).toBe(403);
	const asked = parseHtml(await rejected.text())
		.attributes("main a", "href")
		.join();
	expect(asked).toContain("push-on");
	expect(asked).not.toContain("push.example");
	expect(await read()).toEqual([]);
	const page = parseHtml(await desk.read("/desk/people", as));
	expect(page.select("form[data-push]")).toEqual([]);
	expect(page.text("#notifications")).toContain("please sign in again first");
	expect((await turnOn(await desk.createCookie(desk.meera))).status).toBe(303);
	expect(await desk.read("/desk/people")).toContain("Firefox on Linux");
	await db.deleteFrom("pushSubscriptions").execute();
});

test("who signs in again keeps the notifications of that browser, and nobody else does", async ({
	desk,
}) => {
	const { db } = desk.stores.database;
	const as = await desk.createCookie(desk.meera);
	const keys = { p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) };
	const endpoints = ["https://push.example/own", "https://push.example/foreign"];
	for (const endpoint of endpoints) {
		const subscription = JSON.stringify({ endpoint, keys });
		await desk.post("/desk/people", { intent: "push-on", subscription }, as);
	}
	const link = `/desk/sign-in/${await desk.people.createLink(desk.meera.id)}`;
	expect(parseHtml(await desk.read(link, as)).select('[name="endpoint"]')).toHaveLength(1);
	expect((await desk.post(link, { endpoint: endpoints[0] ?? "" }, as)).status).toBe(303);
	const kept = await db.selectFrom("pushSubscriptions").select("endpoint").execute();
	expect(kept).toEqual([{ endpoint: endpoints[0] }]);
	await db.deleteFrom("pushSubscriptions").execute();
});

test("an address that somebody else made fills in no invitation and no name of a passkey", async ({
	desk,
}) => {
	const foreign = { name: "IT Support", email: "it@attacker.example", role: "owner" };
	for (const intent of ["invite", "add-passkey"])
		for (const token of ["", "mh0.aaaa"]) {
			const query = new URLSearchParams({ intent, ...foreign, returned: token });
			const page = await desk.read(`/desk/people?${query}`);
			for (const word of ["IT Support", "it@attacker"])
				expect(page.replaceAll(/<a [^>]*>/g, "")).not.toContain(word);
			const roles = parseHtml(page).attributes('[name="role"][checked]', "value");
			expect(roles).toEqual(["member"]);
		}
});

test("notifications are off until a person turns them on, for that device alone", async ({
	desk,
}) => {
	const worker = await desk.get("/desk/push-worker.js");
	expect(worker.headers.get("Content-Type")).toContain("text/javascript");
	expect((await desk.get("/desk/push-worker.js", "")).status).toBe(404);
	const people = (fields: Record<string, string>) => desk.post("/desk/people", fields);
	const keys = { p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) };
	const turnOn = (endpoint: string) =>
		people({ intent: "push-on", subscription: JSON.stringify({ endpoint, keys }) });
	expect((await turnOn("https://127.0.0.1/push")).status).toBe(422);
	const { db } = desk.stores.database;
	const read = () => db.selectFrom("pushSubscriptions").selectAll().execute();
	expect(await read()).toEqual([]);
	expect((await turnOn("https://push.example/one")).status).toBe(303);
	const [device] = await read();
	expect(device).toMatchObject({ staffId: desk.meera.id, hasNames: 0 });
	const page = parseHtml(await desk.read("/desk/people"));
	expect(page.attributes('[name="device"]', "value")).toEqual([device?.id]);
	await desk.post("/desk/people", { intent: "push-off", device: device?.id ?? "" }, desk.ofKabir);
	expect(await read()).toHaveLength(1);
	await people({ intent: "push-off", device: device?.id ?? "" });
	expect(await read()).toEqual([]);
});
