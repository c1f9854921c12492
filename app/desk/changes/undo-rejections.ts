import type { ChangeResult, UndoRejection } from "#app/enquiries/store/change-types.ts";

/** The reasons why a change is not undone, for its author. */
const REASONS: Record<UndoRejection, string> = {
	final: "There is nothing here that can be undone.",
	theirs: "The last change of this enquiry is somebody else’s: it stays as it is.",
	late: "An answer can be undone for ten seconds only, any other change for a minute and a half: this one stays, until you change it again.",
	sent: "The answer is on its way already, and cannot be called back.",
};

/** Returns the reason why a change was not undone, in words; null for any other result. */
export function findUndoRejection(result: ChangeResult): string | null {
	return Object.hasOwn(REASONS, result) ? REASONS[result as UndoRejection] : null;
}
