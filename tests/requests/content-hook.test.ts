import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { json, startContentHost } from "../support/content-host.ts";
import { readHtml } from "../support/read-html.ts";
import { type Site, startSite } from "../support/site.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

type Cms = Awaited<ReturnType<typeof startContentHost>>;
let cms: Cms;
let site: Site;
let title: string;

beforeEach(async () => {
	title = "Before the change";
	cms = await startContentHost((request, response) => json(listPosts())(request, response));
	site = await startSite({ CONTENT_API_URL: cms.base, CONTENT_HOOK_SECRET: SECRET });
	onTestFinished(async () => {
		await site.takeErrors();
		await site.stop();
		await cms.stop();
	});
}, 60_000);

function listPosts() {
	return [
		{
			id: 7,
			slug: "a-post",
			date_gmt: "2026-01-02T03:04:05",
			modified_gmt: `2026-01-02T03:04:0${title.length % 10}`,
			title: { rendered: title },
			excerpt: { rendered: "<p>In short.</p>" },
			content: { rendered: "<p>At length.</p>", protected: false },
		},
	];
}

function sign(body: string, secret = SECRET, at = new Date()): Record<string, string> {
	return {
		"Content-Type": "application/json",
		"webhook-id": "msg_1",
		"webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
		"webhook-signature": new Webhook(secret).sign("msg_1", at, body),
	};
}

function tell(body: string, headers = sign(body)) {
	return site.request("/hooks/content", { method: "POST", body, headers });
}

async function readTitle() {
	const response = await site.request("/blog/a-post");
	return readHtml(await response.text()).text("h1");
}

describe("the hook of the content", () => {
	test("has a change seen at once", async () => {
		expect(await readTitle()).toBe("Before the change");
		title = "After it";
		expect(await readTitle()).toBe("Before the change");
		const response = await tell('{"slug":"a-post"}');
		expect(response.status).toBe(204);
		expect(await readTitle()).toBe("After it");
		expect(readHtml(await (await site.request("/blog")).text()).text("main")).toContain("After it");
	});

	test("renews the list without a slug, too", async () => {
		await site.request("/blog");
		title = "After it";
		expect((await tell("")).status).toBe(204);
		expect(readHtml(await (await site.request("/blog")).text()).text("main")).toContain("After it");
	});

	test("believes nobody without the right signature, and asks the CMS nothing for him", async () => {
		const body = '{"slug":"a-post"}';
		const asked = cms.asked.length;
		const other = `whsec_${Buffer.from("another secret of some length").toString("base64")}`;
		const old = new Date(Date.now() - 3_600_000);
		for (const headers of [{}, sign(body, other), sign("{}"), sign(body, SECRET, old)])
			expect((await tell(body, headers)).status).toBe(401);
		expect((await tell("not JSON", sign("not JSON"))).status).toBe(401);
		expect((await tell("x".repeat(5_000), sign("x".repeat(5_000)))).status).toBe(413);
		expect(cms.asked.length).toBe(asked);
	});

	test("says so when the posts cannot be fetched", async () => {
		cms.answer((request) => void request.destroy());
		expect((await tell("{}")).status).toBe(502);
	});

	test("is not there for a reader, nor without a secret", async () => {
		expect((await site.request("/hooks/content")).status).toBe(404);
		const plain = await startSite();
		onTestFinished(() => plain.stop());
		const response = await plain.request("/hooks/content", { method: "POST", body: "{}" });
		expect(response.status).toBe(404);
	});
});
