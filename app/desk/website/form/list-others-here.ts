import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { listOpenings, noteOpening } from "#app/desk/store/openings.ts";
import { findNames } from "./find-names.ts";

/** Notes that the reader has the form of a file open, and lists the names of others who have. */
export async function listOthersHere(file: string, staffId: string): Promise<string[]> {
	const { database } = await getDeskServices();
	await noteOpening(database, { page: file, staffId });
	const others = await listOpenings(database, [file], staffId);
	return findNames(others.map((other) => other.staffId));
}
