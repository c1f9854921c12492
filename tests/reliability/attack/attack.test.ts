import { beforeAll, describe, expect, test } from "vitest";
import { getMemory } from "../../../bench/site.ts";
import * as addresses from "./addresses.ts";
import { type AttackedSite, startAttacked } from "./attacked-site.ts";
import { listBodyShots, listFieldShots, listHookShots } from "./bodies.ts";
import { BEGINNINGS, beginAndLeave, listLineShots } from "./connections.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { listPictureShots } from "./pictures.ts";
import { listPoisonShots } from "./poison.ts";
import { findFaults, type Shot, sample } from "./shots.ts";

let site: AttackedSite;
let before: Record<string, unknown>;

beforeAll(async () => {
	site = await startAttacked();
	// The first ones may be without the posts, which are still being fetched.
	await site.get("/blog");
	await site.readPages();
	before = await site.readPages();
	return site.stop;
});

describe("hostile requests are answered in words, change nothing and harm nobody", {
	timeout: 300_000,
}, () => {
	test.each<[kind: string, listShots: () => Shot[]]>([
		["paths", addresses.listPathShots],
		["segments of addresses", addresses.listSegmentShots],
		["parameters", addresses.listParameterShots],
		["form fields", listFieldShots],
		["form bodies", listBodyShots],
		["odd and oversized requests", listLineShots],
		["pictures", () => listPictureShots(site.host)],
		["messages to the hook", listHookShots],
		["poison for cached pages", listPoisonShots],
	])("%s", async (_kind, listShots) => {
		expect(await findFaults(site.node.port, listShots())).toEqual([]);
		expect(site.readErrors()).toEqual([]);
	});

	test("addresses without end, which are not cached", async () => {
		const cached = await site.readCachedBytes();
		expect(await findFaults(site.node.port, addresses.listNumberShots())).toEqual([]);
		// Any one of the addresses, cached each time, would be more.
		expect((await site.readCachedBytes()) - cached).toBeLessThan(100_000);
	});

	test("clients that leave", async () => {
		const rounds = sample(Array.from({ length: 40 }, () => BEGINNINGS)).flat();
		await Promise.all(rounds.map((bytes) => beginAndLeave(site.node.port, bytes)));
		expect(judgeAnswer(await site.get("/about"), [200])).toEqual([]);
	});
});

test("after all of it every page is what it was, and the process is well", async () => {
	expect(await site.readPages()).toEqual(before);
	expect(site.host.readVisits(), "visits of the private network").toBe(0);
	expect(getMemory(site.node), "MB of memory").toBeLessThan(500);
	expect(await site.stop()).toBe(0);
	expect(site.readErrors()).toEqual([]);
});
