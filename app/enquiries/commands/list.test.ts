import { expect, it } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { CONFIGURED, openTestStores } from "../../../tests/support/command-stores.ts";
import { describeInRegions } from "../../../tests/support/describe-in-regions.ts";
import { createStranger, mark } from "../../../tests/support/stores.ts";
import { listAll } from "./list.ts";

const HIDDEN = "Not shown: 1 quarantined (list --status quarantined), 1 spam (list --status spam).";
const NO_CHANNEL = expect.stringContaining("No channel is configured");

type Case = [args: string, settings: Record<string, string>, names: string, notes: unknown[]];

it("list prints what is asked for, the newest first, and says what it leaves out", async () => {
	const { run, save, stores } = await openTestStores();
	const receive = async (daysAgo: number, given: Parameters<typeof createStranger>[0]) => {
		const { id, receivedAt } = await save(createStranger(given));
		await receivedAt(new Date(getNow() - daysAgo * 86_400_000).toISOString());
		return id;
	};
	await receive(8, { name: "Asha", service: "seo", city: "surat" });
	await receive(6, { name: "Bina", service: "seo", city: "surat" });
	await receive(5, { name: "Chitra", service: "seo", city: "pune" });
	await receive(4, { name: "Dev" });
	await receive(3, { name: "Esha", verdict: "quarantined" });
	await mark(stores.database, await receive(2, { name: "Farid" }), "spam");
	await stores.staff.erase({ id: await receive(1, { name: "Gita" }) });
	const cases: Case[] = [
		["", {}, "Dev Chitra Bina Asha", [HIDDEN, NO_CHANNEL]],
		["--status spam", CONFIGURED, "Farid", []],
		["--service seo --city surat", CONFIGURED, "Bina Asha", []],
		["--service seo --since 7d --limit 1", CONFIGURED, "Chitra", ["These are the newest 1 of 2."]],
		["--city delhi", CONFIGURED, "", ["No enquiry matches."]],
	];
	for (const [args, settings, names, notes] of cases) {
		const output = await run(listAll, args, { settings });
		const found = output.printed.match(/Asha|Bina|Chitra|Dev|Esha|Farid/g)?.join(" ") ?? "";
		expect([found, output.notes], args).toEqual([names, notes]);
	}
});

/** The 2nd of November at ten in the morning in Greenwich. */
const WRITTEN = {
	india: "2 Nov 2026, 3:30\u00a0pm",
	lisbon: "2 Nov 2026, 10:00",
	portland: "Nov 2, 2026, 2:00\u00a0AM",
};

describeInRegions(({ name }) => {
	it("list prints tabbed lines into a pipe, and a table on a terminal", async () => {
		const { run, save } = await openTestStores();
		const { id, receivedAt } = await save({ name: "New\ter \u001B[31m", service: "seo" });
		await receivedAt("2026-11-02T10:00:00Z");
		const cells = [id, "2026-11-02T10:00:00Z", "pending", "New er \uFFFD[31m"];
		const others = ["riya@desaicotton.example", "seo", "", "", "direct\n"];
		expect((await run(listAll)).printed).toBe([...cells, ...others].join("\t"));
		const { printed } = await run(listAll, "", { width: 80 });
		expect(printed).toContain(`${WRITTEN[name]}  <33mpending<39m  New er \uFFFD[31m`);
	});
});
