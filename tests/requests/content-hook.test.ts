import { Webhook } from "standardwebhooks";
import { beforeAll, expect, test } from "vitest";
import { json, startContentHost } from "../support/content-host.ts";
import { type OwnSite, startSite } from "../support/site.ts";
import { readPage } from "./visitor.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const BODY = '{"slug":"a-post"}';

let cms: Awaited<ReturnType<typeof startContentHost>>;
let site: OwnSite;
let title = "At first";
let changes = 0;

beforeAll(async () => {
	cms = await startContentHost((request, response) => json([makePost()])(request, response));
	site = await startSite({ CONTENT_API_URL: cms.base, CONTENT_HOOK_SECRET: SECRET });
	return async () => {
		await site.takeErrors();
		await site.stop();
		await cms.stop();
	};
});

const makePost = () => ({
	id: 7,
	slug: "a-post",
	date_gmt: "2026-01-02T03:04:05",
	modified_gmt: `2026-01-02T03:04:1${changes}`,
	title: { rendered: title },
	excerpt: { rendered: "<p>In short.</p>" },
	content: { rendered: "<p>At length.</p>", protected: false },
});

function change(next: string): void {
	title = next;
	changes++;
}

function sign(body: string, secret = SECRET): Record<string, string> {
	// biome-ignore lint/plugin: the library that verifies a signature reads the system's clock
	const at = new Date();
	return {
		"Content-Type": "application/json",
		"webhook-id": "msg_1",
		"webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
		"webhook-signature": new Webhook(secret).sign("msg_1", at, body),
	};
}

async function callHook(body: string, headers = sign(body)) {
	return (await site.request("/hooks/content", { method: "POST", body, headers })).status;
}

const readList = async () => (await readPage(site.request("/blog"))).text("main");

test("the hook has a change seen at once", async () => {
	const before = await site.request("/blog/a-post");
	// The new text is as long as the old one, so that only the ETag shows the change.
	change("At least");
	const headers = { "If-None-Match": before.headers.get("ETag") ?? "" };
	expect((await site.request("/blog/a-post", { headers })).status).toBe(304);
	expect(await callHook(BODY)).toBe(204);
	const after = await readPage(site.request("/blog/a-post", { headers }));
	expect(after.text("h1")).toBe("At least");
	expect(await readList()).toContain("At least");
});

test("the hook renews the list without a slug, too", async () => {
	await readList();
	change("After another");
	expect(await callHook("")).toBe(204);
	expect(await readList()).toContain("After another");
});

const other = `whsec_${Buffer.from("another secret of some length").toString("base64")}`;
test.each<[what: string, body: string, headers: Record<string, string>, status: number]>([
	["without a signature", BODY, {}, 401],
	["with another secret", BODY, sign(BODY, other), 401],
	["signed for another body", BODY, sign("{}"), 401],
	["that is too large", "x".repeat(5_000), sign("x".repeat(5_000)), 413],
])("the hook rejects a request %s, and the CMS gets none", async (_what, body, headers, status) => {
	const before = cms.requests.length;
	expect(await callHook(body, headers)).toBe(status);
	expect(cms.requests.length).toBe(before);
});

test("the hook answers 502 when the posts cannot be fetched", async () => {
	cms.answer((request) => void request.destroy());
	expect(await callHook("{}")).toBe(502);
});
