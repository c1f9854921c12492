import { text } from "node:stream/consumers";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { toPictureAddress } from "../../app/blog/pictures/picture-address.ts";
import { content } from "../support/addresses.ts";
import { WITHOUT_CALLS } from "../support/calls.ts";
import { json, type RequestHandler, startContentHost } from "../support/content-host.ts";
import { GOOD, makeAgedForm, readForm } from "../support/enquiries.ts";
import { type PictureHost, startPictureHost } from "../support/picture-host.ts";
import { type OwnSite, startSite } from "../support/site.ts";
import { findEnquiries, postForm, readPage } from "./visitor.ts";

const MINUTE = 60_000;
const KEY = "Kite-0123456789";
const SECRET = "1x0000000000000000000000000000000AA";

let turnstile: Awaited<ReturnType<typeof startContentHost>>;
let pictures: PictureHost;
let other: PictureHost;
let site: OwnSite;
let senders = 9;

// One site has all these settings, and no calls in its content.
beforeAll(async () => {
	turnstile = await startContentHost(json({}));
	other = await startPictureHost();
	pictures = await startPictureHost({ elsewhere: other.at("photo.jpg") });
	const settings = {
		SITE_URL: "https://www.kiteline.in",
		DEMONSTRATION: "yes",
		CONTENT_API_URL: pictures.apiUrl,
		INDEXNOW_KEY: KEY,
		VISITS: "off",
		MAP_URL: "https://maps.agency.example/embed?id=1",
		RATE_LIMIT_ENQUIRIES: "2/10m",
		TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
		TURNSTILE_SECRET: SECRET,
		TURNSTILE_VERIFY_URL: `http://127.0.0.1:${turnstile.port}/siteverify`,
	};
	site = await startSite(settings, WITHOUT_CALLS);
	// The key that signs forms is created with the first form.
	await site.request("/contact");
	return async () => {
		await site.takeErrors();
		await Promise.all([site.stop(), turnstile.stop(), pictures.stop(), other.stop()]);
	};
});

const openPage = (path: string, status?: number) => readPage(site.request(path), status);

/** Creates a form with a message of its own, as the same one from many is quarantined. */
const make = (email: string) => {
	const message = `${GOOD.message} ${email}`;
	return { ...GOOD, email, message, ...makeAgedForm(site, MINUTE) };
};
const send = (address: string, fields: Record<string, string>) =>
	postForm(fields, { "X-Forwarded-For": address }, site);
const find = (email: string) => findEnquiries(email, site);

/** Sends a form of a new sender, who is within the limit; `row` is the stored enquiry. */
async function sendNew(fields: Record<string, string>) {
	const address = `203.0.113.${++senders}`;
	const form = { ...make(`${crypto.randomUUID()}@x.example`), ...fields };
	const response = await send(address, form);
	return { response, address, form, row: find(form.email)[0] };
}

describe("RATE_LIMIT_ENQUIRIES: too many from one sender", () => {
	test("get a time to come back, every word, e-mail and phone, and others are served", async () => {
		for (const email of ["1@x.example", "2@x.example"])
			expect((await send("203.0.113.7", make(email))).status).toBe(303);
		const third = make("3@x.example");
		const response = await send("203.0.113.7", third);
		expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
		const page = await readPage(response, 429);
		expect(readForm(page).fields).toMatchObject(third);
		expect(page.text('[role="alert"]')).toContain(content.site.email);
		expect(page.text('[role="alert"]')).toContain(content.site.phone);
		expect(find("3@x.example")).toEqual([]);
		expect((await send("203.0.113.8", third)).status).toBe(303);
		const [row] = find("3@x.example");
		expect(row?.address_key).toMatch(/^[\w-]{22}$/);
		expect(JSON.stringify(row)).not.toContain("203.0.113.8");
	});

	test("do not include a retry of what was stored, nor a form with errors", async () => {
		const first = make("first@x.example");
		expect((await send("2001:db8::1", { name: "" })).status).toBe(422);
		for (const fields of [first, make("second@x.example"), first, first])
			expect((await send("2001:db8::1", fields)).status).toBe(303);
		expect(find("first@x.example")).toHaveLength(1);
	});
});

describe("TURNSTILE_SECRET: who a form is checked by", () => {
	/** Sends a form with Turnstile's answer, and records what the service was sent. */
	async function sendChecked(answer: string, verdict: RequestHandler = json({ success: true })) {
		const received: object[] = [];
		turnstile.answer(async (request, response) => {
			received.push(Object.fromEntries(new URLSearchParams(await text(request))));
			verdict(request, response);
		});
		return { ...(await sendNew({ "cf-turnstile-response": answer })), received };
	}

	test("a good answer is checked with the service, and the enquiry is taken", async () => {
		const { response, row, received, form, address } = await sendChecked("good-answer");
		expect(response.status).toBe(303);
		expect(row).toMatchObject({ verdict: "clean", spam_reasons: "" });
		const sent = { secret: SECRET, response: "good-answer", remoteip: address };
		expect(received).toEqual([{ ...sent, idempotency_key: form.submissionId }]);
	});

	test.each([
		["a bad answer is", "bad-answer", "quarantined", json({ success: false })],
		["no answer, as without JavaScript, is", "", "quarantined", json({ success: true })],
		["an answer while the service fails is", "an-answer", "clean", json("oh no", {}, 500)],
	])("%s thanked for: '%s' is %s", async (_what, answer, verdict, handler) => {
		const { response, row } = await sendChecked(answer, handler);
		expect([response.status, row?.verdict]).toEqual([303, verdict]);
	});

	test("the form says who checks, before any script runs", async () => {
		expect((await openPage("/contact")).text("main form")).toContain("Cloudflare");
	});
});

describe("without calls in the content", () => {
	test("a time to call is offered with the hours of the content, and stored with a phone number", async () => {
		const options = (await openPage("/contact")).texts('select[name="callback"] option');
		const { morning, midday, afternoon } = content.pages.contact.form.callback ?? {};
		const hours = [morning, midday, afternoon].map((time) => expect.stringContaining(time ?? "?"));
		expect(options).toEqual(["Not specified", ...hours]);
		const call = { phone: "+91 98765 43210", callback: "midday" };
		expect((await sendNew(call)).row).toMatchObject(call);
	});

	test("a time to call wants a phone number, says so at its field, and stays chosen", async () => {
		const { response, row } = await sendNew({ callback: "morning" });
		const page = await readPage(response, 422);
		expect(row).toBeUndefined();
		const message = page.attribute('[name="phone"]', "aria-describedby");
		expect(page.text(`#${message}`)).toContain("add your phone number");
		expect(page.attribute('[name="callback"] option[selected]', "value")).toBe("morning");
	});

	test("there is no page for them, and everything leads to the contact page", async () => {
		await openPage("/book", 404);
		const time = new Date(getNow() + 2 * 86_400_000).toISOString();
		const body = new URLSearchParams({ ...GOOD, time });
		expect((await site.request("/book", { method: "POST", body })).status).toBe(404);
		expect((await site.request("/cards/book.png")).status).toBe(404);
		for (const path of ["/sitemap", "/", "/mumbai/bandra", "/services/seo/mumbai"]) {
			const links = (await openPage(path)).attributes("a", "href");
			expect(links.filter((link) => link.startsWith("/book"))).toEqual([]);
			expect(links.some((link) => link.startsWith("/contact"))).toBe(true);
		}
		expect((await openPage("/contact")).select('[name="time"], [name="zone"]')).toEqual([]);
		const { headers } = (await sendNew({ time })).response;
		expect(headers.get("Location")).toBe("/contact?sent");
	});
});

// How long a picture is cached, and for how many requests it is fetched once, is tested in
// app/blog/pictures/serve-picture.server.test.ts.
describe("CONTENT_API_URL: a picture of its host", () => {
	const toAddress = (name: string) => toPictureAddress(pictures.at(name), 480);
	const ask = (name: string, headers: Record<string, string> = {}) =>
		site.request(toAddress(name), { headers });
	const measure = async (response: Response) => sharp(await response.arrayBuffer()).metadata();

	test.each([
		["image/avif,image/webp,image/apng,image/*,*/*;q=0.8", "image/avif", "heif"],
		["image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5", "image/webp", "webp"],
		["image/avif;q=0,image/webp;q=0.9", "image/webp", "webp"],
		["*/*", "image/jpeg", "jpeg"],
	])("comes for %s as %s, upright, smaller and without metadata", async (accept, type, format) => {
		const response = await ask("photo.jpg", { Accept: accept });
		expect(response.status).toBe(200);
		expect(Object.fromEntries(response.headers)).toMatchObject({
			"content-type": type,
			"cache-control": "public, max-age=604800, stale-while-revalidate=2592000",
			vary: expect.stringContaining("Accept"),
			"content-disposition": "inline",
			"content-security-policy": expect.stringContaining("default-src 'none'"),
		});
		const { exif, ...metadata } = await measure(response);
		expect(metadata).toMatchObject({ format, width: 480, height: 720, hasAlpha: false });
		expect(exif).toBeUndefined();
	});

	test("keeps what shines through", async () => {
		const response = await ask("drawing.png", { Accept: "image/*" });
		expect(await measure(response)).toMatchObject({ format: "png", width: 300, hasAlpha: true });
	});

	test("is not sent again to who has it", async () => {
		const etag = (await ask("photo.jpg")).headers.get("etag");
		const { status, headers } = await ask("photo.jpg", { "If-None-Match": `"other", ${etag}` });
		expect([status, headers.get("etag")]).toEqual([304, etag]);
	});

	test("is fetched no further when the visitor who wanted it has left", async () => {
		const visitor = new AbortController();
		const asked = site.request(toAddress("held"), { signal: visitor.signal });
		const left = expect(asked).rejects.toThrow();
		await pictures.untilPending(1);
		visitor.abort();
		await left;
		await pictures.untilNonePending();
	});

	// Every other way to fail is tested in app/blog/pictures/fetch-picture.test.ts.
	test.each<[what: string, makeAddress: () => string, status: number]>([
		["leads to another host", () => toAddress("to-another-host"), 404],
		["is no picture", () => toAddress("page.jpg"), 404],
		["is a script", () => toAddress("script.svg"), 404],
		["breaks off", () => toAddress("drop"), 502],
		["has another width", () => toAddress("photo.jpg").replace("480", "481"), 404],
		["is another host's", () => toPictureAddress(other.at("photo.jpg"), 480), 404],
	])("that %s has a drawing in its place", async (_what, makeAddress, status) => {
		const response = await site.request(makeAddress());
		expect(response.status).toBe(status);
		expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
		expect(response.headers.get("cache-control")).toBe("public, max-age=60");
		const svg = await response.text();
		expect(svg).toMatch(/^<svg [^>]+>/);
		expect(svg).not.toMatch(/script|127\.0\.0\.1/);
		expect(other.countRequests("photo.jpg")).toBe(0);
	});
});

test("SITE_URL: at a public address a page has a banner and is kept from search engines while samples are left", async () => {
	const page = await openPage("/mumbai");
	expect(page.attribute('meta[name="robots"]', "content")).toBe("noindex, follow");
	expect(page.text('[role="note"]')).toBe(content.templates.sample.banner);
});

test("MAP_URL: the contact page embeds that map, and says whose it is", async () => {
	const page = await openPage("/contact");
	expect(page.attribute("iframe", "src")).toBe("https://maps.agency.example/embed?id=1");
	expect(page.text("main")).toContain("The map comes from maps.agency.example.");
	expect(page.text("main")).toContain("find us on OpenStreetMap");
});

test("without ANALYTICS nothing asks for consent", async () => {
	expect(await (await site.request("/")).text()).not.toMatch(/consent/i);
});

test("VISITS: turned off, no page sends views, and nobody takes them", async () => {
	expect(await (await site.request("/")).text()).not.toContain("sendBeacon");
	const init = { method: "POST", body: '{"path":"/about"}' };
	expect((await site.request("/visits", init)).status).toBe(404);
});

test("INDEXNOW_KEY: its file is there, in its own letters, which other addresses may not have", async () => {
	const response = await site.request(`/${KEY}.txt`);
	expect([response.status, await response.text()]).toEqual([200, KEY]);
});
