import { expect } from "vitest";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test as base } from "../support/site-fixtures.ts";
import { readPage } from "./visitor.ts";

/** What visitors see is changed, so the site is one that no other file of tests has. */
provideSite({ ENQUIRY_ACKNOWLEDGE: "off", RATE_LIMIT_ENQUIRIES: "99998/1s" });

const FILE = "cities/pune/districts/kothrud.yaml";
const PAGE = "/pune/kothrud";

const test = base.extend("deletion", ({ desk }) => {
	const edit = (file: string) => `/desk/website/edit/${file}`;
	const readVersion = async (file: string, as?: string) =>
		(await readPage(desk.get(edit(file), as))).attribute('form [name="version"]', "value") ?? "";
	/** Sends the form of a file with the version that it has now. */
	const send = async (file: string, fields: Record<string, string>, as?: string) =>
		desk.post(edit(file), { version: await readVersion(file, as), ...fields }, as);
	return {
		send,
		open: (file: string, as?: string) => readPage(desk.get(edit(file), as)),
		begin: async (file: string, redirect: string, as?: string) => {
			const sent = await send(file, { intent: "delete", redirect }, as);
			expect(sent.status).toBe(303);
			return readPage(desk.get(sent.headers.get("Location") ?? "", as));
		},
		restore: (file: string, version: string) =>
			desk.post(`/desk/website/history/${file}`, { intent: "restore", version }),
	};
});

const ask = (path: string) => site.request(path, { headers: { Accept: "text/html" } });

test("a page is deleted with its address led elsewhere, and brought back without that", async ({
	desk,
	deletion,
}) => {
	const asked = await readPage(desk.get(`/desk/website/delete/${FILE}`));
	expect(asked.attribute('[name="redirect"] [selected]', "value")).toBe("/pune");
	const begun = await deletion.begin(FILE, "/pune", desk.ofKabir);
	expect(begun.text("main")).toContain("/pune/kothrud will lead to /pune");
	expect((await ask(PAGE)).status).toBe(200);
	expect((await deletion.send(FILE, { intent: "publish" }, desk.ofKabir)).status).toBe(403);
	expect(await desk.read("/desk/website")).toContain("To be deleted, in a draft of Kabir");

	await deletion.begin(FILE, "/pune");
	expect((await deletion.send(FILE, { intent: "check" })).status).toBe(303);
	const published = await deletion.send(FILE, { intent: "publish" });
	expect(published.status).toBe(303);
	const history = await readPage(desk.get(published.headers.get("Location") ?? ""));
	expect(history.text("#done")).toContain("Deleted");
	expect(history.texts("main ol h2")[0]).toContain("Meera deleted this");
	const led = await ask(PAGE);
	expect([led.status, led.headers.get("Location")]).toEqual([
		308,
		expect.stringMatching(/\/pune$/),
	]);
	const ofRedirects = await readPage(desk.get("/desk/website/history/redirects.yaml"));
	expect(ofRedirects.texts("ins").join(" ")).toContain(PAGE);
	const list = await readPage(desk.get("/desk/website"));
	expect(list.attributes("#deleted a", "href")).toEqual([`/desk/website/history/${FILE}`]);
	const form = await desk.get(`/desk/website/edit/${FILE}`);
	expect(form.headers.get("Location")).toBe(`/desk/website/history/${FILE}`);

	expect((await deletion.restore(FILE, "0")).status).toBe(303);
	expect((await ask(PAGE)).status).toBe(200);
	const redirects = await deletion.open("redirects.yaml");
	expect(redirects.attributes("[name]", "value")).not.toContain(PAGE);
});

test("an address may lead nowhere, and what led to it goes with it", async ({ desk, deletion }) => {
	await deletion.begin(FILE, "");
	expect((await deletion.open(FILE)).text("main")).toContain("will lead nowhere");
	expect((await deletion.send(FILE, { intent: "publish" })).status).toBe(303);
	expect((await ask(PAGE)).status).toBe(404);
	const added = await desk.post("/desk/website/new/district", { name: "Kothrud", city: "pune" });
	expect(added.status).toBe(303);
	await deletion.send(FILE, { intent: "discard" });
	await deletion.restore(FILE, "0");
});

test("a deletion is taken back like any draft", async ({ deletion }) => {
	await deletion.begin(FILE, "/pune");
	expect((await deletion.send(FILE, { intent: "discard" })).status).toBe(303);
	const form = await deletion.open(FILE);
	expect(form.text("main")).not.toContain("deletes this");
	expect((await ask(PAGE)).status).toBe(200);
});

test("what refers to it is named with the way to its form, and nothing is deleted", async ({
	deletion,
}) => {
	const cases: [file: string, named: string][] = [
		["cities/pune/city.yaml", FILE],
		["cities/mumbai/districts/bandra.yaml", "cities/mumbai/city.yaml"],
		["services/seo.yaml", "services/seo/local.yaml"],
		["people/imran-qureshi.yaml", "posts/"],
	];
	for (const [file, named] of cases) {
		await deletion.begin(file, "/");
		const page = await readPage(deletion.send(file, { intent: "publish" }), 422);
		const links = page.attributes("#problem a", "href");
		expect(
			links.some((href) => href.startsWith(`/desk/website/edit/${named}`)),
			file,
		).toBe(true);
		await deletion.send(file, { intent: "discard" });
	}
	expect((await ask("/pune")).status).toBe(200);
});

test("an address that is no page, an older text and what every website has are rejected", async ({
	desk,
	deletion,
}) => {
	for (const redirect of ["/nowhere", PAGE, "https://other.example/"]) {
		const page = await readPage(deletion.send(FILE, { intent: "delete", redirect }), 422);
		expect(page.text("#redirect-error")).toContain(redirect);
	}
	const stale = { intent: "delete", redirect: "/pune", version: "of another text" };
	expect((await desk.post(`/desk/website/edit/${FILE}`, stale)).status).toBe(409);
	const unasked = await deletion.send(FILE, { intent: "delete" });
	expect(unasked.headers.get("Location")).toBe(`/desk/website/delete/${FILE}`);
	for (const file of ["site.yaml", "pages/home.yaml"]) {
		const sent = await deletion.send(file, { intent: "delete", redirect: "" });
		expect(sent.status, file).toBe(422);
	}
	expect((await desk.get(`/desk/website/delete/${FILE}`, "")).status).toBe(404);
});
