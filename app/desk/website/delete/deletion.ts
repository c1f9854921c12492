import { getPages } from "#app/content/content.server.ts";
import { KINDS } from "#app/content/pages/all-kinds.ts";
import type { Draft } from "#app/editing/store/drafts.ts";
import type { OpenForm } from "../form/open-form.ts";

/** Pages that stay without a file of their own: that of a service in a city is then made of both. */
const STAYING = "local-service";

/** Returns whether a draft deletes its file. */
export function isDeletion({ draft }: { draft: Pick<Draft, "text"> | undefined }): boolean {
	return draft?.text === null;
}

/** Returns whether a file that visitors see may be deleted: one of several of its kind. */
export function mayDelete({ kind, publicText }: Pick<OpenForm, "kind" | "publicText">): boolean {
	return publicText !== null && KINDS.some(({ name }) => name === kind.name);
}

/** Returns the address that goes with a file; undefined where none does. */
export function findLostPath({ kind, page }: Pick<OpenForm, "kind" | "page">): string | undefined {
	return kind.name === STAYING ? undefined : page;
}

/** Lists the pages that the address of a page can lead to when that is gone. */
export function listTargets(path: string): { path: string; name: string }[] {
	return [...getPages().values()]
		.filter((page) => page.path !== path)
		.map((page) => ({
			path: page.path,
			name: page.search?.().name ?? page.card?.().title ?? page.path,
		}));
}

/** Finds the page nearest to a path: the first above it in its address. */
export function findNearestPage(path: string): string {
	const pages = getPages();
	const parts = path.split("/").slice(1, -1);
	const above = parts.map((_part, at) => `/${parts.slice(0, at + 1).join("/")}`);
	return above.findLast((each) => pages.has(each)) ?? "/";
}
