import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { getRequestLanguage, runInLanguage } from "#app/messages/request-language.server.ts";
import { getNow, setClock } from "#app/platform/clock.ts";
import { HOUR } from "#app/platform/durations.ts";
import { listEnquiries } from "../../../tests/support/list-enquiries.ts";
import { createNewEnquiry, createStoreFolder } from "../../../tests/support/stores.ts";
import type { DeliveryFault } from "../delivery-fault.ts";
import type { Delivery } from "../enquiry.ts";
import { openStores } from "../open-stores.ts";
import { type Attempt, type Deliver, startWorker } from "./worker.ts";

/** Opens a store with so many enquiries to deliver. */
async function openDesk(count = 1) {
	const stores = await openStores({ DATA_DIR: await createStoreFolder(), DATABASE_URL: undefined });
	onTestFinished(() => stores.database.close());
	for (let at = 0; at < count; at++) await stores.enquiries.save(createNewEnquiry(), ["email"]);
	const readDeliveries = async (): Promise<Delivery[]> =>
		(await listEnquiries(stores.enquiries)).flatMap(({ deliveries }) => deliveries);
	const start = (deliver: Deliver, openOutbox = async () => stores.outbox) => {
		const worker = startWorker(
			new Map([
				[
					"email",
					async (...given: Parameters<Deliver>) => {
						// Like a network, this lets timers run, also where a worker retries for ever.
						await setImmediate();
						return deliver(...given);
					},
				],
			]),
			openOutbox,
		);
		onTestFinished(() => worker.stop(0));
		return worker;
	};
	const untilAll = (expected: Partial<Delivery>) =>
		expect.poll(readDeliveries).toEqual(Array(count).fill(expect.objectContaining(expected)));
	return { ...stores, readDeliveries, start, untilAll };
}

/** Takes over the error log, which must stay empty otherwise. */
function watchErrors() {
	const errors = vi.fn();
	console.error = errors;
	return errors;
}

const REJECTED = {
	outcome: "rejected",
	reason: { code: "webhook-answered", status: 503 },
} as const;
const fail = () => Promise.reject(new Error("a bug"));

test("a worker runs in the site's language, whichever the request has that wakes it", async () => {
	const desk = await openDesk(0);
	const languages: (string | undefined)[] = [];
	const worker = desk.start(fail, async () => {
		languages.push(getRequestLanguage());
		return desk.outbox;
	});
	const wakeInHindi = () => {
		runInLanguage("hi", () => worker.wake());
		return languages.length;
	};
	await expect.poll(wakeInHindi).toBeGreaterThan(3);
	expect(new Set(languages)).toEqual(new Set([undefined]));
});

test("a worker delivers what waits, each once, four at a time, and more as soon as it is kicked", async () => {
	// A worker polls again after a minute, which never passes here.
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	onTestFinished(() => void vi.useRealTimers());
	const desk = await openDesk(30);
	const ids: string[] = [];
	let running = 0;
	let most = 0;
	const worker = desk.start(async ({ delivery }) => {
		ids.push(delivery.id);
		most = Math.max(most, ++running);
		await setImmediate();
		running--;
		return { outcome: "delivered" };
	});
	await desk.untilAll({ state: "delivered", attempts: 1 });
	expect([ids.length, new Set(ids).size, most]).toEqual([30, 30, 4]);
	await desk.enquiries.save(createNewEnquiry(), ["email"]);
	worker.wake();
	await expect.poll(() => ids).toHaveLength(31);
});

test("a clock that jumps ahead during an attempt sends nothing twice", async () => {
	const desk = await openDesk();
	const { promise, resolve } = Promise.withResolvers<Attempt>();
	const deliver = vi.fn<Deliver>(() => promise);
	const worker = desk.start(deliver);
	await expect.poll(() => deliver).toHaveBeenCalledOnce();
	const later = getNow() + HOUR;
	setClock(() => later);
	for (let wakes = 0; wakes < 5; wakes++) {
		worker.wake();
		await setImmediate();
	}
	resolve({ outcome: "delivered" });
	await desk.untilAll({ state: "delivered", attempts: 1 });
	expect(deliver).toHaveBeenCalledOnce();
});

test("a worker tries again later with the reason noted, and counts the tries", async () => {
	const desk = await openDesk();
	const deliver = vi.fn<Deliver>(async () => ({ outcome: "delivered" }));
	deliver.mockResolvedValueOnce(REJECTED);
	const worker = desk.start(deliver);
	await desk.untilAll({ state: "pending", lastError: REJECTED.reason });
	const [{ enquiryId, nextAt } = { enquiryId: "", nextAt: 0 }] = await desk.readDeliveries();
	expect((nextAt - getNow()) / 5_000).toBeCloseTo(1, 0);
	await desk.staff.retryNow(enquiryId);
	worker.wake();
	await desk.untilAll({ state: "delivered", attempts: 2, lastError: null });
});

test.each<[string, number, Deliver, Delivery["state"], DeliveryFault]>([
	["gives up after the eleventh try", 10, async () => REJECTED, "failed", REJECTED.reason],
	["takes an error for a try that failed", 0, fail, "pending", { code: "unexpected" }],
])(
	"a worker %s, and names nobody in the log",
	async (_what, attempts, deliver, state, lastError) => {
		const desk = await openDesk();
		await desk.database.db.updateTable("deliveries").set({ attempts }).execute();
		const errors = watchErrors();
		desk.start(deliver);
		await desk.untilAll({ state, attempts: attempts + 1, lastError });
		expect(errors).toHaveBeenCalledOnce();
		expect(errors.mock.calls.flat().map(String).join()).not.toContain("Riya");
	},
);

test("a worker waits a store out that does not respond, and says so once", async () => {
	const desk = await openDesk();
	const errors = watchErrors();
	const openOutbox = vi.fn(async () => desk.outbox);
	for (const _ of [1, 2, 3]) openOutbox.mockRejectedValueOnce(new Error("ECONNREFUSED"));
	const worker = desk.start(async () => ({ outcome: "delivered" }), openOutbox);
	for (const times of [1, 2, 3]) {
		await expect.poll(() => openOutbox.mock.settledResults).toHaveLength(times);
		expect(errors).toHaveBeenCalledOnce();
		worker.wake();
	}
	await desk.untilAll({ state: "delivered" });
});

test("a worker lets what runs end when it is stopped, and begins no more", async () => {
	const desk = await openDesk(6);
	const gate = Promise.withResolvers<Attempt>();
	const deliver = vi.fn<Deliver>(() => gate.promise);
	const worker = desk.start(deliver);
	await expect.poll(() => deliver.mock.calls).toHaveLength(4);
	const stopped = worker.stop(60_000);
	gate.resolve({ outcome: "delivered" });
	await stopped;
	const delivered = (await desk.readDeliveries()).filter(({ state }) => state === "delivered");
	expect(delivered).toHaveLength(4);
	expect(deliver).toHaveBeenCalledTimes(4);
});
