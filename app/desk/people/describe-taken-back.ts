import { t } from "#app/messages/en/desk-people.server.ts";

/** Describes what became of the planned answers of somebody who cannot sign in any more; an empty text for none. */
export function describeTakenBack(count: number): string {
	return count === 0 ? "" : t("takenBack", { count });
}
