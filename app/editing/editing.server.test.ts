import { expect, it, onTestFinished } from "vitest";
import { findService, getContent, reloadContent } from "#app/content/content.server.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { closeEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { getEditing, startEditing, stopEditing } from "./editing.server.ts";
import { changeText } from "./text/change-text.ts";

it("a publication changes the pages of this process, and what is not sound changes nothing", async () => {
	// Other tests of this process have other content.
	reloadContent();
	await startEditing();
	onTestFinished(async () => {
		stopEditing();
		reloadContent();
		await closeEnquiryServices();
	});
	const editing = getEditing();
	const { people } = await getDeskServices();
	const staff = await people.invite("Meera", "meera@editing.example", "owner");
	const staffId = staff?.id ?? "";
	const [{ slug, card } = { slug: "", card: "" }] = getContent().services;
	const file = `services/${slug}.yaml`;
	const text = editing.getText(file) ?? "";
	const shown =
		"If nobody finds the shop, the shop is closed, whatever the sign on its door says of hours.";
	const set = (path: string, value: string) =>
		changeText(text, [{ kind: "set", path: [path], value }], { isMarkdown: false });
	const edit = async (text: string) => {
		const store = await editing.getStore();
		const begun = await store.findDraft(file, staffId);
		const saved = await store.saveDraft({ file, staffId, text, version: begun?.version ?? 0 });
		if (!saved.ok) throw new Error("the draft has another version");
		return {
			draft: saved.value,
			result: await editing.publishDraft({ draft: saved.value, staffId }),
		};
	};
	const { result: rejected, draft } = await edit(set("card", ""));
	expect(rejected).toMatchObject({ reason: { issues: [{ file, field: "card" }] } });
	expect(() => editing.previewDraft(draft)).toThrow("card: is empty");
	expect(findService(slug)?.card).toBe(card);
	expect((await edit(set("card", shown))).result).toMatchObject({ ok: true });
	expect(findService(slug)?.card).toBe(shown);
	await editing.restore({ file, number: 0, staffId });
	expect(findService(slug)?.card).toBe(card);
});

it("knows no file that is no content, wherever it lies", () => {
	const { getText } = getEditing();
	expect(["../package.json", "media/a.webp", "services/none.yaml", ""].map(getText)).toEqual(
		Array(4).fill(null),
	);
	expect(getText("site.yaml")).toContain("name:");
	// The agency has none of its own.
	expect(getText("pages/search.yaml")).toContain("title:");
});
