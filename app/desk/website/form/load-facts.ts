import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { mayDelete } from "../delete/deletion.ts";
import { toFilePath } from "../file-path.ts";
import type { FileFacts } from "./edit-aside.tsx";
import { findNames } from "./find-names.ts";
import type { OpenForm } from "./open-form.ts";

/** Loads what is told of a file beside its form. */
export async function loadFacts(context: DeskContext, opened: OpenForm): Promise<FileFacts> {
	const { file, name, page, publicText } = opened;
	const store = await getEditing().getStore();
	const own = context.var.session.staff.id;
	const others = (await store.listAuthors(file)).filter((id) => id !== own);
	return {
		name,
		page: publicText === null ? null : (page ?? "/"),
		history: toFilePath("history", file),
		deletion: mayDelete(opened) ? toFilePath("delete", file) : null,
		others: await findNames(others),
	};
}
