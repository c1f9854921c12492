import type { Database } from "#app/database/open-database.ts";
import { transact } from "#app/database/transact.ts";
import { lockEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { type Draft, findDraft, saveDraft } from "#app/enquiries/store/drafts.ts";
import { getNow } from "#app/platform/clock.ts";
import { mergeDraft } from "./merge-draft.ts";

export type { Draft } from "#app/enquiries/store/drafts.ts";

/**
 * The greatest lengths of a draft: two answers, as words of another device stay beside those of the form; far more addresses
 * than the five, and more of a subject, than an answer can have.
 */
const MAX_LENGTHS = { text: 20_000, cc: 2_000, subject: 1_000 };

type Typed = {
	text: string;
	/**
	 * The version of the draft that the form began with, null if there was none; undefined if the form does not say, so that
	 * the text it began with has to.
	 */
	version?: number | null | undefined;
	/** The text that the form began with; undefined if it is unknown. */
	was: string | undefined;
	/** A later text of the form, of which it does not know whether it was saved. */
	tried?: string | undefined;
	/** The further addresses; undefined if the form has no field for them. */
	cc: string | undefined;
	/** The subject, empty for that of the thread; undefined if the form has no field for it. */
	subject?: string | undefined;
};

type Saved = {
	/** The draft as it is stored now. */
	draft: Draft | undefined;
	/** The words of the draft that the form does not have, as they came from elsewhere. */
	others: string;
	/** The length of a field that is too long, so that nothing was saved; null if they were saved. */
	excess: { of: "text" | "cc" | "subject"; length: number; max: number } | null;
};

/** Creates the store of the answers that people have begun, of which each person sees their own. */
export function createDraftStore(database: Database) {
	return {
		/** Finds the draft that a person has for the matter of an enquiry. */
		async find(staffId: string, id: string): Promise<Draft | undefined> {
			const enquiry = await database.db
				.selectFrom("enquiries")
				.select("matterId")
				.where("id", "=", id)
				.executeTakeFirst();
			return enquiry && findDraft(database.db, { staffId, enquiryId: enquiry.matterId });
		},

		/**
		 * Saves what was typed, on the page of an enquiry, over the version that its form began with. Over another one words of both stay, and a form that
		 * changed nothing changes nothing. What would be too long is not saved.
		 */
		async save(staffId: string, id: string, typed: Typed): Promise<Saved> {
			return transact(database, async (unit) => {
				// An erasure, which deletes the drafts, cannot come between.
				const enquiry = await lockEnquiry(unit, id);
				if (!enquiry || enquiry.erasedAt) return { draft: undefined, others: "", excess: null };
				const { matterId: enquiryId } = enquiry;
				const kept = await findDraft(unit.tx, { staffId, enquiryId });
				const { text, cc, subject, others } = merge(kept, typed);
				const excess = findExcess({ text, cc, subject });
				const { text: keptText = "", cc: keptCc = "", subject: keptSubject = "" } = kept ?? {};
				if (excess || (text === keptText && cc === keptCc && subject === keptSubject))
					return { draft: kept, others, excess };
				const savedAt = new Date(getNow()).toISOString();
				await saveDraft(unit.tx, { staffId, enquiryId, text, cc, subject, savedAt });
				// Whoever has the enquiry open sees that its author writes.
				unit.announce();
				return { draft: await findDraft(unit.tx, { staffId, enquiryId }), others, excess };
			});
		},
	};
}

function merge(kept: Draft | undefined, typed: Typed) {
	const { text, version, was, cc = kept?.cc ?? "", subject = kept?.subject ?? "" } = typed;
	const isSame =
		version === undefined
			? was === undefined || was === (kept?.text ?? "")
			: version === (kept?.version ?? null);
	if (isSame) return { text, cc, subject, others: "" };
	return {
		...mergeDraft(kept?.text ?? "", typed),
		cc: joinAddresses(kept?.cc ?? "", cc),
		subject: subject || (kept?.subject ?? ""),
	};
}

/** Joins the further addresses of two devices. */
function joinAddresses(kept: string, typed: string): string {
	if (!typed || kept.includes(typed)) return kept;
	return !kept || typed.includes(kept) ? typed : `${kept}, ${typed}`;
}

function findExcess(fields: Record<keyof typeof MAX_LENGTHS, string>): Saved["excess"] {
	for (const field of ["text", "cc", "subject"] as const) {
		const [{ length }, max] = [fields[field], MAX_LENGTHS[field]];
		if (length > max) return { of: field, length, max };
	}
	return null;
}
