import { getDeskServices } from "#app/desk/request/desk-services.ts";

/** Finds the names of people by their ids, but for those who are no more. */
export async function findNames(ids: readonly string[]): Promise<string[]> {
	const { people } = await getDeskServices();
	const found = await Promise.all(ids.map((id) => people.findById(id)));
	return found.flatMap((staff) => staff?.name ?? []);
}
