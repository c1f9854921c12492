import { getEditing } from "#app/editing/editing.server.ts";
import { leadBack, leadElsewhere, REDIRECTS_FILE } from "#app/editing/redirects.ts";
import type { FurtherChange } from "#app/editing/store/publish.ts";
import { ContentError } from "#app/platform/content-error.ts";
import { findPage } from "../find-page.ts";
import type { OpenForm } from "../form/open-form.ts";
import { findLostPath, isDeletion } from "./deletion.ts";

/** Lists what is published together with a draft, so that no address is lost and none is taken twice. */
export function listFurther(
	form: Pick<OpenForm, "file" | "kind" | "page" | "draft" | "publicText">,
): FurtherChange[] {
	const { file, draft, publicText } = form;
	if (!draft) return [];
	if (draft.text !== null) return publicText === null ? listReturning(file, draft.text) : [];
	const path = isDeletion(form) ? findLostPath(form) : undefined;
	if (!path) return [];
	return [{ file: REDIRECTS_FILE, change: (text) => leadElsewhere(text, path, draft.redirect) }];
}

/** Lists what is published together with a file that visitors do not see yet, or no more: its address leads to it. */
export function listReturning(file: string, text: string): FurtherChange[] {
	const path = findReturningPage(file, text);
	return path ? [{ file: REDIRECTS_FILE, change: (redirects) => leadBack(redirects, path) }] : [];
}

/** Finds the page of a text; undefined where it has none, or the website cannot be built with it. */
export function findReturningPage(file: string, text: string): string | undefined {
	try {
		// Redirects that lead away from its address would be in the way.
		const texts = new Map([
			[file, text],
			[REDIRECTS_FILE, null],
		]);
		return findPage(getEditing().previewTexts(texts), file);
	} catch (error) {
		if (error instanceof ContentError) return undefined;
		throw error;
	}
}
