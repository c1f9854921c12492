import type { Staff } from "#app/desk/store/people-store.ts";

/** The parameter of the address that names whose hours are shown. */
export const HOURS = "hours";

/** Returns whose hours are shown: the reader's or, for an owner, those of somebody of the staff whom the address names. */
export function findWhose(query: URLSearchParams, staff: readonly Staff[], reader: Staff): Staff {
	const id = reader.role === "owner" ? query.get(HOURS) : null;
	return staff.find((person) => person.id === id && person.disabledAt === null) ?? reader;
}
