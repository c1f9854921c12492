import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { getEditing } from "#app/editing/editing.server.ts";

/** Notes that the reader has the form of a file open, and lists the names of others who have. */
export async function listOthersHere(file: string, staffId: string): Promise<string[]> {
	const store = await getEditing().getStore();
	await store.noteOpening({ file, staffId });
	const others = await store.listOpenings({ file, staffId });
	if (others.length === 0) return [];
	const { people } = await getDeskServices();
	const names = new Map((await people.list()).map(({ id, name }) => [id, name]));
	return others.flatMap((id) => names.get(id) ?? []);
}
