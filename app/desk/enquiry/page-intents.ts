import { SAVE } from "#app/desk/changes/flash-message.ts";
import { INTENTS, type Intent, parseChange } from "#app/desk/changes/intents.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import type { Change } from "#app/enquiries/store/change-types.ts";
import { collect, type Result } from "#app/platform/result.ts";
import { parseAnswer } from "./parse-answer.ts";
import { parseCorrection } from "./parse-correction.ts";
import { parseSave } from "./parse-save.ts";
import type { SubmittedForm } from "./submitted-form.ts";

/** The enquiry as it is stored, the people of the desk, and the one of them who sent the form. */
export type Asked = { enquiry: Enquiry; staff: readonly Staff[]; reader: Staff };

type Parsed = Result<Change[]>;

/** What the page of an enquiry can ask for. */
type PageIntent = Pick<Intent, "buttons" | "isOfAnyRevision"> & {
	parse: (typed: SubmittedForm, asked: Asked) => Parsed | Promise<Parsed>;
	/** The kind by which the page tells that it was done. */
	event: Intent["event"] | typeof SAVE;
};

export const PAGE_INTENTS: ReadonlyMap<string, PageIntent> = new Map<string, PageIntent>([
	// These need more than the fields of one change.
	["answer", { parse: parseAnswer, event: "answer", buttons: ["template", "at"] }],
	["save", { parse: parseSave, event: SAVE }],
	["correct", { parse: parseCorrection, event: "corrected" }],
	...[...INTENTS].map(([name, intent]): [string, PageIntent] => [
		name,
		{ ...intent, parse: ({ change }, { staff }) => collect([parseChange(name, change, staff)]) },
	]),
]);
