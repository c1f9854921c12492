import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GOOD, makeAgedForm, readEnquiries } from "../support/enquiries.ts";
import { readHtml } from "../support/read-html.ts";
import { type OwnSite, startSite } from "../support/site.ts";

const SECRET = "1x0000000000000000000000000000000AA";

type Behaviour = { status: number; body: string } | "drops the connection";

/** How the service responds, and what it has received. */
let behaviour: Behaviour;
const received: URLSearchParams[] = [];
let site: OwnSite;
let page: string;

beforeAll(async () => {
	const service = createServer(async (request, response) => {
		received.push(new URLSearchParams(await text(request)));
		if (behaviour === "drops the connection") return request.destroy();
		response.writeHead(behaviour.status, { "Content-Type": "application/json" });
		response.end(behaviour.body);
	}).listen(0, "127.0.0.1");
	await new Promise((done) => service.once("listening", done));
	const address = service.address();
	const port = typeof address === "object" && address ? address.port : 0;
	site = await startSite({
		TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
		TURNSTILE_SECRET: SECRET,
		TURNSTILE_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
	});
	page = await (await site.request("/contact")).text();
	return async () => {
		await site.takeErrors();
		await site.stop();
		service.closeAllConnections();
		service.close();
	};
});

beforeEach(() => {
	behaviour = { status: 200, body: '{"success":true}' };
	received.length = 0;
});

async function send(answer: string) {
	const form = makeAgedForm(site, 60_000);
	const body = new URLSearchParams({ ...GOOD, ...form, "cf-turnstile-response": answer });
	const { status } = await site.request("/contact", { method: "POST", body });
	const row = readEnquiries(site).find(({ submission_id }) => submission_id === form.submissionId);
	return { status, row, submissionId: form.submissionId };
}

describe("with Turnstile configured", () => {
	test("a good answer is checked with the service, and the enquiry is taken", async () => {
		const { status, row, submissionId } = await send("good-answer");
		expect(status).toBe(303);
		expect(row).toMatchObject({ verdict: "clean", spam_reasons: "" });
		expect(received.map((body) => Object.fromEntries(body))).toEqual([
			{
				secret: SECRET,
				response: "good-answer",
				idempotency_key: submissionId,
				remoteip: "127.0.0.1",
			},
		]);
	});

	test("a bad answer is set aside, with the same thanks", async () => {
		const body = '{"success":false,"error-codes":["invalid-input-response"]}';
		behaviour = { status: 200, body };
		const { status, row } = await send("bad-answer");
		expect([status, row?.verdict]).toEqual([303, "quarantined"]);
	});

	test("no answer, as without JavaScript, is set aside, and the service gets no request", async () => {
		const { status, row } = await send("");
		expect([status, row?.verdict, received.length]).toEqual([303, "quarantined", 0]);
	});

	test.each<[string, Behaviour]>([
		["fails", { status: 500, body: "oh no" }],
		["answers nonsense", { status: 200, body: "[]" }],
		["breaks off", "drops the connection"],
	])("when the service %s, no visitor pays for it", async (_what, how) => {
		behaviour = how;
		const { status, row } = await send("an-answer");
		expect([status, row?.verdict]).toEqual([303, "clean"]);
		expect(row?.spam_reasons).toContain("did not answer");
	});

	test("the form says who checks, before any script runs", () => {
		expect(readHtml(page).text("main form")).toContain("Cloudflare");
	});
});
