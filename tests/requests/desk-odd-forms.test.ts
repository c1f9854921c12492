import { expect } from "vitest";
import { ROUTES } from "../../app/desk/routes.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";
import { toDeskAddress } from "./desk-addresses.ts";

provideSite({ SMTP_URL: "smtp://127.0.0.1:1" });

/** Names of fields of the forms, and two that every object of JavaScript has. */
const NAMES = ["id", "person", "text", "name", "email", "role", "kept", "response", "subscription"]
	.concat(["revision", "sequence", "seen", "scope", "event", "time", "from", "url", "at", "files"])
	.concat(["__proto__", "constructor"]);

const toForm = (values: (string | File)[]) => {
	const form = new FormData();
	for (const name of NAMES) for (const value of values) form.append(name, value);
	return form;
};

/** Forms that no page of the desk sends. */
const FORMS: [what: string, form: () => FormData][] = [
	["without a field", () => new FormData()],
	["of files", () => toForm([new File(["x"], "a.pdf")])],
	["with several values of each", () => toForm(["-1.5e3", "two"])],
	["of empty values", () => toForm([""])],
];

test.for(FORMS)("a form %s is told about, or changes something", async ([, create], { desk }) => {
	const id = await desk.save();
	for (const { path, post, actions = {} } of ROUTES) {
		const intents = Object.keys(actions).filter((intent) => intent !== "end-all-sessions");
		for (const intent of [...intents, ...(post ? [null] : [])]) {
			if (path.endsWith("sign-out")) continue;
			const body = create();
			if (intent) body.set("intent", intent);
			const address = toDeskAddress(path, id);
			const { status } = await site.request(address, {
				method: "POST",
				headers: { Cookie: desk.ofMeera },
				body,
			});
			expect([200, 204, 303, 409, 410, 422, 429], `${path} ${intent}`).toContain(status);
		}
	}
});

test("a body that is no form, or an intent that is a file, asks for nothing", async ({ desk }) => {
	const form = new FormData();
	form.set("intent", new File(["spam"], "spam"));
	for (const body of [form, "{}", JSON.stringify({ intent: "spam" })])
		for (const path of ["/desk", `/desk/enquiries/${await desk.save()}`, "/desk/people"]) {
			const headers = { Cookie: desk.ofMeera };
			const { status } = await site.request(path, { method: "POST", headers, body });
			expect(status, path).toBe(400);
		}
});
