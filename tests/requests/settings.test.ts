import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { json, type RequestHandler, startContentHost } from "../support/content-host.ts";
import { GOOD, makeAgedForm, readForm } from "../support/enquiries.ts";
import { type OwnSite, startSite } from "../support/site.ts";
import { findEnquiries, postForm, readPage } from "./visitor.ts";

const MINUTE = 60_000;
const KEY = "Kite-0123456789";
const SECRET = "1x0000000000000000000000000000000AA";

let turnstile: Awaited<ReturnType<typeof startContentHost>>;
let site: OwnSite;
let senders = 9;

// One site with all of them.
beforeAll(async () => {
	turnstile = await startContentHost(json({}));
	site = await startSite({
		SITE_URL: "https://www.kiteline.in",
		INDEXNOW_KEY: KEY,
		VISITS: "off",
		TRUST_PROXY: "1",
		RATE_LIMIT_ENQUIRIES: "2/10m",
		TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
		TURNSTILE_SECRET: SECRET,
		TURNSTILE_VERIFY_URL: `http://127.0.0.1:${turnstile.port}/siteverify`,
	});
	// The key that signs forms is made with the first form.
	await site.request("/contact");
	return async () => {
		await site.takeErrors();
		await site.stop();
		await turnstile.stop();
	};
});

/** With words of its own, as the same ones are set aside in the end. */
const make = (email: string) => {
	const message = `${GOOD.message} ${email}`;
	return { ...GOOD, email, message, ...makeAgedForm(site, MINUTE) };
};
const send = (address: string, fields: Record<string, string>) =>
	postForm(fields, { "X-Forwarded-For": address }, site);
const find = (email: string) => findEnquiries(email, site);

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

	test("but a retry of what was stored gets its thanks", async () => {
		const first = make("first@x.example");
		for (const fields of [first, make("second@x.example"), first, first])
			expect((await send("2001:db8::1", fields)).status).toBe(303);
		expect(find("first@x.example")).toHaveLength(1);
	});

	test("faults in the form do not count", async () => {
		for (const _ of [1, 2, 3, 4])
			expect((await send("203.0.113.9", { name: "" })).status).toBe(422);
		expect((await send("203.0.113.9", make("late@x.example"))).status).toBe(303);
	});
});

describe("TURNSTILE_SECRET: who a form is checked by", () => {
	/** What the service was sent, and what it answers. */
	async function sendChecked(answer: string, verdict: RequestHandler = json({ success: true })) {
		const received: object[] = [];
		turnstile.answer(async (request, response) => {
			received.push(Object.fromEntries(new URLSearchParams(await text(request))));
			verdict(request, response);
		});
		const email = `${crypto.randomUUID()}@x.example`;
		const form = { ...make(email), "cf-turnstile-response": answer };
		// A sender of its own, who is within the limit.
		const remoteip = `203.0.113.${++senders}`;
		const { status } = await send(remoteip, form);
		return { status, row: find(email)[0], received, form, remoteip };
	}

	test("a good answer is checked with the service, and the enquiry is taken", async () => {
		const { status, row, received, form, remoteip } = await sendChecked("good-answer");
		expect(status).toBe(303);
		expect(row).toMatchObject({ verdict: "clean", spam_reasons: "" });
		const sent = { secret: SECRET, response: "good-answer", remoteip };
		expect(received).toEqual([{ ...sent, idempotency_key: form.submissionId }]);
	});

	test("a bad answer is set aside, with the same thanks", async () => {
		const verdict = json({ success: false, "error-codes": ["invalid-input-response"] });
		const { status, row } = await sendChecked("bad-answer", verdict);
		expect([status, row?.verdict]).toEqual([303, "quarantined"]);
	});

	test("no answer, as without JavaScript, is set aside, and the service gets no request", async () => {
		const { status, row, received } = await sendChecked("");
		expect([status, row?.verdict, received]).toEqual([303, "quarantined", []]);
	});

	test.each<[string, RequestHandler]>([
		["fails", json("oh no", {}, 500)],
		["answers nonsense", json([])],
		["breaks off", (request) => void request.destroy()],
	])("when the service %s, no visitor pays for it", async (_what, verdict) => {
		const { status, row } = await sendChecked("an-answer", verdict);
		expect([status, row?.verdict]).toEqual([303, "clean"]);
		expect(row?.spam_reasons).toContain("did not answer");
	});

	test("the form says who checks, before any script runs", async () => {
		const page = await readPage(site.request("/contact"));
		expect(page.text("main form")).toContain("Cloudflare");
	});
});

test.each(["/", "/mumbai", "/case-studies/project-zenith"])(
	"SITE_URL: at a public address %s has a banner and is kept from search engines while samples are left",
	async (path) => {
		const page = await readPage(site.request(path));
		expect(page.attribute('meta[name="robots"]', "content")).toBe("noindex, follow");
		expect(page.text('[role="note"]')).toBe(content.templates.sample.banner);
	},
);

test("VISITS: turned off, no page sends views, and nobody takes them", async () => {
	expect(await (await site.request("/")).text()).not.toContain("sendBeacon");
	const init = { method: "POST", body: '{"path":"/about"}' };
	expect((await site.request("/visits", init)).status).toBe(404);
});

test("INDEXNOW_KEY: its file is there, in its own letters, which other addresses may not have", async () => {
	const response = await site.request(`/${KEY}.txt`);
	expect([response.status, await response.text()]).toEqual([200, KEY]);
});
