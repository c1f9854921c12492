import type { ChangeResult, UndoRejection } from "#app/enquiries/store/change-types.ts";
import { t } from "#app/messages/en/desk-changes.server.ts";

/** The messages with the reasons why a change is not undone, for its author. */
const REASONS = {
	final: "nothingToUndo",
	theirs: "undoOfOthers",
	late: "undoTooLate",
	sent: "undoOfSent",
	taken: "undoOfTaken",
} as const satisfies Record<UndoRejection, string>;

/** Returns the reason why a change was not undone, in words; null for any other result. */
export function findUndoRejection(result: ChangeResult): string | null {
	return Object.hasOwn(REASONS, result) ? t(REASONS[result as UndoRejection]) : null;
}
