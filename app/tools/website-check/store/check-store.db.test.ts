import { expect, it } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { DAY, HOUR, MINUTE } from "#app/platform/durations.ts";
import { createNewEnquiry, describeOnBoth } from "../../../../tests/support/stores.ts";
import type { CheckReport } from "../check-report.ts";
import type { CheckStore } from "./check-store.ts";

const NOW = getNow();
const REPORT: CheckReport = {
	problem: null,
	url: "https://clinic.example/",
	at: NOW,
	pages: ["https://clinic.example/"],
	findings: [
		{ rule: "title", values: { count: 1 }, evidence: [{ url: "https://x.example/", text: "" }] },
	],
	passed: ["description"],
	skipped: [],
};

type Asked = Partial<Parameters<CheckStore["request"]>[0]> & { at?: number };

/** Asks for a check of a host and returns its id. */
async function ask(checks: CheckStore, host: string, { at = NOW, ...asked }: Asked = {}) {
	const address = `https://${host}/`;
	const request = { address, sender: `sender of ${host}`, enquiryId: null, ...asked };
	const result = await checks.request(request, at);
	if (!result.ok) throw new Error(result.reason.limit);
	return result.value;
}

async function claimOne(checks: CheckStore, at = NOW) {
	const claim = await checks.claim(at);
	if (!claim) throw new Error("nothing waits");
	return claim;
}

describeOnBoth("checks of websites", ({ open, createPlace }) => {
	it("are found by ids that nobody can guess", async () => {
		const { checks } = await open();
		const id = await ask(checks, "clinic.example");
		expect(id).toMatch(/^[0-9a-f]{32}$/);
		expect(await checks.find(id)).toMatchObject({ host: "clinic.example", state: "waiting" });
		expect(await checks.find("x")).toBeUndefined();
	});

	it("of one page are one while they wait, run and for an hour, whatever its query is", async () => {
		const { checks } = await open();
		const id = await ask(checks, "clinic.example");
		const askAgain = (at: number) =>
			ask(checks, "clinic.example", { address: "https://clinic.example/?own=1#x", at });
		expect(await askAgain(NOW)).toBe(id);
		await checks.finish(await claimOne(checks), REPORT, NOW);
		expect(await askAgain(NOW + 0.9 * HOUR)).toBe(id);
		expect(await askAgain(NOW + 1.1 * HOUR)).not.toBe(id);
	});

	it("of another page of a host wait until the first has ended, and are their own", async () => {
		const { checks } = await open();
		const id = await ask(checks, "clinic.example");
		const other = {
			address: "https://clinic.example/other",
			sender: "b".repeat(64),
			enquiryId: null,
		};
		expect(await checks.request(other, NOW)).toMatchObject({ reason: { limit: "queue" } });
		await checks.finish(await claimOne(checks), REPORT, NOW);
		const asked = await checks.request(other, NOW);
		expect(asked).toMatchObject({ ok: true });
		expect(asked).not.toMatchObject({ value: id });
	});

	it("whose findings are larger than any of honest websites are not kept", async () => {
		const { checks } = await open();
		const id = await ask(checks, "clinic.example");
		const pages = Array.from({ length: 300 }, () => "x".repeat(500));
		await checks.finish(await claimOne(checks), { ...REPORT, pages }, NOW);
		expect(await checks.find(id)).toMatchObject({ report: { problem: "large" } });
	});

	it("of one page are one, however many nodes ask at once", async () => {
		const place = await createPlace();
		const nodes = await Promise.all([open(place), open(place), open(place)]);
		const ids = await Promise.all(nodes.map(({ checks }) => ask(checks, "clinic.example")));
		expect(new Set(ids).size).toBe(1);
	});

	it("are run by one node each, the oldest first, and two at once", async () => {
		const place = await createPlace();
		const nodes = await Promise.all([open(place), open(place), open(place)]);
		const [{ checks }] = nodes;
		const ids = [];
		for (const at of [1, 2, 3]) ids.push(await ask(checks, `shop-${at}.example`, { at: NOW + at }));
		const claims = await Promise.all(nodes.map((node) => node.checks.claim(NOW)));
		const claimed = claims.filter((claim) => claim !== null);
		expect(claimed.map(({ id }) => id).sort()).toEqual(ids.slice(0, 2).sort());
		for (const claim of claimed) await checks.finish(claim, REPORT);
		expect(await checks.claim(NOW)).toMatchObject({ id: ids[2], attempts: 1 });
	});

	it("have a step while they run, and then what was found", async () => {
		const { checks } = await open();
		const id = await ask(checks, "clinic.example");
		const claim = await claimOne(checks);
		await checks.setStep(claim, "pages");
		expect(await checks.find(id)).toMatchObject({ state: "running", step: "pages", report: null });
		await checks.finish(claim, REPORT, NOW + 5);
		expect(await checks.find(id)).toMatchObject({
			state: "done",
			step: null,
			report: REPORT,
			finishedAt: NOW + 5,
		});
		expect(await checks.isAnyUnfinished()).toBe(false);
	});

	it("that could not read a website are asked for anew at once", async () => {
		const { checks } = await open();
		const id = await ask(checks, "clinic.example");
		await checks.finish(await claimOne(checks), { problem: "error", status: 503 }, NOW);
		const again = await ask(checks, "clinic.example", { at: NOW + 1 });
		expect(again).not.toBe(id);
		await checks.finish(await claimOne(checks), REPORT, NOW + 1);
		expect(await ask(checks, "clinic.example", { at: NOW + 2 })).toBe(again);
	});

	it("that were left wait again, once, and have then taken too long", async () => {
		const { checks } = await open();
		const id = await ask(checks, "clinic.example");
		const late = await claimOne(checks);
		expect(await checks.claim(NOW + 0.9 * MINUTE)).toBeNull();
		const again = await claimOne(checks, NOW + 1.1 * MINUTE);
		await checks.finish(late, REPORT);
		expect(await checks.find(id)).toMatchObject({ state: "running" });
		expect(again.attempts).toBe(2);
		expect(await checks.claim(NOW + 3 * MINUTE)).toBeNull();
		expect(await checks.find(id)).toMatchObject({ state: "done", report: { problem: "slow" } });
	});

	it("that began by a clock which was set back do not run for ever", async () => {
		const { checks } = await open();
		await ask(checks, "clinic.example");
		await claimOne(checks, NOW + DAY);
		expect(await claimOne(checks)).toMatchObject({ attempts: 2 });
	});

	it("that failed are tried once more; those of a node that stops are not counted", async () => {
		const { checks } = await open();
		const id = await ask(checks, "clinic.example");
		await checks.release(await claimOne(checks));
		await checks.giveUp(await claimOne(checks));
		await checks.giveUp(await claimOne(checks));
		expect(await checks.find(id)).toMatchObject({ state: "done", report: { problem: "slow" } });
	});

	it("are six an hour for a sender, as far as they are new", async () => {
		const { checks } = await open();
		for (let at = 0; at < 6; at++)
			await ask(checks, `shop-${at}.example`, { sender: "one", at: NOW + at });
		expect(await ask(checks, "shop-0.example", { sender: "one" })).toBeTruthy();
		const request = (sender: string, at: number) =>
			checks.request({ address: "https://another.example/", sender, enquiryId: null }, at);
		expect(await request("one", NOW + MINUTE)).toEqual({
			ok: false,
			reason: { limit: "sender", waitMs: 59 * MINUTE },
		});
		expect(await request("one", NOW + HOUR)).toMatchObject({ ok: true });
	});

	it("wait twenty at once, and are sixty an hour for all senders, but for those of enquiries", async () => {
		const { checks, enquiries } = await open();
		for (let at = 0; at < 20; at++) await ask(checks, `shop-${at}.example`);
		await expect(ask(checks, "another.example")).rejects.toThrow("queue");
		for (let at = 20; at < 60; at++) {
			await checks.finish(await claimOne(checks), REPORT);
			await ask(checks, `shop-${at}.example`);
		}
		await checks.finish(await claimOne(checks), REPORT);
		await expect(ask(checks, "another.example")).rejects.toThrow("all");
		const { id: enquiryId } = await enquiries.save(createNewEnquiry(), []);
		expect(await ask(checks, "another.example", { sender: null, enquiryId })).toBeTruthy();
	});

	it("are deleted after 30 days", async () => {
		const { checks } = await open();
		const old = await ask(checks, "old.example", { at: NOW - 30.1 * DAY });
		const young = await ask(checks, "young.example", { at: NOW - 29.9 * DAY });
		expect(await checks.deleteOld(NOW)).toBe(1);
		expect(await checks.find(old)).toBeUndefined();
		expect(await checks.find(young)).toBeDefined();
	});

	it("are erased with their enquiry, unless another one uses them", async () => {
		const { checks, enquiries, staff } = await open();
		const save = async (message: string) =>
			(await enquiries.save(createNewEnquiry({ message }), [])).id;
		const [one, other] = [await save("One of two enquiries"), await save("The other of them")];
		const own = await ask(checks, "own.example", { sender: null, enquiryId: one });
		const shared = await ask(checks, "shared.example", { enquiryId: one, at: NOW + 1 });
		await checks.addUse(shared, other);
		await checks.addUse(shared, other);
		await checks.addUse("gone", other);
		expect(await checks.findOfEnquiry(one)).toMatchObject({ id: shared });
		await staff.erase({ id: one });
		expect(await checks.find(own)).toBeUndefined();
		expect(await checks.findOfEnquiry(other)).toMatchObject({ id: shared });
		await staff.erase({ id: other });
		expect(await checks.find(shared)).toBeUndefined();
	});
});
