import { describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { openStores, type Stores } from "#app/enquiries/open-stores.ts";
import { createDatabase, findPostgres, startPostgres } from "../../tests/support/postgres.ts";
import { createNewEnquiry, describeOnBoth, mark } from "../../tests/support/stores.ts";
import { transact } from "./transact.ts";

/** Counts the changes that are heard; on PostgreSQL the connection itself is heard first. */
function listen({ database }: Stores) {
	const hear = vi.fn();
	const ending = new AbortController();
	onTestFinished(() => ending.abort());
	database.changes.listen(hear, ending.signal);
	return { hear, end: () => ending.abort() };
}

const save = ({ enquiries }: Stores, given = {}) => enquiries.save(createNewEnquiry(given), []);

async function open(DATABASE_URL: string): Promise<Stores> {
	const stores = await openStores({ DATA_DIR: "nowhere", DATABASE_URL });
	onTestFinished(() => stores.database.close());
	return stores;
}

describeOnBoth("changes", (kind) => {
	it("are heard by who listens: new enquiries, verdicts and erasures, but no spam", async () => {
		const stores = await kind.open();
		const [{ hear }, ended] = [listen(stores), listen(stores)];
		const first = kind.kind === "PostgreSQL" ? 1 : 0;
		for (const listener of [hear, ended.hear])
			await expect.poll(() => listener.mock.calls.length).toBe(first);
		ended.end();
		await save(stores, { verdict: "quarantined" });
		const { id } = await save(stores);
		await expect.poll(() => hear.mock.calls.length).toBe(first + 1);
		await mark(stores.database, id, "spam");
		await mark(stores.database, id, "ham");
		await stores.staff.erase({ id });
		await expect.poll(() => hear.mock.calls.length).toBe(first + 4);
		expect(ended.hear).toHaveBeenCalledTimes(first);
	});
});

describeOnBoth("a change that is announced", (kind) => {
	it("is heard once it is committed, and not when it is rolled back", async () => {
		const stores = await kind.open();
		const { hear } = listen(stores);
		const first = kind.kind === "PostgreSQL" ? 1 : 0;
		await expect.poll(() => hear.mock.calls.length).toBe(first);
		const undone = transact(stores.database, async ({ announce }) => {
			announce();
			throw new Error("not after all");
		});
		await expect(undone).rejects.toThrow("not after all");
		await transact(stores.database, async ({ announce }) => {
			announce();
			expect(hear).toHaveBeenCalledTimes(first);
		});
		await expect.poll(() => hear.mock.calls.length).toBe(first + 1);
	});
});

describe.runIf(findPostgres())("changes on PostgreSQL", () => {
	it("are heard on another node, once they are committed", async () => {
		const url = await createDatabase(inject("postgresPort"));
		const [one, other] = [await open(url), await open(url)];
		const { hear } = listen(other);
		await expect.poll(() => hear.mock.calls.length).toBe(1);
		const cancelled = transact(one.database, async ({ announce }) => {
			announce();
			throw new Error("not after all");
		});
		await expect(cancelled).rejects.toThrow("not after all");
		await save(one);
		await expect.poll(() => hear.mock.calls.length).toBe(2);
	});

	it("are heard again after the database was away", async () => {
		const own = await startPostgres();
		onTestFinished(() => own.stop());
		const stores = await open(await own.createDatabase());
		const { hear } = listen(stores);
		await expect.poll(() => hear.mock.calls.length).toBe(1);
		await own.kill();
		await own.start();
		// Connecting counts as a change, as one may have been missed.
		await expect.poll(() => hear.mock.calls.length).toBe(2);
		await save(stores);
		await expect.poll(() => hear.mock.calls.length).toBe(3);
	});
});
