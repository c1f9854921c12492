import sharp from "sharp";
import { expect } from "vitest";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test as base } from "../support/site-fixtures.ts";
import { readPage } from "./visitor.ts";

/** What visitors see is changed, so the site is one that no other file of tests has. */
provideSite({ ENQUIRY_ACKNOWLEDGE: "off" });

const PICTURES = "/desk/website/pictures";
const PERSON = "people/lata-joshi.yaml";
const EDIT = `/desk/website/edit/${PERSON}`;

const draw = (background: string, width = 1000, height = 900) =>
	sharp({ create: { width, height, channels: 3, background } })
		.jpeg()
		.toBuffer();

type Sent = { bytes: Uint8Array; name?: string; alt?: string; for?: string; at?: string };

const test = base.extend("pictures", ({ desk }) => ({
	send: (
		{ bytes, name = "Arjun at his desk.JPG", ...fields }: Sent,
		headers: Record<string, string> = { Accept: "application/json" },
	) => {
		const body = new FormData();
		body.set("file", new File([new Uint8Array(bytes)], name, { type: "image/jpeg" }));
		for (const [field, value] of Object.entries(fields)) body.set(field, value);
		return site.request(PICTURES, {
			method: "POST",
			headers: { Cookie: desk.ofMeera, ...headers },
			body,
		});
	},
}));

test("a picture that is added can be shown by a text at once, in all its sizes, by a preview first", async ({
	desk,
	pictures,
}) => {
	const form = { Accept: "text/html" };
	const bytes = await draw("#336699");
	const field = "photo.file";
	const sent = await pictures.send({ bytes, alt: "Arjun", for: PERSON, at: field }, form);
	expect([sent.status, sent.headers.get("Location")]).toEqual([
		303,
		`${EDIT}?at=${field}#${field}`,
	]);
	const page = await readPage(desk.get(EDIT));
	const [name = ""] = page.attributes(`[name="${field}"] option[selected]`, "value");
	expect(name).toMatch(/^arjun-at-his-desk-[0-9a-f]{8}\.webp$/);
	expect(page.text('[name="photo.alt"]')).toBe("Arjun");
	const small = await desk.get(`${PICTURES}/${name}`);
	expect([small.status, small.headers.get("Content-Type")]).toEqual([200, "image/webp"]);

	const again = await pictures.send({ bytes, name: "other.png" });
	expect([again.status, await again.json()]).toEqual([200, { file: name }]);

	const preview = (await desk.get(`/desk/website/preview/${PERSON}`)).headers.get("Location") ?? "";
	const draft = await desk.read(preview);
	const [shown = ""] = draft.match(/\/pictures\/480\/media\/[^" ]+/) ?? [];
	expect(shown).toContain(name);
	expect((await site.request(shown)).status).toBe(404);
	const Referer = `${SITE_URL}${preview}`;
	const inPreview = await site.request(shown, { headers: { Cookie: desk.ofMeera, Referer } });
	expect(inPreview.status).toBe(200);
	expect((await site.request(shown, { headers: { Referer } })).status).toBe(404);

	const version = page.attribute('form [name="version"]', "value") ?? "";
	const published = await desk.post(EDIT, { intent: "publish", version });
	expect(published.status).toBe(303);
	const visited = await site.request(shown, { headers: { Accept: "image/webp" } });
	expect([visited.status, visited.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
	const { width, height } = await sharp(await visited.arrayBuffer()).metadata();
	expect([width, height]).toEqual([480, 480]);
	await desk.post(`/desk/website/history/${PERSON}`, { intent: "restore", version: "0" });
});

test("a form leads to the pictures with its words saved, and takes one that is there", async ({
	desk,
	pictures,
}) => {
	const added = await pictures.send({ bytes: await draw("#993366") });
	const { file } = (await added.json()) as { file: string };
	const at = "photo.file";
	const version = (await readPage(desk.get(EDIT))).attribute('form [name="version"]', "value");
	const title = "Head of Search and of kites";
	const sent = await desk.post(`${EDIT}?at=${at}`, {
		intent: "picture",
		version: version ?? "",
		title,
	});
	const choice = sent.headers.get("Location") ?? "";
	expect([sent.status, choice]).toEqual([
		303,
		`${PICTURES}?${new URLSearchParams({ for: PERSON, at })}`,
	]);
	const list = await readPage(desk.get(choice));
	expect(list.attributes('button[name="picture"]', "value")).toContain(file);
	const chosen = await desk.post(PICTURES, { for: PERSON, at, picture: file });
	expect(chosen.headers.get("Location")).toBe(`${EDIT}?at=${at}#${at}`);
	const page = await readPage(desk.get(EDIT));
	expect(page.attributes(`[name="${at}"] option[selected]`, "value")).toEqual([file]);
	const mark = page.attribute('form [name="version"]', "value") ?? "";
	await desk.post(EDIT, { intent: "discard", version: mark });
});

test("what is no picture is rejected with the reason, as data or on the page with what was typed", async ({
	pictures,
}) => {
	const bytes = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>");
	const asData = await pictures.send({ bytes, name: "street.png" });
	expect(asData.status).toBe(422);
	expect(((await asData.json()) as { error: string }).error).toContain(
		"not a JPEG, PNG, WebP or AVIF",
	);
	const sent = pictures.send(
		{ bytes, name: "street.png", alt: "A street" },
		{ Accept: "text/html" },
	);
	const page = await readPage(sent, 422);
	expect(page.text("#problem")).toContain("not a JPEG, PNG, WebP or AVIF");
	expect(page.attribute('[name="alt"]', "value")).toBe("A street");
	const none = await readPage(pictures.send({ bytes: new Uint8Array() }, {}), 422);
	expect(none.text("#problem")).toContain("choose a file");
});

test("strangers find nothing, another site's form is rejected, and what is too large is cut", async ({
	desk,
	pictures,
}) => {
	const bytes = await draw("#669933");
	expect((await pictures.send({ bytes }, { Cookie: "__Host-desk=none" })).status).toBe(404);
	const foreign = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" };
	expect((await pictures.send({ bytes }, foreign)).status).toBe(403);
	const large = await pictures.send({ bytes: Buffer.alloc(11_000_000) });
	expect(large.status).toBe(422);
	expect(((await large.json()) as { error: string }).error).toContain("more than 10 MB");
	const { status } = await pictures
		.send({ bytes: Buffer.alloc(22_100_000) })
		.catch(() => ({ status: 413 }));
	expect(status).toBe(413);
	for (const name of ["none.webp", "site.yaml", "own.woff2"])
		expect((await desk.get(`${PICTURES}/${name}`)).status, name).toBe(404);
	expect((await site.request(PICTURES)).status).toBe(404);
});
