import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, expect, it } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { toStorePath } from "../../app/database/open-database.ts";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { startMailServer } from "../support/mail-server.ts";
import { openDesk } from "../support/seeded-desk.ts";
import { type OwnSite, SITE_URL, startSite } from "../support/site.ts";

let site: OwnSite;
let desk: Awaited<ReturnType<typeof openDesk>>;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let owner: Staff;
let clients = 0;

beforeAll(async () => {
	mail = await startMailServer();
	site = await startSite({ SMTP_URL: mail.url });
	desk = await openDesk(site);
	return async () => {
		await desk.close();
		await site.stop();
		await mail.stop();
	};
});

/** Returns the headers of a client that has tried nothing yet. */
const fromAnywhere = (Cookie = "") => ({ "X-Forwarded-For": `198.51.100.${++clients}`, Cookie });

const get = (path: string, headers: Record<string, string> = fromAnywhere()) =>
	site.request(path, { headers });
const post = (path: string, fields: Record<string, string>, headers = fromAnywhere()) =>
	site.request(path, { method: "POST", headers, body: new URLSearchParams(fields) });

const createPath = async ({ id }: Staff) => `/desk/sign-in/${await desk.people.createLink(id)}`;

it("with nobody invited there is no desk, not even its sign-in", async () => {
	for (const path of ["/desk", "/desk/sign-in", "/desk/sign-in/0123", "/desk/people"]) {
		const { status, headers } = await get(path);
		expect([status, headers.get("Cache-Control")], path).toEqual([404, "no-store"]);
	}
	owner = await desk.invite("Meera", "owner");
	const page = await get("/desk/sign-in");
	expect(page.status).toBe(200);
	// The host is that of SITE_URL, and not of the request.
	expect(await page.text()).toContain("&quot;rpId&quot;:&quot;www.kiteline.example&quot;");
});

it("a link signs in once, by its button alone, with a token that nobody chose", async () => {
	const path = await createPath(owner);
	for (const _ of "twice") expect((await get(path)).status).toBe(200);
	const chosen = "__Host-desk=chosen-by-somebody-else";
	const response = await post(path, {}, fromAnywhere(chosen));
	expect(response.status).toBe(303);
	expect(response.headers.get("Location")).toBe("/desk");
	const set = response.headers.get("Set-Cookie") ?? "";
	expect(set).toMatch(
		/^__Host-desk=[0-9a-f]{64}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
	);
	expect((await get("/desk", fromAnywhere(set.split(";", 1)[0]))).status).toBe(200);
	expect((await get("/desk", fromAnywhere(chosen))).status).toBe(404);
	expect((await post(path, {})).status).toBe(410);
	expect((await get(path)).status).toBe(410);
});

const ENQUIRY = "/desk/enquiries/0198c2f0-0000-7000-8000-000000000000";

it("the link of an e-mail leads to the enquiry: at once when signed in, else through the sign-in", async () => {
	const address = `/desk/sign-in?to=${ENQUIRY}`;
	const here = fromAnywhere(`__Host-desk=${await desk.signIn(owner)}`);
	const atOnce = await get(address, here);
	expect([atOnce.status, atOnce.headers.get("Location")]).toEqual([303, ENQUIRY]);
	// The page to sign in again shows itself to who is signed in.
	expect((await get(`${address}&again=`, here)).status).toBe(200);
	const asked = await post(address, { email: "nobody@kiteline.example" });
	const sent = new URL(asked.headers.get("Location") ?? "", SITE_URL).searchParams;
	expect([sent.get("sent"), sent.get("to")]).toEqual(["link", ENQUIRY]);
	const signedIn = await post(`${await createPath(owner)}?to=${ENQUIRY}`, {});
	expect(signedIn.headers.get("Location")).toBe(ENQUIRY);
});

it("who opens a page of the desk signed out signs in, and comes back to it", async () => {
	const paths = ["/desk", "/desk?view=all&q=R%26D%20%E0%A4%B9", ENQUIRY, "/desk/nowhere"];
	const isDocument: Record<string, string>[] = [
		{ "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "none" },
		{ "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "cross-site" },
		{ Accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
	];
	for (const [index, path] of paths.entries()) {
		const headers = { ...fromAnywhere(), ...isDocument[index % isDocument.length] };
		const opened = await get(path, headers);
		expect(opened.status, path).toBe(303);
		const signIn = new URL(opened.headers.get("Location") ?? "", SITE_URL);
		expect(signIn.pathname).toBe("/desk/sign-in");
		expect(await (await get(signIn.pathname + signIn.search)).text()).toContain("Sign in");
		const signedIn = await post((await createPath(owner)) + signIn.search, {});
		expect(signedIn.headers.get("Location")).toBe(path);
	}
	for (const path of ["//evil.example/desk", "/desk/%2e%2e/%2e%2e//evil.example"]) {
		const opened = await get(path, { ...fromAnywhere(), Accept: "text/html" });
		expect(opened.headers.get("Location") ?? "", path).not.toMatch(/^(\/\/|https?:)/);
	}
});

it("what a script, a picture or a frame requests signed out is not found, and a form neither", async () => {
	for (const destination of ["empty", "image", "iframe", "manifest", "serviceworker"]) {
		const headers = { ...fromAnywhere(), "Sec-Fetch-Dest": destination, Accept: "text/html" };
		expect((await get("/desk", headers)).status, destination).toBe(404);
	}
	for (const path of ["/desk/manifest.webmanifest", "/desk/events", "/desk"])
		expect((await get(path)).status, path).toBe(404);
	const headers = { ...fromAnywhere(), "Sec-Fetch-Dest": "document", Accept: "text/html" };
	expect((await post("/desk", { intent: "spam" }, headers)).status).toBe(404);
});

it("asking for a link keeps what was written before", async () => {
	const fields = [["text", "Dear Riya"]];
	const kept = JSON.stringify({ path: ENQUIRY, fields, hadFiles: false });
	const response = await post(`/desk/sign-in?to=${ENQUIRY}`, { kept, email: owner.email });
	expect(response.status).toBe(200);
	const page = await response.text();
	for (const words of ["a link is on its way", "Dear Riya</textarea>", `action="${ENQUIRY}"`])
		expect(page).toContain(words);
});

it("strangers see the same page wherever it would lead", async () => {
	const read = async (to: string) => {
		const page = await get(`/desk/sign-in?to=${to}`);
		// The challenge of a passkey is another one each time.
		const text = (await page.text()).replaceAll(/challenge&quot;:&quot;[^&]+/g, "");
		return [page.status, text];
	};
	const page = await read("/desk");
	for (const to of [ENQUIRY, "/desk/people", "/desk/nowhere", "//evil.example"])
		expect(await read(to), to).toEqual(page);
});

it.each([
	"//evil.example/desk",
	"/\\evil.example/desk",
	"https://evil.example/desk",
	"/desk/../../evil",
	"/desk/%2e%2e/contact",
	"%2f%2fevil.example/desk",
	"javascript:alert(1)",
])("a sign-in leads nowhere but to the desk: %s", async (to) => {
	const query = new URLSearchParams({ to });
	const signedIn = await post(`${await createPath(owner)}?${query}`, {});
	expect(signedIn.headers.get("Location")).toBe("/desk");
	const cookie = signedIn.headers.get("Set-Cookie")?.split(";", 1)[0];
	const page = await get(`/desk/sign-in?${query}`, fromAnywhere(cookie));
	expect([page.status, page.headers.get("Location")]).toEqual([200, null]);
});

it("a link that has expired is rejected with the way to a new one", async () => {
	const path = await createPath(owner);
	const { db } = desk.stores.database;
	await db
		.updateTable("signInLinks")
		.set({ expiresAt: getNow() - 1 })
		.execute();
	const response = await post(path, {});
	expect([response.status, response.headers.get("Set-Cookie")]).toEqual([410, null]);
	expect(await response.text()).toContain('href="/desk/sign-in"');
});

it("who asks for a link gets the same response, before anybody is looked up", async () => {
	const disabled = await desk.invite("Asha", "member");
	await desk.people.setDisabled(disabled.id, true);
	// A known person's link is written to the store, which is impossible until the lock is released.
	const locked = new DatabaseSync(toStorePath(site.dataDir));
	locked.exec("begin immediate");
	const responses = [];
	for (const email of ["nobody@kiteline.example", disabled.email, " Meera@Kiteline.example "]) {
		const response = await post("/desk/sign-in", { email });
		const headers = [...response.headers].filter(([name]) => name !== "date");
		responses.push({ status: response.status, headers, body: await response.text() });
	}
	expect(mail.messages).toEqual([]);
	locked.exec("rollback");
	locked.close();
	expect(responses[0]).toMatchObject({ status: 303 });
	expect(responses[1]).toEqual(responses[0]);
	expect(responses[2]).toEqual(responses[0]);
	await expect.poll(() => mail.messages.length).toBeGreaterThan(0);
	expect(mail.messages.map(({ envelope }) => envelope.to)).toEqual([[owner.email]]);
	const [url = ""] =
		/https:\S+\/desk\/sign-in\/\S+/.exec(mail.messages[0]?.parsed.text ?? "") ?? [];
	expect(url).toContain(`${SITE_URL}/`);
	expect(mail.messages[0]?.parsed.html).toContain(`href="${url}"`);
	expect((await post(new URL(url).pathname, {})).status).toBe(303);
	const page = await (await get("/desk/sign-in?sent=link")).text();
	expect(page).toContain("If that address is invited, a link is on its way");
});

it("somebody new gets the invitation by e-mail as well", async () => {
	const fields = { intent: "invite", name: "<b>Riya</b>", email: "riya@kiteline.example" };
	const headers = fromAnywhere(`__Host-desk=${await desk.signIn(owner)}`);
	const response = await post("/desk/people", fields, headers);
	expect(await response.text()).toContain("on its way to riya@kiteline.example");
	const find = () =>
		mail.messages.find(({ envelope }) => envelope.to.includes("riya@kiteline.example"))?.parsed;
	await expect.poll(find).toBeDefined();
	expect(find()?.html).toContain("Hello &lt;b&gt;Riya");
	expect(find()?.text).toContain(`${SITE_URL}/desk/sign-in/`);
	expect(find()?.text).toContain("once, within a week");
});

it.each<[what: string, fields: Record<string, string>, words: string]>([
	["an address that is none", { email: "meera" }, 'value="meera"'],
	["a passkey that is half of one", { response: '{"id":"x"}' }, "not accepted"],
	["a passkey of nobody", { response: JSON.stringify(createResponse()) }, "not accepted"],
])("%s is rejected in words", async (_what, fields, words) => {
	const response = await post("/desk/sign-in", fields);
	expect([response.status, response.headers.get("Set-Cookie")]).toEqual([422, null]);
	expect(await response.text()).toContain(words);
});

function createResponse(person = "nobody") {
	const text = Buffer.from(person).toString("base64url");
	const response = {
		clientDataJSON: text,
		authenticatorData: text,
		signature: text,
		userHandle: text,
	};
	return { id: text, rawId: text, type: "public-key", response };
}

it("after 60 guesses of links the others are rejected for now, and links and others still get in", async () => {
	const headers = fromAnywhere();
	const guess = async (_: unknown, at: number) => {
		const token = crypto.randomUUID().replaceAll("-", "").repeat(2);
		const init = { method: at % 2 ? "GET" : "POST", headers };
		return (await site.request(`/desk/sign-in/${token}`, init)).status;
	};
	const statuses = await Promise.all(Array.from({ length: 70 }, guess));
	expect(statuses.filter((status) => status === 410)).toHaveLength(60);
	expect(statuses.filter((status) => status === 429)).toHaveLength(10);
	const path = await createPath(owner);
	expect((await post("/desk/sign-in", { email: owner.email }, headers)).status).toBe(429);
	expect((await get(path, headers)).status).toBe(200);
	expect((await post(path, {}, headers)).status).toBe(303);
	expect((await post("/desk/sign-in", { email: owner.email })).status).toBe(303);
});

it("links and passkeys of one person are limited for one network, and strangers elsewhere keep nobody out", async () => {
	const response = JSON.stringify(createResponse("somebody"));
	const tries: Record<string, string>[] = [{ email: "kabir@kiteline.example" }, { response }];
	for (const fields of tries) {
		const headers = fromAnywhere();
		const statuses = new Set<number>();
		for (let count = 0; count < 10; count++)
			statuses.add((await post("/desk/sign-in", fields, headers)).status);
		expect([...statuses]).not.toContain(429);
		const rejected = await post("/desk/sign-in", fields, headers);
		expect(rejected.status).toBe(429);
		expect(await rejected.text()).toMatch(/wait 1\d minutes/);
		expect((await post("/desk/sign-in", fields)).status).not.toBe(429);
	}
});

it("a new sign-in ends the session that the browser had before", async () => {
	const before = await desk.signIn(owner);
	const headers = fromAnywhere(`__Host-desk=${before}`);
	expect((await post(await createPath(owner), {}, headers)).status).toBe(303);
	expect(await desk.people.findSession(before)).toBeUndefined();
});

it("a form of another site signs nobody in, and asks for no link", async () => {
	const path = await createPath(owner);
	const foreign = { ...fromAnywhere(), Origin: "https://evil.example" };
	expect((await post(path, {}, foreign)).status).toBe(403);
	expect((await post("/desk/sign-in", { email: owner.email }, foreign)).status).toBe(403);
	const own = { ...fromAnywhere(), Origin: SITE_URL };
	expect((await post(path, {}, own)).status).toBe(303);
});

it("its pages are for nobody's cache and no search engine, and passkeys are for it alone", async () => {
	const { headers } = await get("/desk/sign-in");
	expect(headers.get("Cache-Control")).toBe("no-store");
	expect(headers.get("X-Robots-Tag")).toBe("noindex");
	const feature = "publickey-credentials-get=";
	expect(headers.get("Permissions-Policy")).toContain(`${feature}(self)`);
	for (const path of ["/about", "/desk"])
		expect((await get(path)).headers.get("Permissions-Policy"), path).toContain(`${feature}()`);
});

it("no token, address or name of who signed in is in the log", async () => {
	const farida = await desk.invite("Farida", "member");
	mail.behave = { at: "rcpt", does: `550 5.1.1 ${farida.email} is unknown` };
	await post("/desk/sign-in", { email: farida.email });
	const read = () => readFileSync(site.log, "utf8") + readFileSync(site.errors, "utf8");
	await expect.poll(read).toContain("could not be sent");
	const path = await createPath(farida);
	await get(path);
	const cookie = (await post(path, {})).headers.get("Set-Cookie") ?? "";
	for (const secret of [path.slice(-64), cookie.slice(12, 76), "farida", "Farida"])
		expect(read()).not.toContain(secret);
	await site.takeErrors();
});
