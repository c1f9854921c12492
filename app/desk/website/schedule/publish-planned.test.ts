import { test as base, expect, onTestFinished } from "vitest";
import { getContent, reloadContent } from "#app/content/content.server.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { changeText } from "#app/editing/text/change-text.ts";
import { closeEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { publishPlanned } from "./publish-planned.ts";

const AT = "2026-11-23T06:00:00.000Z";
const [CARD, OTHER_CARD] = [
	"If nobody finds the shop, the shop is closed, whatever the sign on its door says of hours.",
	"Whoever looks for shoes in this street finds yours first, and knows when your door is open.",
];

/** A service's file, and Meera, who may publish, with a draft of it that is due. */
const test = base.extend("planned", async ({ task }) => {
	// Other tests of this process have other content.
	reloadContent();
	const { people } = await getDeskServices();
	const invite = async (role: "owner" | "member") =>
		(await people.invite("Meera", `${task.id}-${role}@planned.example`, role))?.id ?? "";
	const [meera, kabir] = [await invite("member"), await invite("owner")];
	await people.setMayPublish(meera, true);
	const [{ slug } = { slug: "" }] = getContent().services;
	const file = `services/${slug}.yaml`;
	const editing = getEditing();
	const store = await editing.getStore();
	const setCard = (value: string) =>
		changeText(editing.getText(file) ?? "", [{ kind: "set", path: ["card"], value }], {
			isMarkdown: false,
		});
	const save = async (text: string, staffId = meera) => {
		const saved = await store.saveDraft({ file, staffId, text, version: 0 });
		if (!saved.ok) throw new Error("there was a draft");
		return saved.value;
	};
	onTestFinished(async () => {
		for (const { id, staffId } of await store.listDrafts()) await store.discardDraft(id, staffId);
		await editing.restore({ file, number: 0, staffId: kabir });
		reloadContent();
	});
	return {
		file,
		people,
		meera,
		kabir,
		store,
		setCard,
		save,
		plan: async (text: string) => {
			const draft = await store.planDraft(await save(text), AT);
			if (!draft) throw new Error("the draft has another version");
			return draft;
		},
		read: () => editing.getText(file),
		find: () => store.findDraft(file, meera),
	};
});

base.afterAll(() => closeEnquiryServices());

test("a planned draft becomes what visitors see, in its author's name", async ({ planned }) => {
	const text = planned.setCard(CARD);
	await publishPlanned(await planned.plan(text));
	expect([planned.read(), await planned.find()]).toEqual([text, undefined]);
	const [version] = await planned.store.listVersions(planned.file);
	expect(version).toMatchObject({ staffId: planned.meera, authorId: null });
});

test("what cannot be used then is not published, and says so", async ({ planned }) => {
	const before = planned.read();
	const draft = await planned.plan(planned.setCard(""));
	await publishPlanned(draft);
	expect(planned.read()).toBe(before);
	expect(await planned.find()).toMatchObject({ planEnded: "invalid", text: draft.text });
});

test("who may not publish any more does not, and neither does who has left", async ({
	planned,
}) => {
	const { people, meera } = planned;
	const before = planned.read();
	await people.setMayPublish(meera, false);
	const draft = await planned.plan(planned.setCard(CARD));
	await publishPlanned(draft);
	expect(await planned.find()).toMatchObject({ planEnded: "right" });
	await people.setMayPublish(meera, true);
	await people.setDisabled(meera, true);
	const again = await planned.store.planDraft((await planned.find()) ?? draft, AT);
	await publishPlanned(again ?? draft);
	expect(await planned.find()).toMatchObject({ planEnded: "right" });
	expect(planned.read()).toBe(before);
});

test("words that somebody else has published in the same place stay, and end the plan", async ({
	planned,
}) => {
	const draft = await planned.plan(planned.setCard(CARD));
	const theirs = planned.setCard(OTHER_CARD);
	const other = await planned.save(theirs, planned.kabir);
	await getEditing().publishDraft({ draft: other, staffId: planned.kabir });
	await publishPlanned(draft);
	expect(planned.read()).toBe(theirs);
	expect(await planned.find()).toMatchObject({ planEnded: "met", publishAt: AT });
	expect((await planned.find())?.text).toContain(CARD);
});

test("a draft that was saved after it was read stays planned, with its new words", async ({
	planned,
}) => {
	const draft = await planned.plan(planned.setCard(CARD));
	const text = planned.setCard(OTHER_CARD);
	const { file, meera: staffId } = planned;
	await planned.store.saveDraft({ file, staffId, text, version: draft.version });
	await publishPlanned(draft);
	expect(await planned.find()).toMatchObject({ planEnded: null, text });
	const [due] = await planned.store.listPlanned();
	if (due) await publishPlanned(due);
	expect(planned.read()).toBe(text);
});
