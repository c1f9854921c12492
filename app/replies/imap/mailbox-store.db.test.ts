import { expect, it } from "vitest";
import { MINUTE } from "#app/platform/durations.ts";
import { describeOnBoth } from "../../../tests/support/stores.ts";
import { createMailboxStore, findReadAt } from "./mailbox-store.ts";

const NOW = Date.parse("2026-11-25T06:30:00Z");
const NAME = "desk@agency.example@mail.example/INBOX";

describeOnBoth("a mailbox", ({ kind, createPlace, open }) => {
	it("is read from where another process stopped, unless its UIDs are others", async () => {
		const { database } = await open();
		const first = createMailboxStore(database, NAME);
		expect(await first.claim(NOW)).toBe(true);
		expect(await first.findPosition("7")).toBeNull();
		await first.savePosition({ uidValidity: "7", lastUid: 3_000_000_000 });
		await first.saveReadAt(NOW);
		await first.release();
		const next = createMailboxStore(database, NAME);
		expect(await next.claim(NOW + 1)).toBe(true);
		expect(await next.findPosition("7")).toEqual({ uidValidity: "7", lastUid: 3_000_000_000 });
		expect(await next.findPosition("8")).toBeNull();
		expect(await findReadAt(database, NAME)).toBe(NOW);
		expect(await findReadAt(database, "another")).toBeNull();
	});

	it.runIf(kind === "PostgreSQL")("is read by one node at a time", async () => {
		const place = await createPlace();
		const [{ database }, { database: other }] = [await open(place), await open(place)];
		const nodes = [createMailboxStore(database, NAME), createMailboxStore(other, NAME)] as const;
		expect((await Promise.all(nodes.map((node) => node.claim(NOW)))).toSorted()).toEqual([
			false,
			true,
		]);
		const [has, waits] = (await nodes[0].claim(NOW)) ? nodes : nodes.toReversed();
		expect(await has?.claim(NOW + MINUTE)).toBe(true);
		expect(await waits?.claim(NOW + 3 * MINUTE)).toBe(false);
		expect(await waits?.claim(NOW + 4 * MINUTE)).toBe(true);
		expect(await has?.claim(NOW + 4 * MINUTE)).toBe(false);
		// Saving the position renews the lease, and is left to who has it.
		const position = { uidValidity: "7", lastUid: 3 };
		expect(await waits?.savePosition(position, NOW + 5 * MINUTE)).toBe(true);
		expect(await has?.savePosition({ ...position, lastUid: 1 }, NOW + 5 * MINUTE)).toBe(false);
		expect(await has?.findPosition("7")).toEqual(position);
		expect(await has?.claim(NOW + 7 * MINUTE)).toBe(false);
		await waits?.release();
		expect(await has?.claim(NOW + 4 * MINUTE)).toBe(true);
		// The clock was set back by an hour.
		expect(await waits?.claim(NOW - 60 * MINUTE)).toBe(true);
	});
});
