import { expect } from "vitest";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test as base } from "../support/site-fixtures.ts";
import { readPage } from "./visitor.ts";

/** What visitors see is changed, so the site is one that no other file of tests has. */
provideSite({ ENQUIRY_ACKNOWLEDGE: "off" });

const FILE = "services/seo.yaml";
const EDIT = `/desk/website/edit/${FILE}`;
const HISTORY = `/desk/website/history/${FILE}`;
const TITLE = "hero.title";

const test = base.extend("form", ({ desk }) => {
	const open = (as?: string) => readPage(desk.get(EDIT, as));
	const readVersion = async (as?: string) =>
		(await open(as)).attribute('form [name="version"]', "value") ?? "";
	return {
		open,
		readVersion,
		/** Sends the form with the version that it has now, unless `fields` has another one. */
		send: async (fields: Record<string, string>, as?: string) =>
			desk.post(EDIT, { version: await readVersion(as), ...fields }, as),
		readTitle: async (as?: string) =>
			(await open(as)).attribute(`[name="${TITLE}"]`, "value") ?? "",
		/** Publishes a title, and follows the redirect. */
		publish: async (title: string) => {
			const version = await readVersion();
			const sent = await desk.post(EDIT, { intent: "publish", version, [TITLE]: title });
			expect(sent.status).toBe(303);
			return readPage(desk.get(sent.headers.get("Location") ?? ""));
		},
	};
});

const readPublic = async () => (await site.request("/services/seo")).text();

test("the list leads to every part of the website, and a text of it to its field", async ({
	desk,
	form,
}) => {
	const list = await readPage(desk.get("/desk/website"));
	const links = list.attributes("main li a", "href");
	for (const file of ["site.yaml", "pages/home.yaml", FILE])
		expect(links).toContain(`/desk/website/edit/${file}`);
	const title = await form.readTitle();
	const query = new URLSearchParams({ q: title.toUpperCase() });
	const found = await readPage(desk.get(`/desk/website?${query}`));
	expect(found.attributes("main li a", "href")).toContain(`${EDIT}?at=${TITLE}#${TITLE}`);
	const none = await readPage(desk.get("/desk/website?q=no%20such%20words%20anywhere"));
	expect(none.text('[role="status"]')).toContain("not in the texts of the website");
});

test("a draft is the reader's alone until it is published, which visitors see; its history brings back what was", async ({
	desk,
	form,
}) => {
	const before = await form.readTitle();
	const draft = "Search that brings customers to your door";
	expect((await form.send({ intent: "save", [TITLE]: draft })).status).toBe(303);
	expect(await form.readTitle()).toBe(draft);
	expect(await form.readTitle(desk.ofKabir)).toBe(before);
	expect(await readPublic()).not.toContain(draft);
	expect(await desk.read("/desk/website", desk.ofKabir)).toContain("Draft of Meera");

	const done = await form.publish(draft);
	expect(done.text("#done")).toContain("Published");
	expect(await readPublic()).toContain(draft);
	const history = await readPage(desk.get(HISTORY));
	expect(history.texts("h2")[0]).toContain("Meera published this");
	expect(history.texts("ins").join(" ")).toContain("customers");

	const restored = await desk.post(HISTORY, { intent: "restore", version: "0" });
	expect(restored.status).toBe(303);
	expect(await readPublic()).not.toContain(draft);
	expect(await form.readTitle()).toBe(before);
	const missing = await desk.post(HISTORY, { intent: "restore", version: "99999" });
	expect(missing.status).toBe(422);
});

test("a form that changes nothing begins no draft", async ({ desk, form }) => {
	const saved = await form.send({ intent: "save", [TITLE]: await form.readTitle() });
	expect(saved.headers.get("Location")).toContain("done=unchanged");
	expect(await desk.read("/desk/website")).not.toContain("Your draft");
});

test("what stands against publishing is said at its field, with every word kept", async ({
	desk,
	form,
}) => {
	const long = "x".repeat(400);
	for (const intent of ["save", "check", "publish"]) {
		const page = await readPage(form.send({ intent, [TITLE]: long }), 422);
		expect(page.attribute(`[name="${TITLE}"]`, "value")).toBe(long);
		expect(page.attribute(`[name="${TITLE}"]`, "aria-invalid")).toBe("true");
		expect(page.text(`[id="${TITLE}-reasons"]`)).not.toBe("");
		expect(page.attributes("#problem a", "href")).toContain(`#${TITLE}`);
	}
	expect(await readPublic()).not.toContain(long);
	expect((await desk.get(`/desk/website/preview/${FILE}`)).status).toBe(422);
	const discarded = await form.send({ intent: "discard" });
	expect(discarded.status).toBe(303);
	expect(await form.readTitle()).not.toBe(long);
});

test("a form of an older text saves nothing, and shows both", async ({ desk, form }) => {
	const version = await form.readVersion();
	const theirs = "Search for shops of every street";
	const mine = "Search for the shops of one street";
	await form.send({ intent: "save", [TITLE]: theirs });
	const sent = desk.post(EDIT, { intent: "save", version, [TITLE]: mine });
	const page = await readPage(sent, 409);
	expect(page.attribute(`[name="${TITLE}"]`, "value")).toBe(mine);
	expect(page.text(`[id="${TITLE}-now"]`)).toContain(theirs);
	expect(await form.readTitle()).toBe(theirs);
	const again = page.attribute('form [name="version"]', "value") ?? "";
	expect((await desk.post(EDIT, { intent: "save", version: again, [TITLE]: mine })).status).toBe(
		303,
	);
	expect(await form.readTitle()).toBe(mine);
	await form.send({ intent: "discard" });
});

test("buttons add, move and remove entries of a list, and keep what was typed", async ({
	desk,
	form,
}) => {
	const before = await form.open();
	const [add = ""] = before.attributes('button[value="insert"]', "formaction");
	const { list = "", index = "" } = Object.fromEntries(new URLSearchParams(add.slice(1)));
	const title = "Typed beside the button of a list";
	const version = before.attribute('form [name="version"]', "value") ?? "";
	const added = await desk.post(`${EDIT}${add}`, { intent: "insert", version, [TITLE]: title });
	expect(added.status).toBe(303);
	expect(await form.readTitle()).toBe(title);
	const hasEntry = async (at: number) =>
		(await form.open())
			.attributes("[name], [id]", "id")
			.some((id) => id.startsWith(`${list}[${at}]`));
	expect(await hasEntry(Number(index))).toBe(true);
	expect((await form.send({ intent: "up", list, index })).status).toBe(303);
	const at = String(Number(index) - 1);
	expect((await form.send({ intent: "remove", list, index: at })).status).toBe(303);
	expect(await hasEntry(Number(index))).toBe(false);
	expect((await form.send({ intent: "remove", list, index: "99" })).status).toBe(422);
	await form.send({ intent: "discard" });
});

test("who opens a form and who saves in it are told who else has it open", async ({
	desk,
	form,
}) => {
	const { kabir } = desk;
	await form.open(desk.ofKabir);
	expect((await form.open()).text(".desk-editing-state")).toContain(`${kabir.name} has this open`);
	const version = await form.readVersion(desk.ofKabir);
	const saved = await site.request(EDIT, {
		method: "POST",
		headers: { Cookie: desk.ofKabir, Accept: "application/json" },
		body: new URLSearchParams({ intent: "save", version }),
	});
	expect(await saved.json()).toMatchObject({ others: [desk.meera.name] });
	const other = await desk.read("/desk/website/edit/services/seo/local.yaml");
	expect(other).not.toContain("has this open");
});

test("a member publishes once an owner lets them", async ({ desk, form }) => {
	const title = "Search that Kabir may publish";
	const send = () => form.send({ intent: "publish", [TITLE]: title }, desk.ofKabir);
	expect((await send()).status).toBe(403);
	const restore = { intent: "restore", version: "0" };
	expect((await desk.post(HISTORY, restore, desk.ofKabir)).status).toBe(403);
	expect(await readPublic()).not.toContain(title);
	const change = { intent: "may-publish", person: desk.kabir.id };
	expect((await desk.post("/desk/people", change, desk.ofKabir)).status).toBe(403);
	expect((await desk.post("/desk/people", { ...change, publishes: "yes" })).status).toBe(303);
	expect((await send()).status).toBe(303);
	expect(await readPublic()).toContain(title);
	await desk.post("/desk/people", { ...change, publishes: "" });
	expect((await desk.post(HISTORY, restore)).status).toBe(303);
});

test("strangers find nothing, and no file that is none of the website's is read", async ({
	desk,
}) => {
	for (const path of ["/desk/website", EDIT, HISTORY, `/desk/website/preview/${FILE}`]) {
		expect((await desk.get(path, "")).status, path).toBe(404);
		const opened = await site.request(path, {
			headers: { Accept: "text/html" },
			redirect: "manual",
		});
		expect(opened.headers.get("Location"), path).toContain("/desk/sign-in");
	}
	expect((await desk.post(EDIT, { intent: "save", [TITLE]: "x" }, "")).status).toBe(404);
	for (const file of ["services/nothing.yaml", "package.json", "media/logo.svg"])
		expect((await desk.get(`/desk/website/edit/${file}`)).status, file).toBe(404);
});
