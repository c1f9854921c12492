import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished, vi } from "vitest";
import {
	closeEnquiryServices,
	getEnquiryServices,
} from "#app/enquiries/enquiry-services.server.ts";
import { toStorePath } from "#app/enquiries/store/open-database.ts";
import { createEmptyFolder } from "../../tests/support/project-folder.ts";
import { createNewEnquiry } from "../../tests/support/stores.ts";
import { startEmptyingJournal } from "./empty-journal.ts";

it("the site empties the journal once nobody reads any more", async () => {
	const { dataDir, remove } = createEmptyFolder();
	vi.stubEnv("DATA_DIR", dataDir);
	vi.stubEnv("DATABASE_URL", "");
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	onTestFinished(async () => {
		vi.useRealTimers();
		await closeEnquiryServices();
		vi.unstubAllEnvs();
		remove();
	});
	const { enquiries, staff } = await getEnquiryServices();
	const path = toStorePath(dataDir);
	const { id } = await enquiries.save(createNewEnquiry(), ["email"]);
	const reader = new DatabaseSync(path, { readOnly: true });
	onTestFinished(() => reader.close());
	reader.exec("begin; select id from enquiries");
	startEmptyingJournal();
	await staff.erase({ id });
	await vi.advanceTimersByTimeAsync(10_000);
	await enquiries.check();
	expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
	reader.exec("rollback");
	await vi.advanceTimersByTimeAsync(10_000);
	await enquiries.check();
	expect(statSync(`${path}-wal`).size).toBe(0);
});
