import { beforeAll, expect, test } from "vitest";
import { getNow, setClock } from "#app/platform/clock.ts";
import { createFeedToken } from "../../app/calls/feed-token.ts";
import { SECRETS } from "../../app/database/secret-store.ts";
import { createPasskeyStore } from "../../app/desk/passkeys/passkey-store.ts";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { openCalls } from "../support/calls.ts";
import { startDesk } from "../support/desk.ts";
import { parseHtml } from "../support/parse-html.ts";
import { createPasskeyResponse } from "../support/software-passkey.ts";

const MINUTE_MS = 60_000;
const PEOPLE = "/desk/people";

let desk: Awaited<ReturnType<typeof startDesk>>;

// One site sends e-mails for all tests, which move its clock forward, each from where the one before has left it.
beforeAll(async () => {
	desk = await startDesk();
	return () => desk.stop();
});

type Browser = { cookie: string; device: string };

const request = (path: string, { cookie, device }: Browser, fields?: Record<string, string>) =>
	fetch(desk.origin + path, {
		headers: { Cookie: cookie, "User-Agent": device },
		redirect: "manual",
		...(fields && { method: "POST", body: new URLSearchParams(fields) }),
	});

/** Signs in by a link, whose address gets the query. */
async function signIn(staff: Staff, query = "", device = "Firefox on Linux") {
	const path = `/desk/sign-in/${await desk.people.createLink(staff.id)}${query}`;
	const response = await request(path, { cookie: "", device }, {});
	const cookie = response.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
	return { cookie, device, location: response.headers.get("Location") };
}

async function openPage(browser: Browser, path = PEOPLE) {
	const response = await request(path, browser);
	expect(response.status).toBe(200);
	return parseHtml(await response.text());
}

/** Creates the fields by which a browser answers the page's options for a new passkey, with the name. */
async function createFields(browser: Browser, name: string) {
	const page = await openPage(browser);
	const [options = ""] = page.attributes("form[data-passkey]", "data-passkey");
	const response = createPasskeyResponse(JSON.parse(options), desk.origin);
	return { intent: "add-passkey", name, response };
}

async function invite(name: string): Promise<Staff> {
	const staff = await desk.people.invite(name, `${name.toLowerCase()}@kiteline.example`, "member");
	if (!staff) throw new Error("invited already");
	return staff;
}

const listPasskeys = ({ id }: Staff) => createPasskeyStore(desk.stores.database).list(id);

async function readMail({ email }: Staff, at: number) {
	await expect.poll(() => desk.listMails(email).length).toBe(at + 1);
	const { subject, text } = desk.listMails(email)[at]?.parsed ?? {};
	return `${subject} ${text}`.replaceAll(/\s+/g, " ");
}

/** Finds the address for signing in again in a response that asks for it. */
async function findWayBack(response: Response): Promise<string> {
	expect(response.status).toBe(403);
	const page = parseHtml(await response.text());
	expect(page.text('[role="alert"]')).toContain("Your change is not made yet");
	const links = page.attributes("main a", "href");
	return links.find((link) => link.startsWith("/desk/sign-in?")) ?? "";
}

test("a passkey is added within ten minutes of signing in, and its person is told, as of its removal", async () => {
	const asha = await invite("Asha");
	const phone = await signIn(asha, "", "Chrome/1 Android");
	const added = await request(PEOPLE, phone, await createFields(phone, "My <phone>"));
	expect(added.status).toBe(303);
	const [passkey] = await listPasskeys(asha);
	expect(passkey?.name).toBe("My <phone>");
	const message = await readMail(asha, 0);
	expect(message).toMatch(
		/passkey was added.*“My <phone>” signs in as you.*from Chrome on Android/,
	);
	expect(message).toContain(`${desk.origin}/desk/sign-in?to=${PEOPLE}`);
	expect(desk.listMails(asha.email)[0]?.parsed.html).toContain("My &lt;phone&gt;");

	const owner = await signIn(desk.staff, "", "Safari/1 iPhone");
	const removal = { intent: "remove-their-passkey", person: asha.id, passkey: passkey?.id ?? "" };
	expect((await request(PEOPLE, owner, removal)).status).toBe(303);
	expect(await readMail(asha, 1)).toMatch(
		/was removed.*“My <phone>” no longer signs.*by Meera Shah, from Safari on iPhone/,
	);
	// A removal of what does not exist sends no e-mail.
	await request(PEOPLE, owner, removal);
	await request(PEOPLE, owner, { intent: "link", person: asha.id });
	expect(await readMail(asha, 2)).toMatch(
		/sign-in\/[0-9a-f]{64}.*by Meera Shah, from Safari on iPhone.*Sign out everywhere/,
	);
});

test("whose notifications are turned on is told so, with the browser", async () => {
	const lata = await invite("Lata");
	const phone = await signIn(lata, "", "Chrome/1 Android");
	const keys = { p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) };
	const subscription = JSON.stringify({ endpoint: "https://push.example/lata", keys });
	await request(PEOPLE, phone, { intent: "push-on", subscription });
	expect(await readMail(lata, 0)).toMatch(
		/Notifications were turned on.*from Chrome on Android.*turns notifications off/,
	);
});

test("owners are told of an invited owner and of a changed role, as is whose role it is", async () => {
	const [ravi, tara] = [await invite("Ravi"), await invite("Tara")];
	await desk.people.setRole(ravi.id, "owner");
	const owner = await signIn(desk.staff, "", "Safari/1 iPhone");
	const before = desk.listMails(desk.staff.email).length;
	const uma = { name: "<b>Uma", email: "uma@kiteline.example", role: "owner" };
	await request(PEOPLE, owner, { intent: "invite", ...uma });
	expect(await readMail(ravi, 0)).toMatch(
		/owner was invited.*<b>Uma \(uma@kiteline.example\) is invited.*by Meera Shah, from Safari on iPhone.*“People and devices”, and disable/,
	);
	for (const role of ["owner", "owner", "member"])
		await request(PEOPLE, owner, { intent: "role", person: tara.id, role });
	await expect.poll(() => desk.listMails(tara.email).length).toBe(2);
	for (const { email } of [ravi, tara]) {
		const mails = desk.listMails(email).map(({ parsed }) => `${parsed.subject} ${parsed.text}`);
		expect(mails.filter((mail) => /role was changed.*is now an owner/s.test(mail))).toHaveLength(1);
		expect(mails.filter((mail) => /role was changed.*is now a member/s.test(mail))).toHaveLength(1);
	}
	expect(desk.listMails(desk.staff.email)).toHaveLength(before);
});

test("later it wants another sign-in, which leads back to the page and the name that was typed", async () => {
	const kabir = await invite("Kabir");
	const before = await signIn(kabir);
	const fields = await createFields(before, "My phone & tablet");
	await desk.site.moveClock(10 * MINUTE_MS + 1);
	const late = await request(PEOPLE, before, fields);
	expect(await listPasskeys(kabir)).toEqual([]);
	const href = await findWayBack(late);
	const people = await openPage(before);
	expect(people.text("main")).toContain("please sign in again");
	expect(people.select("form[data-passkey]")).toEqual([]);

	// Signing in by e-mail leads back to the page as well.
	const asked = await request(href, { cookie: "", device: "" }, { email: kabir.email });
	const sent = new URL(asked.headers.get("Location") ?? "", desk.origin).searchParams;
	const { searchParams, origin } = new URL(href, desk.origin);
	expect([sent.get("sent"), sent.get("to")]).toEqual(["link", searchParams.get("to")]);
	const [url = ""] = new RegExp(`${origin}/desk/sign-in/\\S+`).exec(await readMail(kabir, 0)) ?? [];
	const linked = await request(url.slice(origin.length), before, {});
	expect(linked.headers.get("Location")).toBe(searchParams.get("to"));

	const after = await signIn(kabir, new URL(href, desk.origin).search);
	expect(after.location).toBe(searchParams.get("to"));
	const again = await openPage(after, after.location ?? "");
	expect(again.attributes('form[data-passkey] [name="name"]', "value")).toEqual([
		"My phone & tablet",
	]);
	const elsewhere = await signIn(kabir, "?to=//evil.example/desk");
	expect(elsewhere.location).toBe("/desk");
});

test("who is given enquiries by somebody else gets one e-mail that leads to them", async () => {
	const omar = await invite("Omar");
	const ids = [
		await desk.save({ name: "Riya\r\nBcc: all@x.example", message: "<b>Hello</b>" }, []),
		await desk.save({ name: "Zubin" }, []),
	];
	const owner = await signIn(desk.staff);
	const body = new URLSearchParams({ intent: "owner", owner: omar.id });
	for (const id of ids) body.append("id", id);
	const headers = { Cookie: owner.cookie };
	const given = await fetch(`${desk.origin}/desk`, {
		method: "POST",
		headers,
		body,
		redirect: "manual",
	});
	expect(given.status).toBe(303);
	await desk.site.moveClock(11.5 * MINUTE_MS);
	const message = await readMail(omar, 0);
	expect(message).toMatch(/^Meera Shah gave you 2 enquiries/);
	for (const id of ids)
		expect(message).toContain(`${desk.origin}/desk/sign-in?to=/desk/enquiries/${id}`);
	expect(desk.listMails(omar.email)[0]?.parsed.html).toContain("&lt;b&gt;Hello");
});

test("an e-mail to somebody of the desk is in their own language", async () => {
	const petra = await invite("Petra");
	await desk.people.setLanguage(petra.id, "de");
	const id = await desk.save({ name: "Zubin", email: "zubin@x.example" }, []);
	const { cookie } = await signIn(desk.staff);
	const body = new URLSearchParams({ intent: "owner", owner: petra.id, id });
	await fetch(`${desk.origin}/desk`, { method: "POST", headers: { Cookie: cookie }, body });
	await desk.site.moveClock(2 * MINUTE_MS);
	await readMail(petra, 0);
	expect(desk.listMails(petra.email)[0]?.parsed.html).toContain('lang="de"');
});

test("later an owner gives and takes no access either, but ends sessions; what was typed comes back", async () => {
	const lina = await invite("Lina");
	const owner = await signIn(desk.staff);
	const ofLina = await signIn(lina);
	await request(PEOPLE, ofLina, await createFields(ofLina, "Phone"));
	const [passkey] = await listPasskeys(lina);
	await desk.site.moveClock(22 * MINUTE_MS);
	const { db } = desk.stores.database;
	const read = () =>
		Promise.all(
			(["staff", "signInLinks", "passkeys"] as const).map((table) =>
				db.selectFrom(table).selectAll().execute(),
			),
		);
	const before = await read();
	const invitation = { name: "Mallory & Co", email: "mallory@evil.example", role: "owner" };
	const changes: Record<string, string>[] = [
		{ intent: "link", person: desk.staff.id },
		{ intent: "link", person: lina.id },
		{ intent: "invite", ...invitation },
		{ intent: "role", person: lina.id, role: "owner" },
		{ intent: "disable", person: lina.id },
		{ intent: "enable", person: lina.id },
		{ intent: "erase", person: lina.id },
		{ intent: "remove-their-passkey", person: lina.id, passkey: passkey?.id ?? "" },
		{ intent: "remove-passkey", passkey: passkey?.id ?? "" },
	];
	for (const fields of changes) await findWayBack(await request(PEOPLE, owner, fields));
	expect(await read()).toEqual(before);

	const href = await findWayBack(await request(PEOPLE, owner, { intent: "invite", ...invitation }));
	// This sets the clock of the test's process, which creates the link.
	const now = getNow();
	setClock(() => now + 21 * MINUTE_MS);
	const again = await signIn(desk.staff, new URL(href, desk.origin).search);
	const page = await openPage(again, again.location ?? "");
	expect(page.attributes('[name="email"]', "value")).toEqual([invitation.email]);
	expect(page.attributes('[name="name"]', "value")).toContain(invitation.name);
	expect(page.attributes('[name="role"][checked]', "value")).toEqual(["owner"]);
	const end = { intent: "end-their-sessions", person: lina.id };
	expect((await request(PEOPLE, owner, end)).status).toBe(303);
	expect((await request(PEOPLE, ofLina)).status).toBe(404);
});

test("renewed keys count without a restart: addresses of calls and calendars and open forms end", async () => {
	const { enquiries } = desk.stores;
	const calls = openCalls(desk.stores);
	const { id, path } = await calls.book();
	const toCalendar = async () =>
		`/book/calendar/${createFeedToken(desk.staff, await enquiries.getOrCreateSecret("calendar"))}.ics`;
	const calendar = await toCalendar();
	const [submissionId = "", formToken = ""] = await readForm();
	const send = async () => {
		const body = new URLSearchParams({
			name: "Riya",
			email: "riya@x.example",
			message: "Please write to us.",
		});
		body.append("submissionId", submissionId);
		body.append("formToken", formToken);
		return fetch(`${desk.origin}/contact`, { method: "POST", body, redirect: "manual" });
	};
	const get = async (address: string) => (await fetch(desk.origin + address)).status;
	for (const address of [path, calendar]) expect(await get(address), address).toBe(200);
	for (const name of SECRETS) await enquiries.renewSecret(name);
	await desk.site.moveClock(30 * MINUTE_MS);
	for (const address of [path, calendar]) expect(await get(address), address).toBe(404);
	for (const address of [await calls.toPath(id), await toCalendar()])
		expect(await get(address), address).toBe(200);
	const stale = await send();
	expect(stale.status).not.toBe(303);
	const form = parseHtml(await stale.text());
	expect(form.attributes('[name="email"]', "value")).toContain("riya@x.example");
});

async function readForm() {
	const page = parseHtml(await (await fetch(`${desk.origin}/contact`)).text());
	return ["submissionId", "formToken"].map(
		(name) => page.attributes(`[name="${name}"]`, "value")[0],
	);
}
