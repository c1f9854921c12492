import { expect } from "vitest";
import { parseHtml } from "../support/parse-html.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test as base } from "../support/site-fixtures.ts";

/** The site is without SMTP_URL. */
provideSite();

const OWN = { Origin: SITE_URL };
const WORDS = 'I called <b>Riya</b>, she said "yes"\n\nहाँ';

/** Sends a form as a browser whose session has ended sends it from an open page of the desk. */
const test = base.extend("sendLate", ({ desk: _ }) => {
	return (path: string, body: BodyInit, headers: Record<string, string> = OWN) =>
		site.request(path, { method: "POST", headers, body });
});

const createNote = (text = WORDS) => new URLSearchParams({ intent: "note", revision: "0", text });

test("words that are sent after the end of a session stay on the sign-in page, and go on by a button after it", async ({
	desk,
	sendLate,
}) => {
	const id = await desk.save();
	const path = `/desk/enquiries/${id}?view=all`;
	const late = await sendLate(path, createNote());
	expect([late.status, late.headers.get("Cache-Control")]).toEqual([403, "no-store"]);
	const page = parseHtml(await late.text());
	expect(page.text('[role="alert"]')).toContain("your words were not sent yet");
	expect(page.text("textarea")).toBe(WORDS.replaceAll(/\s+/g, " "));
	expect((await desk.find(id)).revision).toBe(0);

	// The link of an e-mail signs in in another tab of the same browser; this one has the button.
	const form = `form[action="${path}"] input`;
	const values = page.attributes(form, "value");
	const fields = page.attributes(form, "name").map((name, at) => [name, values[at] ?? ""]);
	const body = new URLSearchParams(fields);
	expect((await sendLate(path, body)).status).toBe(403);
	const signedIn = await sendLate(path, body, { ...OWN, Cookie: desk.ofKabir });
	expect(signedIn.status).toBe(303);
	expect(await desk.read(path)).toContain("I called &lt;b&gt;Riya&lt;/b&gt;");
});

test("who sends a form without a page of the desk learns of nothing, and who has one learns of no enquiry", async ({
	desk,
	sendLate,
}) => {
	const id = await desk.save();
	const none = crypto.randomUUID();
	const strangers: Record<string, string>[] = [{}, { Cookie: "__Host-desk=0" }];
	for (const headers of strangers)
		for (const path of ["/desk", `/desk/enquiries/${id}`, "/desk/sign-out"])
			expect((await sendLate(path, createNote(), headers)).status, path).toBe(404);
	const read = async (of: string) => {
		const response = await sendLate(`/desk/enquiries/${of}`, createNote());
		const text = await response.text();
		return text.replaceAll(of, "").replaceAll(/challenge&quot;:&quot;[^&]+/g, "");
	};
	expect(await read(none)).toBe(await read(id));
	const foreign = { Origin: "https://evil.example" };
	expect(await (await sendLate("/desk", createNote(), foreign)).text()).not.toContain("Riya");
});

test("files are not kept, and the page says so", async ({ desk, sendLate }) => {
	const form = new FormData();
	form.append("intent", "answer");
	form.append("text", "See the offer.");
	form.append("files", new File(["%PDF"], "offer.pdf"));
	const page = parseHtml(
		await (await sendLate(`/desk/enquiries/${await desk.save()}`, form)).text(),
	);
	expect(page.text("main")).toContain("The files could not be kept");
	expect(page.text("main")).toContain("Send it now, without the files");
	expect(page.text("textarea")).toBe("See the offer.");
});

test.for(["//evil.example/desk", "https://evil.example/desk", "/desk/../contact", "/contact"])(
	"a form that would go to %s is not kept",
	async (path, { desk }) => {
		const kept = JSON.stringify({ path, fields: [["text", WORDS]], hadFiles: false });
		const response = await desk.post("/desk/sign-in", { kept, email: "x@x.example" }, "");
		const page = parseHtml(await response.text());
		expect(page.attributes("form", "action")).toEqual([]);
		expect(page.text("main")).not.toContain("Riya");
	},
);

test("signing out after the end of a session leads to the sign-in page", async ({ sendLate }) => {
	const signedOut = await sendLate("/desk/sign-out", new URLSearchParams());
	expect([signedOut.status, signedOut.headers.get("Location")]).toEqual([303, "/desk/sign-in"]);
});
