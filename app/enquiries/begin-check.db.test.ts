import { afterEach, expect, it, vi } from "vitest";
import { getContent, reloadContent } from "#app/content/content.server.ts";
import { readConversationVersion } from "#app/desk/store/conversation-version.ts";
import { createStranger, describeOnBoth } from "../../tests/support/stores.ts";
import { beginCheck } from "./begin-check.ts";
import type { NewEnquiry } from "./enquiry.ts";

afterEach(() => {
	vi.restoreAllMocks();
	reloadContent();
});

describeOnBoth("a new enquiry", ({ open }) => {
	async function openChecks() {
		const stores = await open();
		const { enquiries, checks } = stores;
		const save = async (given: Partial<NewEnquiry>) => {
			const enquiry = createStranger(given);
			const { id } = await enquiries.save(enquiry, []);
			beginCheck(enquiry, id, stores);
			return id;
		};
		const find = (id: string) => checks.findOfEnquiry(id);
		return { ...stores, save, find };
	}

	it("with a website has it checked, and shares a check of the same page", async () => {
		const { save, find } = await openChecks();
		const one = await save({ website: "https://clinic.example/" });
		await expect.poll(() => find(one)).toMatchObject({ state: "waiting", host: "clinic.example" });
		const other = await save({ website: "https://clinic.example/?from=card" });
		await expect.poll(async () => (await find(other))?.id).toBe((await find(one))?.id);
	});

	it("without a website, or held as spam, has none", async () => {
		const { checks, save } = await openChecks();
		await save({ website: null });
		await save({ website: "https://spam.example/", verdict: "quarantined" });
		const last = await save({ website: "https://clinic.example/" });
		await expect.poll(() => checks.findOfEnquiry(last)).toBeDefined();
		expect(await checks.claim()).toMatchObject({ address: "https://clinic.example/" });
		expect(await checks.claim()).toBeNull();
	});

	it("of an agency without the tool has none", async () => {
		reloadContent("tests/agencies/leipzig");
		expect(getContent().pages.tools.websiteCheck).toBeUndefined();
		const { checks, save } = await openChecks();
		await save({ website: "https://clinic.example/" });
		reloadContent();
		const later = await save({ website: "https://later.example/" });
		await expect.poll(() => checks.findOfEnquiry(later)).toBeDefined();
		expect(await checks.claim()).toMatchObject({ address: "https://later.example/" });
	});

	it("is stored where its check cannot be asked for, which is logged", async () => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => {});
		const { checks, save } = await openChecks();
		vi.spyOn(checks, "request").mockRejectedValue(new Error("no more room"));
		expect(await save({ website: "https://clinic.example/" })).toBeTruthy();
		await expect.poll(() => logged.mock.calls.length).toBe(1);
	});

	it("with a check has another mark of its page as that goes on", async () => {
		const { checks, database, enquiries } = await openChecks();
		const { id } = await enquiries.save(createStranger(), []);
		const marks = [await readConversationVersion(database, id, "")];
		const note = async () => marks.push(await readConversationVersion(database, id, ""));
		await checks.request({ address: "https://x.example/", sender: null, enquiryId: id });
		await note();
		const claim = await checks.claim();
		await note();
		if (claim) await checks.finish(claim, { problem: "login", status: 401 });
		await note();
		expect(new Set(marks).size).toBe(4);
	});
});
