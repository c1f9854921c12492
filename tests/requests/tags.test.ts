import { beforeAll, describe, expect, test } from "vitest";
import { edit } from "../support/content-acts.ts";
import { type OwnSite, startSite } from "../support/site.ts";
import { readPage } from "./visitor.ts";

const TOKEN = "aV463pVQni_VqLeOhGtkpo6NWVCyZPMrfzYHUAgT6KI";
const HEX = "0123456789abcdef0123456789abcdef";

let site: OwnSite;

beforeAll(async () => {
	site = await startSite(
		{},
		edit(
			"content/site.yaml",
			"social:",
			`verification: { google: ${TOKEN}, pinterest: ${HEX} }\nsocial:`,
		),
	);
	return () => site.stop();
});

const openPage = (path: string) => readPage(site.request(path));

describe("the tags of services that verify whose the site is", () => {
	test("stand in the head of the home page", async () => {
		const page = await openPage("/");
		const get = (name: string) => page.attribute(`head meta[name="${name}"]`, "content");
		expect(get("google-site-verification")).toBe(TOKEN);
		expect(get("p:domain_verify")).toBe(HEX);
		expect(page.select('meta[name="msvalidate.01"]')).toEqual([]);
	});

	test("stand on no other page", async () => {
		expect((await openPage("/about")).select('meta[content^="aV463"]')).toEqual([]);
	});
});
