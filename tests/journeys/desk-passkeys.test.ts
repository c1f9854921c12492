import { expect, test } from "vitest";
import { createPasskeyStore } from "../../app/desk/passkeys/passkey-store.ts";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { openPage } from "../support/browser.ts";
import { desk, provideLocalDesk } from "../support/localhost-desk.ts";
import { browser, site } from "../support/site-and-browser.ts";

// The site has no mail server, which would get an e-mail about each passkey.
provideLocalDesk({ SITE_URL: "" });

const NOT_ACCEPTED = "This passkey was not accepted";
/** Another port of the same host, which makes another origin of the same relying party. */
const FOREIGN = "http://localhost:49999";

/** Opens a phone with a passkey store of its own, signed in by a link. */
async function openPhone(name: string) {
	const staff = await desk.invite(name, "owner");
	const page = await openPage(browser, site, { mayFailToLoad: /422|403|404/ });
	const cdp = await page.context().newCDPSession(page);
	await cdp.send("WebAuthn.enable");
	const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			automaticPresenceSimulation: true,
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
		},
	});
	await page.goto(`/desk/sign-in/${await desk.people.createLink(staff.id)}`);
	await page.getByRole("button", { name: "Sign in on this device" }).click();
	await page.waitForURL("**/desk");
	return { staff, page, cdp, authenticatorId };
}

type Phone = Awaited<ReturnType<typeof openPhone>>;

async function register({ page }: Phone, name: string): Promise<void> {
	await page.goto("/desk/people");
	await page.getByLabel("Its name").fill(name);
	await page.getByRole("button", { name: "Add a passkey" }).click();
}

/** Adds a passkey, and waits for the page that has it: to leave before that would interrupt the form. */
async function addPasskey(phone: Phone, name: string): Promise<void> {
	await register(phone, name);
	await phone.page.getByRole("button", { name: `Remove ${name}` }).waitFor();
}

const signOut = ({ page }: Phone) =>
	page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();

async function signIn({ page }: Phone): Promise<string> {
	const sending = page.waitForRequest((request) => request.method() === "POST");
	await page.getByRole("button", { name: "Sign in with a passkey" }).click();
	return (await sending).postData() ?? "";
}

/** Sends a form as anybody who has a copy of it. */
const send = (body: string) =>
	site.request("/desk/sign-in", { method: "POST", body: new URLSearchParams(body) });

const readOptions = async ({ page }: Phone): Promise<string> =>
	(await page.locator("form[data-passkey]").getAttribute("data-passkey")) ?? "";

/** Uses the passkey by a page's own script, and returns the form that it would send. */
function usePasskey({ page }: Phone, options: string): Promise<string> {
	return page.evaluate(async (json) => {
		const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(json));
		const credential = await navigator.credentials.get({ publicKey });
		return `${new URLSearchParams({ response: JSON.stringify(credential) })}`;
	}, options);
}

const listPasskeys = ({ id }: Staff) => createPasskeyStore(desk.stores.database).list(id);
const countSessions = async ({ id }: Staff) => (await desk.people.listSessions(id)).length;

test("a passkey is added, signs in without a name or a link by a response that is good once, and is removed", async () => {
	const phone = await openPhone("Meera");
	const { page, staff } = phone;
	await addPasskey(phone, "My phone");
	await page.getByText("not used yet").waitFor();
	await signOut(phone);
	await page.waitForURL("**/desk/sign-in");
	const body = await signIn(phone);
	await page.waitForURL("**/desk");
	const replayed = await send(body);
	expect([replayed.status, replayed.headers.get("Set-Cookie")]).toEqual([422, null]);
	// The challenge shows the repetition, and not the counter alone, which many passkeys do not have.
	expect(await replayed.text()).toContain("open for too long");
	expect(await countSessions(staff)).toBe(1);
	await page.goto("/desk/people");
	expect(await page.getByText("not used yet").count()).toBe(0);

	await register(phone, "Again");
	await page.getByText("has a passkey for you already").waitFor();
	await page.getByRole("button", { name: "Remove My phone" }).click();
	await page.getByText("None yet").waitFor();
	await signOut(phone);
	await signIn(phone);
	await page.getByText(NOT_ACCEPTED).waitFor();
	expect(await countSessions(staff)).toBe(0);
});

test("what another origin has asked for, what comes without the device's lock and a copy of a passkey are rejected", async () => {
	const phone = await openPhone("Asha");
	const { page, cdp, authenticatorId, staff } = phone;
	await addPasskey(phone, "My phone");
	await signOut(phone);
	await page.route(`${FOREIGN}/**`, (route) =>
		route.fulfill({ contentType: "text/html", body: "<title>Win a kite</title>" }),
	);
	const options = await readOptions(phone);
	await page.goto(FOREIGN);
	const foreign = await send(await usePasskey(phone, options));
	expect([foreign.status, foreign.headers.get("Set-Cookie")]).toEqual([422, null]);
	expect(await foreign.text()).toContain(NOT_ACCEPTED);

	await page.goto("/desk/sign-in");
	const setVerified = (isUserVerified: boolean) =>
		cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
	await setVerified(false);
	const unlocked = { ...JSON.parse(await readOptions(phone)), userVerification: "discouraged" };
	const unverified = await send(await usePasskey(phone, JSON.stringify(unlocked)));
	expect([unverified.status, unverified.headers.get("Set-Cookie")]).toEqual([422, null]);

	await page.reload();
	await setVerified(true);
	const good = await send(await usePasskey(phone, await readOptions(phone)));
	expect(good.status).toBe(303);
	const sessions = await countSessions(staff);

	await page.reload();
	const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
	const [credential] = credentials;
	if (!credential) throw new Error("there is no passkey");
	const { credentialId } = credential;
	const setCounter = async (signCount: number) => {
		await cdp.send("WebAuthn.removeCredential", { authenticatorId, credentialId });
		const copy = { ...credential, signCount };
		await cdp.send("WebAuthn.addCredential", { authenticatorId, credential: copy });
	};
	await setCounter(0);
	await signIn(phone);
	await page.getByText(NOT_ACCEPTED).waitFor();
	expect(await countSessions(staff)).toBe(sessions);
	expect(await listPasskeys(staff)).toHaveLength(1);
	const logged = await site.takeErrors();
	expect(logged).toContain(`A passkey of ${staff.id} was refused`);
	expect(logged).not.toContain((await listPasskeys(staff))[0]?.id);

	await setCounter(credential.signCount);
	await signIn(phone);
	await page.waitForURL("**/desk");
});

test("what was written when the session ended goes on after a sign-in by a passkey", async () => {
	const phone = await openPhone("Esha");
	const { page, staff } = phone;
	await addPasskey(phone, "My phone");
	await expect.poll(() => listPasskeys(staff)).toHaveLength(1);
	const [id = ""] = await desk.seed(staff);
	await page.goto(`/desk/enquiries/${id}`);
	const note = page.locator("#note");
	await note.getByRole("textbox").fill("Riya said yes.");
	await desk.people.endSessions(staff.id);
	await note.getByRole("button").click();
	await page.getByText("were not sent yet").waitFor();
	await page.getByRole("button", { name: "Sign in with a passkey" }).click();
	await page.getByRole("heading", { name: "You are signed in" }).waitFor();
	expect(await page.getByLabel("Your words").inputValue()).toBe("Riya said yes.");
	await page.getByRole("button", { name: "Send it now" }).click();
	await page.getByRole("main").getByText("wrote a note").first().waitFor();
	await page.getByText("Riya said yes.").waitFor();
});
