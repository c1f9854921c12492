import { describe, expect, it } from "vitest";
import type { Delivery, EnquiryWithDeliveries } from "#app/enquiries/enquiry.ts";
import { makeEnquiry } from "../../tests/support/stores.ts";
import { makeReport } from "./report.ts";

const SINCE = "2026-11-01T18:30:00.000Z";
const NOW = Date.parse("2026-11-21T12:00:00.000Z");

type Given = Partial<Omit<EnquiryWithDeliveries, "deliveries">> & {
	deliveries?: Partial<Delivery>[];
};

async function* walk(...all: Given[]): AsyncGenerator<EnquiryWithDeliveries> {
	for (const { deliveries = [], ...given } of all)
		yield {
			...makeEnquiry(),
			id: crypto.randomUUID(),
			createdAt: "2026-11-10T06:00:00.000Z",
			source: "direct",
			erasedAt: null,
			...given,
			deliveries: deliveries.map((delivery) => ({
				id: crypto.randomUUID(),
				enquiryId: "",
				channel: "email",
				state: "pending",
				attempts: 0,
				nextAt: 0,
				deliveredAt: null,
				lastError: null,
				...delivery,
			})),
		};
}

const report = (...all: Given[]) => makeReport(walk(...all), { since: SINCE, now: NOW });

describe("makeReport", () => {
	it("counts quarantined and spam apart, and erased ones by their verdict", async () => {
		const erasedAt = "2026-11-20T00:00:00.000Z";
		const counted = await report(
			{ verdict: "clean" },
			{ verdict: "ham" },
			{ verdict: "clean", erasedAt },
			{ verdict: "spam", erasedAt },
			{ verdict: "quarantined", service: "seo" },
		);
		expect(counted).toMatchObject({ enquiries: 3, erased: 1, quarantined: 1, spam: 1 });
		expect(counted.services).toEqual([{ name: null, count: 3 }]);
	});

	it("has every week from the first enquiry on, by the day it was in India", async () => {
		const counted = await report(
			{ createdAt: "2026-11-08T18:29:00.000Z" },
			{ createdAt: "2026-11-15T18:31:00.000Z" },
			{ createdAt: "2026-11-20T00:00:00.000Z" },
		);
		expect(counted.weeks).toEqual([
			{ name: "2026-11-02", count: 1 },
			{ name: "2026-11-09", count: 0 },
			{ name: "2026-11-16", count: 2 },
		]);
		expect((await report({})).weeks[0]).toEqual({ name: "2026-11-09", count: 1 });
	});

	it("ranks services, cities and sources", async () => {
		const counted = await report(
			{ service: "seo", city: "surat", source: "google-ads" },
			{ service: "web-development", city: "pune", source: "direct" },
			{ service: "seo", city: "pune", source: "direct" },
			{ service: null, city: "pune", source: "direct" },
		);
		expect(counted.services.map(({ name }) => name)).toEqual(["seo", null, "web-development"]);
		expect(counted.cities).toEqual([
			{ name: "pune", count: 3 },
			{ name: "surat", count: 1 },
		]);
		expect(counted.sources[0]).toEqual({ name: "direct", count: 3 });
	});

	it("tells by channel how long deliveries took, with how many tries, and what is open", async () => {
		const delivered = (seconds: number, attempts = 1): Given => ({
			deliveries: [
				{
					state: "delivered",
					attempts,
					deliveredAt: new Date(
						Date.parse("2026-11-10T06:00:00.000Z") + seconds * 1_000,
					).toISOString(),
				},
			],
		});
		const twenty = [...Array(20).keys()].map((at) => delivered(at + 1, at === 19 ? 5 : 1));
		const { channels } = await report(
			...twenty,
			{ deliveries: [{ state: "failed" }, { channel: "none" }] },
			{ deliveries: [{ state: "pending" }, { channel: "webhook", state: "cancelled" }] },
		);
		expect(channels).toEqual([
			{
				channel: "email",
				delivered: 20,
				median: 10_000,
				slow: 19_000,
				tries: { mean: 1.2, most: 5 },
				pending: 1,
				failed: 1,
			},
			{
				channel: "webhook",
				delivered: 0,
				median: null,
				slow: null,
				tries: null,
				pending: 0,
				failed: 0,
			},
			{
				channel: "none",
				delivered: 0,
				median: null,
				slow: null,
				tries: null,
				pending: 1,
				failed: 0,
			},
		]);
	});
});
