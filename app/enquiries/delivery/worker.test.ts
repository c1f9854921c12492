import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { makeEnquiry } from "../../../tests/support/stores.ts";
import type { Delivery } from "../enquiry.ts";
import { openStores } from "../open-stores.ts";
import { type Attempt, type Deliver, startWorker } from "./worker.ts";

async function openDesk() {
	const folder = mkdtempSync(join(tmpdir(), "worker-"));
	const stores = await openStores({ DATA_DIR: folder, DATABASE_URL: undefined });
	onTestFinished(async () => {
		await stores.database.close();
		rmSync(folder, { recursive: true, force: true });
	});
	const readDeliveries = async (): Promise<Delivery[]> =>
		(await stores.enquiries.list()).flatMap(({ deliveries }) => deliveries);
	const start = (deliver: Deliver) => {
		const worker = startWorker("email", async () => stores.outbox, deliver);
		onTestFinished(() => worker.stop(0));
		return worker;
	};
	return { ...stores, readDeliveries, start };
}

/** Ends as told, one answer after the other, the last one for good. */
function answerWith(...answers: Attempt[]) {
	const asked: string[] = [];
	const deliver: Deliver = async ({ delivery }) => {
		asked.push(delivery.id);
		const [answer = { outcome: "delivered" }] = answers;
		if (answers.length > 1) answers.shift();
		return answer;
	};
	return { deliver, asked };
}

describe("a worker", () => {
	it("delivers what waits when it starts, and what comes later as soon as it is told", async () => {
		const desk = await openDesk();
		await desk.enquiries.save(makeEnquiry(), ["email"]);
		const { deliver, asked } = answerWith({ outcome: "delivered" });
		const worker = desk.start(deliver);
		await vi.waitUntil(() => asked.length === 1);
		await desk.enquiries.save(makeEnquiry(), ["email"]);
		worker.kick();
		await vi.waitUntil(() => asked.length === 2);
		await vi.waitUntil(async () =>
			(await desk.readDeliveries()).every(({ state }) => state === "delivered"),
		);
	});

	it("delivers many, each once, never more than four at a time", async () => {
		const desk = await openDesk();
		for (let at = 0; at < 30; at++) await desk.enquiries.save(makeEnquiry(), ["email"]);
		const asked: string[] = [];
		let running = 0;
		let most = 0;
		desk.start(async ({ delivery }) => {
			most = Math.max(most, ++running);
			asked.push(delivery.id);
			await new Promise((done) => setTimeout(done, 2));
			running--;
			return { outcome: "delivered" };
		});
		await vi.waitUntil(async () =>
			(await desk.readDeliveries()).every(({ state }) => state === "delivered"),
		);
		expect([asked.length, new Set(asked).size]).toEqual([30, 30]);
		expect(most).toBe(4);
	});

	it("tries again later with the reason noted, and counts the tries", async () => {
		const desk = await openDesk();
		const { id } = await desk.enquiries.save(makeEnquiry(), ["email"]);
		const refused: Attempt = { outcome: "refused", reason: "451 at RCPT" };
		const { deliver, asked } = answerWith(refused, refused, { outcome: "delivered" });
		const worker = desk.start(deliver);
		for (const attempts of [1, 2]) {
			await vi.waitUntil(async () => (await desk.readDeliveries())[0]?.attempts === attempts);
			await vi.waitUntil(async () => (await desk.readDeliveries())[0]?.lastError === "451 at RCPT");
			await vi.waitUntil(async () => (await desk.staff.hurry(id)) === 1);
			worker.kick();
		}
		await vi.waitUntil(async () => (await desk.readDeliveries())[0]?.state === "delivered");
		expect(new Set(asked).size).toBe(1);
		expect((await desk.readDeliveries())[0]).toMatchObject({ attempts: 3, lastError: null });
	});

	it("gives up after the eleventh try, and when the receiver wants it never again", async () => {
		const desk = await openDesk();
		await desk.enquiries.save(makeEnquiry(), ["email"]);
		await desk.database.db.updateTable("deliveries").set({ attempts: 10 }).execute();
		await desk.enquiries.save(makeEnquiry(), ["email"]);
		vi.spyOn(console, "error").mockImplementation(() => {});
		desk.start(async ({ delivery }) =>
			delivery.attempts > 10
				? { outcome: "refused", reason: "refused once more" }
				: { outcome: "gone", reason: "the webhook answered 410" },
		);
		await vi.waitUntil(async () =>
			(await desk.readDeliveries()).every(({ state }) => state === "failed"),
		);
		const reasons = (await desk.readDeliveries()).map(({ lastError }) => lastError);
		expect(reasons.toSorted()).toEqual(["refused once more", "the webhook answered 410"]);
		vi.restoreAllMocks();
	});

	it("takes a fault of the delivery itself for a try that failed", async () => {
		const desk = await openDesk();
		await desk.enquiries.save(makeEnquiry(), ["email"]);
		const told = vi.spyOn(console, "error").mockImplementation(() => {});
		desk.start(async () => {
			throw new Error("a bug");
		});
		await vi.waitUntil(async () => (await desk.readDeliveries())[0]?.lastError);
		expect((await desk.readDeliveries())[0]).toMatchObject({ state: "pending", attempts: 1 });
		expect(told.mock.calls.flat().map(String).join()).not.toContain("Riya");
		vi.restoreAllMocks();
	});

	it("waits a store out that does not answer, and says so once", async () => {
		const desk = await openDesk();
		await desk.enquiries.save(makeEnquiry(), ["email"]);
		const told = vi.spyOn(console, "error").mockImplementation(() => {});
		let isAway = true;
		const worker = startWorker(
			"email",
			async () => {
				if (isAway) throw new Error("ECONNREFUSED");
				return desk.outbox;
			},
			answerWith({ outcome: "delivered" }).deliver,
		);
		onTestFinished(() => worker.stop(0));
		for (const _ of [1, 2, 3]) {
			worker.kick();
			await new Promise((done) => setTimeout(done, 5));
		}
		expect(told).toHaveBeenCalledTimes(1);
		isAway = false;
		worker.kick();
		await vi.waitUntil(async () => (await desk.readDeliveries())[0]?.state === "delivered");
		vi.restoreAllMocks();
	});

	it("lets what runs end when it is stopped, and takes nothing more", async () => {
		const desk = await openDesk();
		for (let at = 0; at < 6; at++) await desk.enquiries.save(makeEnquiry(), ["email"]);
		const gate = Promise.withResolvers<void>();
		let begun = 0;
		const worker = desk.start(async () => {
			begun++;
			await gate.promise;
			return { outcome: "delivered" };
		});
		await vi.waitUntil(() => begun === 4);
		const stopped = worker.stop(60_000);
		gate.resolve();
		await stopped;
		const states = (await desk.readDeliveries()).map(({ state }) => state);
		expect(states.filter((state) => state === "delivered")).toHaveLength(4);
		expect(begun).toBe(4);
	});

	it("breaks off what does not end in time, to be tried again", async () => {
		const desk = await openDesk();
		await desk.enquiries.save(makeEnquiry(), ["email"]);
		let isBegun = false;
		const worker = desk.start((_claim, stop) => {
			isBegun = true;
			return new Promise((done) => {
				stop.addEventListener("abort", () => done({ outcome: "refused", reason: "stopped" }));
			});
		});
		await vi.waitUntil(() => isBegun);
		await worker.stop(1);
		expect((await desk.readDeliveries())[0]).toMatchObject({ state: "pending", attempts: 1 });
	});
});
