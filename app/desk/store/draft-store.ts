import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { transact } from "#app/database/transact.ts";
import { lockEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { findDraft, saveDraft } from "#app/enquiries/store/drafts.ts";
import { getNow } from "#app/platform/clock.ts";

export type Draft = Tables["drafts"];

type Typed = {
	text: string;
	/** The text that the form began with; undefined if it is unknown. */
	was: string | undefined;
	/** The further addresses; undefined if the form has no field for them. */
	cc: string | undefined;
};

/** Creates the store of the answers that people have begun, of which each person sees their own. */
export function createDraftStore(database: Database) {
	return {
		find: (staffId: string, enquiryId: string) => findDraft(database.db, { staffId, enquiryId }),

		/** Saves what was typed, unless it is as the form began. Words that another form saved meanwhile stay above it. */
		async save(staffId: string, enquiryId: string, { text, was, cc }: Typed): Promise<void> {
			await transact(database, async (unit) => {
				// An erasure, which deletes the drafts, cannot come between.
				const enquiry = await lockEnquiry(unit, enquiryId);
				if (!enquiry || enquiry.erasedAt) return;
				const kept = await findDraft(unit.tx, { staffId, enquiryId });
				const next = {
					text: text === was ? (kept?.text ?? "") : merge(kept?.text ?? "", text, was),
					cc: cc ?? kept?.cc ?? "",
				};
				if (next.text === kept?.text && next.cc === kept.cc) return;
				const savedAt = new Date(getNow()).toISOString();
				await saveDraft(unit.tx, { staffId, enquiryId, ...next, savedAt });
			});
		},
	};
}

function merge(kept: string, text: string, was: string | undefined): string {
	if (was === undefined || was === kept || text.includes(kept)) return text;
	return [kept, text].filter(Boolean).join("\n\n");
}
