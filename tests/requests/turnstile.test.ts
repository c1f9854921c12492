import { text } from "node:stream/consumers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { json, type RequestHandler, startContentHost } from "../support/content-host.ts";
import { GOOD, makeAgedForm, readEnquiries } from "../support/enquiries.ts";
import { type OwnSite, startSite } from "../support/site.ts";
import { postForm, readPage } from "./visitor.ts";

const SECRET = "1x0000000000000000000000000000000AA";

const received: URLSearchParams[] = [];
let service: Awaited<ReturnType<typeof startContentHost>>;
let site: OwnSite;

/** The service's answers from now on; it notes what it was sent. */
const answerAll = (answer: RequestHandler) =>
	service.answer(async (request, response) => {
		received.push(new URLSearchParams(await text(request)));
		answer(request, response);
	});

beforeAll(async () => {
	service = await startContentHost(json({}));
	site = await startSite({
		TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
		TURNSTILE_SECRET: SECRET,
		TURNSTILE_VERIFY_URL: `http://127.0.0.1:${service.port}/siteverify`,
	});
	await site.request("/contact");
	return async () => {
		await site.takeErrors();
		await site.stop();
		await service.stop();
	};
});

beforeEach(() => {
	answerAll(json({ success: true }));
	received.length = 0;
});

async function send(answer: string) {
	const form = makeAgedForm(site, 60_000);
	const sent = { ...GOOD, ...form, "cf-turnstile-response": answer };
	const { status } = await postForm(sent, {}, site);
	const row = readEnquiries(site).find(({ submission_id }) => submission_id === form.submissionId);
	return { status, row, submissionId: form.submissionId };
}

test("a good answer is checked with the service, and the enquiry is taken", async () => {
	const { status, row, submissionId } = await send("good-answer");
	expect(status).toBe(303);
	expect(row).toMatchObject({ verdict: "clean", spam_reasons: "" });
	const sent = { secret: SECRET, response: "good-answer", remoteip: "127.0.0.1" };
	expect(received.map((body) => Object.fromEntries(body))).toEqual([
		{ ...sent, idempotency_key: submissionId },
	]);
});

test("a bad answer is set aside, with the same thanks", async () => {
	answerAll(json({ success: false, "error-codes": ["invalid-input-response"] }));
	const { status, row } = await send("bad-answer");
	expect([status, row?.verdict]).toEqual([303, "quarantined"]);
});

test("no answer, as without JavaScript, is set aside, and the service gets no request", async () => {
	const { status, row } = await send("");
	expect([status, row?.verdict, received.length]).toEqual([303, "quarantined", 0]);
});

test.each<[string, RequestHandler]>([
	["fails", json("oh no", {}, 500)],
	["answers nonsense", json([])],
	["breaks off", (request) => void request.destroy()],
])("when the service %s, no visitor pays for it", async (_what, answer) => {
	answerAll(answer);
	const { status, row } = await send("an-answer");
	expect([status, row?.verdict]).toEqual([303, "clean"]);
	expect(row?.spam_reasons).toContain("did not answer");
});

test("the form says who checks, before any script runs", async () => {
	const page = await readPage(site.request("/contact"));
	expect(page.text("main form")).toContain("Cloudflare");
});
