import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect } from "vitest";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test as base } from "../support/site-fixtures.ts";
import { readPage } from "./visitor.ts";

/** What visitors see is changed, so the site is one that no other file of tests has. */
provideSite({ ENQUIRY_ACKNOWLEDGE: "off" });

const PICTURES = "/desk/website/pictures";
const SITE = "site.yaml";
const EDIT = `/desk/website/edit/${SITE}`;
const FONT = readFileSync(join(import.meta.dirname, "../../app/design/fonts/anek-text.woff2"));
const JSON_ONLY = { Accept: "application/json" };
const HTML = { Accept: "text/html" };

const svg = (colour: string, inner = "") =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 36" onload="alert(1)">${inner}<path fill="${colour}" d="M0 0h120v36H0z"/></svg>`;

const drawPng = () =>
	sharp({ create: { width: 240, height: 80, channels: 4, background: "#c8102e" } })
		.png()
		.toBuffer();

type Sent = { bytes: Uint8Array | string; name?: string; kind?: string } & Record<string, unknown>;

const test = base.extend("look", ({ desk }) => {
	const send = (
		{ bytes, name = "logo.svg", kind, ...fields }: Sent,
		headers: Record<string, string> = JSON_ONLY,
		as = desk.ofMeera,
	) => {
		const body = new FormData();
		body.set("file", new File([new Uint8Array(Buffer.from(bytes))], name));
		for (const [field, value] of Object.entries(fields)) body.set(field, String(value));
		return site.request(kind ? `${PICTURES}?kind=${kind}` : PICTURES, {
			method: "POST",
			headers: { Cookie: as, ...headers },
			body,
		});
	};
	const readForm = () => readPage(desk.get(EDIT));
	const readVersion = async () =>
		(await readForm()).attribute('form [name="version"]', "value") ?? "";
	return {
		send,
		readForm,
		/** Adds a file, and returns its name. */
		add: async (sent: Sent) => {
			const response = await send(sent);
			const answer = (await response.json()) as { file: string; error?: string };
			if (response.status !== 200) throw new Error(answer.error);
			return answer.file;
		},
		publish: async () =>
			(await desk.post(EDIT, { intent: "publish", version: await readVersion() })).status,
		restore: () => desk.post(`/desk/website/history/${SITE}`, { intent: "restore", version: "0" }),
		discard: () => desk.post(EDIT, { intent: "discard" }),
		/** Lists what a chooser offers. */
		list: async (kind: string) => {
			const query = new URLSearchParams({ kind, for: SITE, at: "logo.file" });
			const page = await readPage(desk.get(`${PICTURES}?${query}`));
			return page.attributes('button[name="picture"]', "value");
		},
	};
});

test("a logo is added for its field, shown by the preview, and by each page once it is published", async ({
	desk,
	look,
}) => {
	const bytes = svg("#c8102e", "<script>alert(2)</script>");
	const sent = await look.send(
		{ bytes, name: "Our Logo.svg", kind: "logo", for: SITE, at: "logo.file" },
		HTML,
	);
	expect([sent.status, sent.headers.get("Location")]).toEqual([
		303,
		`${EDIT}?at=logo.file#logo.file`,
	]);
	const form = await look.readForm();
	const [name = ""] = form.attributes('[name="logo.file"] option[selected]', "value");
	expect(name).toMatch(/^our-logo-[0-9a-f]{8}\.svg$/);
	const grounds = form.attributes("[data-ground] img", "src");
	expect(grounds).toEqual([`${PICTURES}/${name}`, `${PICTURES}/${name}`]);
	const dark = await look.add({ bytes: svg("#ffffff"), name: "night.svg", kind: "logo" });
	const version = form.attribute('form [name="version"]', "value") ?? "";
	await desk.post(EDIT, { intent: "save", version, "logo.dark": dark });

	const preview = (await desk.get(`/desk/website/preview/${SITE}`)).headers.get("Location") ?? "";
	const draft = await readPage(desk.get(preview));
	const [light = "", night = ""] = draft.attributes(".own-logo img", "src");
	expect([light, night]).toEqual([
		expect.stringMatching(/^\/art\/logo\/logo-/),
		expect.stringMatching(/^\/art\/logo\/dark-/),
	]);
	const Referer = SITE_URL + preview;
	const inPreview = { headers: { Cookie: desk.ofMeera, Referer } };
	expect((await site.request(light)).status).toBe(404);
	expect((await site.request(light, { headers: { Referer } })).status).toBe(404);
	const shown = await site.request(light, inPreview);
	expect([shown.status, shown.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
	expect((await site.request(light)).status).toBe(404);

	expect(await look.publish()).toBe(303);
	const visited = await site.request(light);
	expect([visited.status, visited.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
	expect(visited.headers.get("X-Content-Type-Options")).toBe("nosniff");
	expect(visited.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'/);
	const served = await visited.text();
	expect(served).toContain("#c8102e");
	expect(served).not.toMatch(/script|onload|alert/);
	expect((await site.request(night)).status).toBe(200);
	const home = await readPage(site.request("/"));
	expect(home.attributes(".own-logo img", "src").slice(0, 2)).toEqual([light, night]);
	await look.restore();
	expect((await site.request(light)).status).toBe(404);
});

test("a font is added for its field, set in a line of text, and served once it is published", async ({
	desk,
	look,
}) => {
	const at = "fonts.display.file";
	const sent = await look.send(
		{ bytes: FONT, name: "Own Serif.woff2", kind: "font", for: SITE, at },
		HTML,
	);
	expect(sent.status).toBe(303);
	const form = await look.readForm();
	const [name = ""] = form.attributes(`[name="${at}"] option[selected]`, "value");
	expect(name).toMatch(/^own-serif-[0-9a-f]{8}\.woff2$/);
	const version = form.attribute('form [name="version"]', "value") ?? "";
	await desk.post(EDIT, { intent: "save", version, "fonts.display.weight": "400 900" });

	const preview = (await desk.get(`/desk/website/preview/${SITE}`)).headers.get("Location") ?? "";
	const draft = await desk.read(preview);
	const [late = ""] = draft.match(/\/fonts\/late\.css\?[^" ]+/) ?? [];
	const address = late.replaceAll("&amp;", "&");
	expect(address).toContain("draft=");
	const sheet = await desk.read(address);
	const [font = ""] = sheet.match(/\/art\/fonts\/own-serif-[^"]+/) ?? [];
	expect(font).not.toBe("");
	expect(sheet).not.toContain("anek-display");
	expect((await site.request(font)).status).toBe(404);
	const Referer = SITE_URL + address;
	const headers = { Cookie: desk.ofMeera, Referer };
	expect((await site.request(font, { headers })).headers.get("Content-Type")).toBe("font/woff2");
	expect((await site.request(address)).status).toBe(404);

	expect(await look.publish()).toBe(303);
	const visited = await site.request(font);
	expect([visited.status, visited.headers.get("Content-Type")]).toEqual([200, "font/woff2"]);
	expect(Buffer.from(await visited.arrayBuffer()).equals(FONT)).toBe(true);
	expect((await site.request("/fonts/first.css")).status).toBe(200);
	const line = await desk.get(`${PICTURES}/${name}`);
	expect([line.status, line.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
	expect(line.headers.get("Content-Security-Policy")).toContain("font-src data:");
	expect(await line.text()).toContain("Aa Gg");
	await look.restore();
});

test("a form leads to the logos, where there is no picture, and the pictures have no logo", async ({
	desk,
	look,
}) => {
	const logo = await look.add({ bytes: svg("#123456"), name: "choice.svg", kind: "logo" });
	const png = await look.add({ bytes: await drawPng(), name: "choice.png", kind: "logo" });
	const picture = await look.add({ bytes: await drawPng(), name: "street.png" });
	const font = await look.add({ bytes: FONT, name: "choice.woff2", kind: "font" });
	expect(picture).toMatch(/\.webp$/);
	const [logos, pictures, fonts] = [
		await look.list("logo"),
		await look.list("picture"),
		await look.list("font"),
	];
	expect(logos).toEqual(expect.arrayContaining([logo, png]));
	expect(logos).not.toContain(picture);
	expect(pictures).toContain(picture);
	expect([logo, png, font].filter((name) => pictures.includes(name))).toEqual([]);
	expect(fonts).toContain(font);

	const version = (await look.readForm()).attribute('form [name="version"]', "value") ?? "";
	const led = await desk.post(`${EDIT}?at=logo.icon&kind=logo`, { intent: "picture", version });
	const query = new URLSearchParams({ kind: "logo", for: SITE, at: "logo.icon" });
	expect(led.headers.get("Location")).toBe(`${PICTURES}?${query}`);
	const chosen = await desk.post(`${PICTURES}?kind=logo`, {
		for: SITE,
		at: "logo.file",
		picture: logo,
	});
	expect(chosen.headers.get("Location")).toBe(`${EDIT}?at=logo.file#logo.file`);
	const form = await look.readForm();
	expect(form.attributes('[name="logo.file"] option[selected]', "value")).toEqual([logo]);
	// What is of another kind is not taken.
	const wrong = { for: SITE, at: "logo.file", picture };
	expect((await desk.post(`${PICTURES}?kind=logo`, wrong)).status).toBe(422);
	await look.discard();
});

test("what is none of its kind is rejected with the reason, as data or on the page", async ({
	look,
}) => {
	const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg("#c8102e", "<text>&b;</text>")}`;
	const cases = [
		[{ bytes: "GIF89a", kind: "logo" }, "not an SVG or a PNG"],
		[{ bytes: "<p>page", kind: "logo" }, "cannot be read as an SVG"],
		[{ bytes: bomb, kind: "logo" }, "declares entities"],
		[
			{ bytes: svg("#c8102e").replace("120 36", "1e9 1e9"), kind: "logo" },
			"larger than any screen",
		],
		[
			{ bytes: svg("#c8102e", "<g>".repeat(900) + "</g>".repeat(900)), kind: "logo" },
			"too many parts",
		],
		[{ bytes: svg("#c8102e") + " ".repeat(600_000), kind: "logo" }, "at most 200 kB"],
		[{ bytes: "wOF2 and no font", name: "a.woff2", kind: "font" }, "cannot be read as a font"],
		[{ bytes: "OTTO", name: "a.woff2", kind: "font" }, "not a WOFF2 font"],
		[{ bytes: Buffer.alloc(200_000), name: "a.woff2", kind: "font" }, "more than 120 kB"],
		[{ bytes: svg("#c8102e") }, "not a JPEG, PNG, WebP or AVIF"],
		[{ bytes: svg("#c8102e"), kind: "none" }, "not a JPEG, PNG, WebP or AVIF"],
	] as const;
	for (const [sent, expected] of cases) {
		const asData = await look.send(sent);
		expect(asData.status, expected).toBe(422);
		expect(((await asData.json()) as { error: string }).error).toContain(expected);
		const page = await readPage(look.send(sent, HTML), 422);
		expect(page.text("#problem")).toContain(expected);
	}
});

test("members add logos as well, strangers find nothing, and what is not listed is not shown", async ({
	desk,
	look,
}) => {
	const bytes = svg("#224466");
	expect((await look.send({ bytes, kind: "logo" }, JSON_ONLY, desk.ofKabir)).status).toBe(200);
	expect((await look.send({ bytes, kind: "logo" }, JSON_ONLY, "__Host-desk=none")).status).toBe(
		404,
	);
	const name = await look.add({ bytes, kind: "logo" });
	const shown = await desk.get(`${PICTURES}/${name}`);
	expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
	expect(shown.headers.get("X-Content-Type-Options")).toBe("nosniff");
	expect(shown.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'/);
	expect((await site.request(`${PICTURES}/${name}`)).status).toBe(404);
	expect((await desk.get(`${PICTURES}/none.svg`)).status).toBe(404);
});

test("what nothing names is deleted; what a draft or an earlier version names is kept", async ({
	desk,
	look,
}) => {
	const remove = (name: string) => desk.post(`${PICTURES}?kind=logo`, { delete: name });
	const readCard = async (name: string) => {
		const page = await readPage(desk.get(`${PICTURES}?kind=logo`));
		const deletable = page.attributes('button[name="delete"]', "value").includes(name);
		return [deletable, page.texts(".desk-pictures li").find((text) => text.includes(name)) ?? ""];
	};
	const idle = await look.add({ bytes: svg("#010203"), name: "idle.svg", kind: "logo" });
	expect(await readCard(idle)).toEqual([true, expect.stringContaining("Not used")]);
	const gone = await remove(idle);
	expect([gone.status, gone.headers.get("Location")]).toEqual([
		303,
		`${PICTURES}?kind=logo&done=deleted#done`,
	]);
	expect((await desk.get(`${PICTURES}/${idle}`)).status).toBe(404);
	expect((await remove(idle)).status).toBe(409);

	const used = await look.add({ bytes: svg("#030201"), name: "used.svg", kind: "logo" });
	await desk.post(`${PICTURES}?kind=logo`, { for: SITE, at: "logo.file", picture: used });
	expect(await readCard(used)).toEqual([false, expect.stringContaining("Used in a draft")]);
	expect((await remove(used)).status).toBe(409);
	expect(await look.publish()).toBe(303);
	expect(await readCard(used)).toEqual([false, expect.stringContaining("In use")]);
	await look.restore();
	expect(await readCard(used)).toEqual([
		false,
		expect.stringContaining("Used in an earlier version"),
	]);
	const kept = await readPage(remove(used), 409);
	expect(kept.text('[role="alert"]')).toContain("was not deleted");
	for (const name of ["site.yaml", "", "../x"]) {
		const { status } = await remove(name);
		expect([409, 422], name).toContain(status);
	}
	expect(
		(await site.request(PICTURES, { method: "POST", body: new URLSearchParams({ delete: used }) }))
			.status,
	).toBe(404);
});
