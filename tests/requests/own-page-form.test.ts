import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GOOD, readForm } from "../support/enquiries.ts";
import { ROOT } from "../support/project-folder.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { findEnquiries, openPage, readPage } from "./visitor.ts";

const PAGE = "/werkstatt-check";
/** Words of sections above the form. */
const OTHERS = ["Wo wir hinsehen", "Ein Vormittag in Markkleeberg", "Was der Check kostet"];

provideSite({ CONTENT_DIR: join(ROOT, "tests/agencies/leipzig") });

const send = (fields: Record<string, string>, path = PAGE) =>
	site.request(path, { method: "POST", body: new URLSearchParams(fields) });

/** Returns the fields of the page's form, filled in by somebody else each time. */
async function fillIn(path = PAGE) {
	const fields: Record<string, string> = readForm(await openPage(path)).fields;
	const email = `${crypto.randomUUID()}@x.example`;
	return { ...fields, name: GOOD.name, email, message: `${fields.message} Wir sind Dachdecker.` };
}

test("its sections stand on the page: prices of its own and of services, pictures, and a film that is not loaded", async () => {
	const page = await openPage(PAGE);
	for (const words of OTHERS) expect(page.text("main")).toContain(words);
	expect(page.text("main")).toMatch(/290\s€je Besuch.*475\s€ bis 1\.425\s€pro Monat/s);
	expect(page.attributes("main figure img", "alt")).toContain(
		"Eine Halle, in der eine Fräsmaschine steht.",
	);
	expect(page.attributes("main figure img", "loading")).toEqual(["lazy", "lazy", "lazy"]);
	expect(page.attributes('main a[target="_blank"]', "href")).toContain(
		"https://filme.example/richtmass/werkstatt-check",
	);
	expect(page.select("video, iframe")).toEqual([]);
	expect(page.text("main")).toContain("Platz 34");
});

test("the form begins with what its section names, is another one for each visitor, and is not kept", async () => {
	const page = await openPage(PAGE);
	const { action, fields } = readForm(page);
	expect(action).toBe(`${PAGE}#form`);
	expect(page.select("#form form")).toHaveLength(1);
	expect(fields).toMatchObject({
		service: "suchmaschinenoptimierung",
		message: expect.stringContaining("Wir möchten einen Werkstatt-Check."),
	});
	expect(readForm(await openPage(PAGE)).fields.submissionId).not.toBe(fields.submissionId);
	const { headers } = await site.request(PAGE);
	expect(headers.get("cache-control")).toBe("private, no-store");
	expect(readForm(await openPage(`${PAGE}?service=fachkraefte-finden`)).fields.service).toBe(
		"fachkraefte-finden",
	);
});

describe("sent without JavaScript", () => {
	test("it is stored with its service and the page, which thanks with its other sections", async () => {
		const form = await fillIn();
		const response = await send(form);
		expect([response.status, response.headers.get("location")]).toEqual([303, `${PAGE}?sent#form`]);
		const page = await openPage(`${PAGE}?sent`);
		expect(page.text('#form [role="status"]')).toContain("Nachricht angekommen");
		for (const words of OTHERS) expect(page.text("main")).toContain(words);
		expect(findEnquiries(form.email)).toMatchObject([
			{ service: "suchmaschinenoptimierung", source: PAGE },
		]);
	});

	test("a campaign that brought the visitor stays the source", async () => {
		const form = await fillIn(`${PAGE}?utm_source=handwerkskammer`);
		await send(form);
		expect(findEnquiries(form.email)).toMatchObject([{ source: "handwerkskammer" }]);
	});

	test("with errors it comes back in its place, with every typed word and the other sections", async () => {
		const form = { ...(await fillIn()), email: "riya@" };
		const page = await readPage(send(form), 422);
		expect(page.attribute('#form [name="email"]', "aria-invalid")).toBe("true");
		expect(readForm(page).fields).toMatchObject({ ...form, email: "riya@" });
		for (const words of OTHERS) expect(page.text("main")).toContain(words);
	});
});

test.each(["/jobs", "/halle", "/gibt-es-nicht"])(
	"a page without a form takes none: %s",
	async (path) => {
		const form = await fillIn();
		expect((await send(form, path)).status).toBe(405);
		expect(findEnquiries(form.email)).toEqual([]);
	},
);
