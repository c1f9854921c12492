import { expect, it } from "vitest";
import { mergeDraft } from "./merge-draft.ts";

const PHONE = "Dear Riya, I write from the train.";
const DESK = "Dear Riya, I write from the desk.";

it("words of two devices stay, each once, however often one of them is saved", () => {
	const first = mergeDraft(PHONE, { text: DESK, was: "" });
	expect(first).toEqual({ text: `${PHONE}\n\n${DESK}`, others: PHONE });
	let { text: kept } = first;
	let was = DESK;
	for (const end of ["a", "ab", "abc"]) {
		const text = `${DESK} ${end}`;
		({ text: kept } = mergeDraft(kept, { text, was }));
		was = text;
		expect(kept).toBe(`${PHONE}\n\n${text}`);
	}
	expect(mergeDraft(kept, { text: `${PHONE} Yes.`, was: PHONE }).text).toBe(
		`${was}\n\n${PHONE} Yes.`,
	);
});

it("a save whose response was lost makes way for the next one, and is told apart from a form without changes", () => {
	const lost = { text: `${DESK} Yours`, was: "", tried: DESK };
	expect(mergeDraft(DESK, lost)).toEqual({ text: lost.text, others: "" });
	expect(mergeDraft(`${PHONE}\n\n${DESK}`, lost).text).toBe(`${PHONE}\n\n${lost.text}`);
	expect(mergeDraft(PHONE, { text: DESK, was: "", tried: DESK }).text).toBe(`${PHONE}\n\n${DESK}`);
	expect(mergeDraft(PHONE, { text: DESK, was: DESK })).toEqual({ text: PHONE, others: PHONE });
});

it("a form without changes neither brings back what is gone nor takes away what has come, and one that was emptied neither", () => {
	expect(mergeDraft("", { text: DESK, was: DESK }).text).toBe("");
	expect(mergeDraft("", { text: DESK, was: "" }).text).toBe(DESK);
	expect(mergeDraft(PHONE, { text: "", was: "" }).text).toBe(PHONE);
	expect(mergeDraft(PHONE, { text: "", was: DESK }).text).toBe(PHONE);
	expect(mergeDraft(DESK, { text: DESK, was: DESK })).toEqual({ text: DESK, others: "" });
});

it("words that one has and the other goes on with are there once, and no word is lost in another one", () => {
	expect(mergeDraft("Dear Riya", { text: DESK, was: "" })).toEqual({ text: DESK, others: "" });
	expect(mergeDraft(`${DESK}\nP.S.`, { text: DESK, was: "" }).text).toBe(`${DESK}\nP.S.`);
	expect(mergeDraft("Yesterday", { text: "Yes", was: "" }).text).toBe("Yesterday\n\nYes");
});
