import { getDeskServices } from "#app/desk/request/desk-services.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import type { Draft } from "#app/editing/store/drafts.ts";
import { type OpenForm, openForm } from "../form/open-form.ts";
import { findFile } from "../listed-files.ts";

/** A draft whose author asks for its publication. */
export type Review = {
	draft: Draft & { askedAt: string };
	/** The draft's file, as its author's form has it. */
	form: OpenForm;
	/** Undefined once they have left. */
	author: Staff | undefined;
};

/** Opens a draft for who may publish it; undefined once nobody asks for that. */
export async function openReview(id: string): Promise<Review | undefined> {
	const store = await getEditing().getStore();
	const found = await store.findDraftById(id);
	if (!found?.askedAt) return undefined;
	const { staffId, file, askedAt } = found;
	const listed = await findFile(file, staffId);
	if (!listed) return undefined;
	const form = await openForm(listed, staffId);
	const { people } = await getDeskServices();
	return {
		draft: { ...found, askedAt },
		form: { ...form, draft: found },
		author: await people.findById(staffId),
	};
}
