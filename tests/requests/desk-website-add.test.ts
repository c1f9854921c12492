import { expect } from "vitest";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test as base } from "../support/site-fixtures.ts";
import { readPage } from "./visitor.ts";

/** What visitors see is changed, so the site is one that no other file of tests has. */
provideSite({ ENQUIRY_ACKNOWLEDGE: "off", RATE_LIMIT_ENQUIRIES: "99999/1s" });

const NEW = "/desk/website/new";

const test = base.extend("add", ({ desk }) => {
	const edit = (file: string) => `/desk/website/edit/${file}`;
	return {
		/** Begins a file, and returns the address of its form. */
		begin: async (kind: string, fields: Record<string, string>, as?: string) => {
			const sent = await desk.post(`${NEW}/${kind}`, fields, as);
			expect(sent.status).toBe(303);
			return sent.headers.get("Location") ?? "";
		},
		open: (file: string, as?: string) => readPage(desk.get(edit(file), as)),
		/** Sends the form of a file with the version that it has now. */
		send: async (file: string, fields: Record<string, string>, as?: string) => {
			const page = await readPage(desk.get(edit(file), as));
			const version = page.attribute('form [name="version"]', "value") ?? "";
			return desk.post(edit(file), { version, ...fields }, as);
		},
	};
});

const DESCRIPTION =
	"What we are looking for, how we work together, and how you let us know that you would like to join.";

test("all kinds of content:new can be added, each asking for what it belongs to", async ({
	desk,
}) => {
	const choice = await readPage(desk.get(NEW));
	const kinds = choice.attributes("main li a", "href");
	expect(kinds).toHaveLength(12);
	expect((await readPage(desk.get("/desk/website"))).attributes("main a", "href")).toContain(NEW);
	const asked = await Promise.all(
		kinds.map(async (path) => {
			const page = await readPage(desk.get(path));
			return [path.split("/").at(-1), page.attributes("main form [name]", "name")];
		}),
	);
	const more = asked.filter(([, fields]) => fields?.length !== 1);
	expect(Object.fromEntries(more)).toEqual({
		district: ["city", "name"],
		"local-service": ["city", "name"],
		"sub-service": ["service", "name"],
	});
});

test("a page of text is begun, listed, filled in, checked, seen, published and found in its history", async ({
	desk,
	add,
}) => {
	const file = "pages/own/jobs.md";
	const form = await add.begin("own-page", { name: "Jobs" });
	expect(form).toContain(`/desk/website/edit/${file}?done=added`);
	const begun = await readPage(desk.get(form));
	expect(begun.text("#done")).toContain("draft is started");
	expect(begun.attribute('[name="name"]', "value")).toBe("Jobs");
	expect(begun.select("[aria-invalid], #problem")).toHaveLength(0);
	const listed = await readPage(desk.get("/desk/website"));
	expect(listed.texts("#pages li").join(" ")).toContain("Not published yet");
	const ofOther = await readPage(desk.get("/desk/website", desk.ofKabir));
	expect(ofOther.texts("#pages li").join(" ")).toContain("Draft of Meera");
	expect((await desk.get(`/desk/website/edit/${file}`, desk.ofKabir)).status).toBe(404);

	expect((await add.send(file, { intent: "save", title: "Work with us" })).status).toBe(303);
	const checked = await readPage(add.send(file, { intent: "check" }), 422);
	expect(checked.attribute('[name="description"]', "aria-invalid")).toBe("true");
	const wrong = await readPage(add.send(file, { intent: "save", title: "x".repeat(90) }), 422);
	expect(wrong.attributes("[aria-invalid]", "name")).toEqual(["title"]);
	await add.send(file, { intent: "save", title: "Work with us", description: DESCRIPTION });
	await add.send(file, { intent: "save", body: "We look for people who write plainly." });
	const preview = await desk.get(`/desk/website/preview/${file}`);
	expect(preview.headers.get("Location")).toContain("/jobs?draft=");
	const seen = await desk.get(preview.headers.get("Location") ?? "");
	expect(await seen.text()).toContain("We look for people");
	expect((await site.request("/jobs")).status).toBe(404);

	expect((await add.send(file, { intent: "publish" })).status).toBe(303);
	expect(await (await site.request("/jobs")).text()).toContain("We look for people");
	const again = await readPage(desk.post(`${NEW}/own-page`, { name: "jobs" }), 422);
	expect(again.attribute('[name="name"]', "value")).toBe("jobs");
	const history = await readPage(desk.get(`/desk/website/history/${file}`));
	expect(history.texts("main ol h2")).toHaveLength(1);
});

test("a landing page has an opening, and is published with it", async ({ add }) => {
	const file = "pages/own/monsoon-offer.yaml";
	await add.begin("landing-page", { name: "Monsoon offer" });
	const sent = await add.send(file, {
		intent: "publish",
		description: DESCRIPTION.replace("What", "This is what"),
		"sections[0].title": "Three weeks for the price of two",
	});
	expect(sent.status).toBe(303);
	expect(await (await site.request("/monsoon-offer")).text()).toContain("Three weeks for");
});

test("a draft that is discarded is gone", async ({ desk, add }) => {
	const file = "cities/mumbai/districts/new-quay.yaml";
	await add.begin("district", { name: "New Quay", city: "mumbai" });
	const sent = await add.send(file, { intent: "discard" });
	expect(sent.headers.get("Location")).toContain("/desk/website?done=discard");
	expect((await desk.get(`/desk/website/edit/${file}`)).status).toBe(404);
	expect(await desk.read("/desk/website")).not.toContain("New Quay");
});

test("what cannot be added is said at its field, with what was typed", async ({ desk, add }) => {
	await add.begin("person", { name: "Asha Begun" });
	const cases: [kind: string, field: string, fields: Record<string, string>][] = [
		["city", "name", { name: "MUMBAI" }],
		["city", "name", { name: "🪁" }],
		["city", "name", { name: "" }],
		["city", "name", { name: "Contact" }],
		["person", "name", { name: "Asha begun" }],
		["own-page", "name", { name: "Mumbai" }],
		["district", "city", { name: "Aundh", city: "" }],
		["district", "city", { name: "Aundh", city: "../posts" }],
		["local-service", "name", { name: "", city: "mumbai" }],
		["local-service", "name", { name: "seo", city: "mumbai" }],
		["sub-service", "service", { name: "Voice", service: "nothing" }],
	];
	for (const [kind, field, fields] of cases) {
		const page = await readPage(desk.post(`${NEW}/${kind}`, fields), 422);
		expect(page.attributes("[aria-invalid]", "name"), JSON.stringify(fields)).toEqual([field]);
		expect(page.text(`#${field}-error`)).not.toBe("");
		if (kind !== "local-service")
			expect(page.attribute('[name="name"]', "value")).toBe(fields.name);
	}
	const unknown = await readPage(desk.post(`${NEW}/planet`, { name: "Mars" }), 422);
	expect(unknown.text('[role="alert"]')).toContain("does not have this kind");
	expect(unknown.attributes("main li a", "href")[0]).toContain("name=Mars");
	expect((await desk.get(`${NEW}/planet`)).status).toBe(404);
	expect((await desk.get(NEW, "")).status).toBe(404);
	expect((await desk.post(`${NEW}/city`, { name: "Indore" }, "")).status).toBe(404);
});

test("a menu that the agency has not written begins as visitors have it, and is ordered from there", async ({
	desk,
}) => {
	const file = "navigation.yaml";
	const list = await readPage(desk.get("/desk/website"));
	expect(list.attributes("#settings a", "href")).toContain("/desk/website/new/navigation");
	const readLinks = async (within: string) => {
		const page = await readPage(site.request("/"));
		return [page.texts(`${within} a`), page.attributes(`${within} a`, "href")];
	};
	const places = [".main-links", "#footer"];
	const before = await Promise.all(places.map(readLinks));
	await readPage(desk.get("/desk/website/new/navigation"));
	const begun = await desk.post("/desk/website/new/navigation", {});
	const edit = `/desk/website/edit/${file}`;
	expect([begun.status, begun.headers.get("Location")]).toEqual([303, `${edit}?done=added#done`]);
	expect((await desk.get("/desk/website")).status).toBe(200);
	const readVersion = async () =>
		(await readPage(desk.get(edit))).attribute('form [name="version"]', "value") ?? "";
	const published = await desk.post(edit, { intent: "publish", version: await readVersion() });
	expect(published.status).toBe(303);
	expect(await Promise.all(places.map(readLinks))).toEqual(before);

	await desk.post(`${edit}?list=menu&index=1`, { intent: "up", version: await readVersion() });
	await desk.post(edit, { intent: "publish", version: await readVersion() });
	const [[menu = []]] = [before[0] ?? []];
	const [first = "", second = "", ...others] = menu;
	expect((await readLinks(".main-links"))[0]).toEqual([second, first, ...others]);
	const led = await desk.get("/desk/website/new/navigation");
	expect(led.status).toBe(404);
	await desk.post(`/desk/website/history/${file}`, { intent: "restore", version: "0" });
});

test("each file that exists once and is not there can be begun, and its form opens", async ({
	desk,
}) => {
	const list = await readPage(desk.get("/desk/website"));
	const absent = list
		.attributes(".desk-editing-row a", "href")
		.filter((href) => href.startsWith("/desk/website/new/"));
	expect(absent.length).toBeGreaterThan(0);
	for (const href of absent) {
		expect((await desk.get(href)).status, href).toBe(200);
		const begun = await desk.post(href, {});
		expect(begun.status, href).toBe(303);
		const form = await desk.get(begun.headers.get("Location") ?? "");
		expect(form.status, href).toBe(200);
	}
});
