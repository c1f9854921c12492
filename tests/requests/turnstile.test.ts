import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { GOOD, makeAgedForm, readEnquiries } from "../support/enquiries.ts";
import { readHtml } from "../support/read-html.ts";
import { startSite } from "../support/site.ts";

/** A site with Turnstile, and a service that answers as told and notes what it was asked. */
async function openSite(answer: { status: number; body: string } | "drops the connection") {
	const asked: URLSearchParams[] = [];
	const service = createServer(async (request, response) => {
		asked.push(new URLSearchParams(await text(request)));
		if (answer === "drops the connection") return request.destroy();
		response.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.body);
	}).listen(0, "127.0.0.1");
	await new Promise((done) => service.once("listening", done));
	const address = service.address();
	const port = typeof address === "object" && address ? address.port : 0;
	const site = await startSite({
		TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
		TURNSTILE_SECRET: "1x0000000000000000000000000000000AA",
		TURNSTILE_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
	});
	onTestFinished(async () => {
		await site.takeErrors();
		await site.stop();
		service.closeAllConnections();
		service.close();
	});
	const page = await (await site.request("/contact")).text();
	const send = async (turnstileAnswer: string) => {
		const form = makeAgedForm(site, 60_000);
		const body = new URLSearchParams({
			...GOOD,
			...form,
			"cf-turnstile-response": turnstileAnswer,
		});
		const { status } = await site.request("/contact", { method: "POST", body });
		return { status, submissionId: form.submissionId, row: readEnquiries(site).at(-1) };
	};
	return { asked, page, send };
}

describe("with Turnstile configured", () => {
	test("a good answer is checked with the service, and the enquiry is taken", async () => {
		const { asked, send } = await openSite({ status: 200, body: '{"success":true}' });
		const { status, row, submissionId } = await send("good-answer");
		expect(status).toBe(303);
		expect(row).toMatchObject({ verdict: "clean", spam_reasons: "" });
		expect(Object.fromEntries(asked[0] ?? [])).toEqual({
			secret: "1x0000000000000000000000000000000AA",
			response: "good-answer",
			idempotency_key: submissionId,
			remoteip: "127.0.0.1",
		});
	});

	test("a bad answer is set aside, with the same thanks", async () => {
		const body = '{"success":false,"error-codes":["invalid-input-response"]}';
		const { send } = await openSite({ status: 200, body });
		const { status, row } = await send("bad-answer");
		expect([status, row?.verdict]).toEqual([303, "quarantined"]);
	});

	test("without an answer, as without JavaScript, it is set aside and nobody is asked", async () => {
		const { asked, send } = await openSite({ status: 200, body: '{"success":true}' });
		const { status, row } = await send("");
		expect([status, row?.verdict, asked.length]).toEqual([303, "quarantined", 0]);
	});

	test.each([
		["fails", { status: 500, body: "oh no" }],
		["answers nonsense", { status: 200, body: "[]" }],
		["breaks off", "drops the connection" as const],
	])("when the service %s, no visitor pays for it", async (_what, answer) => {
		const { send } = await openSite(answer);
		const { status, row } = await send("an-answer");
		expect([status, row?.verdict]).toEqual([303, "clean"]);
		expect(row?.spam_reasons).toContain("did not answer");
	});

	test("the form says who checks, before any script runs", async () => {
		const { page } = await openSite({ status: 200, body: '{"success":true}' });
		expect(readHtml(page).text("main form")).toContain("Cloudflare");
	});
});

test("without it the form asks nobody", async () => {
	const site = await startSite();
	onTestFinished(() => site.stop());
	expect(await (await site.request("/contact")).text()).not.toMatch(/cloudflare/i);
});
