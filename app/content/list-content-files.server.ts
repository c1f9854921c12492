import { getContentPaths, getPages } from "./content.server.ts";
import { findDefault } from "./files/find-default.ts";
import { ALL_KINDS, findKind } from "./pages/all-kinds.ts";
import type { FileKind } from "./pages/files.ts";
import type { Page } from "./pages/page.ts";

/** A file that the content is made of, also a default one that stands for a file that the agency has not written. */
export type ContentFile = {
	/** Its path below the content's folder. */
	file: string;
	kind: FileKind;
	/** The page that its text is on, the first of several; undefined where it is on all pages, or on none. */
	page: Page | undefined;
};

/** Lists the files of the content, in the order of the pages that they are on, then those without one by their paths. */
export function listContentFiles(): ContentFile[] {
	const defaults = ALL_KINDS.map(({ pattern }) => pattern).filter(
		(pattern) => !pattern.includes("{") && findDefault(pattern, "en") !== undefined,
	);
	const files = new Set([...getContentPaths(), ...defaults]);
	const pages = Map.groupBy(getPages().values(), ({ file }) => file);
	const ordered = [...pages.keys()].filter((file) => file !== null && files.has(file));
	return [...new Set([...ordered, ...[...files].sort()])].flatMap((file) => {
		const kind = file === null ? undefined : findKind(file);
		return file !== null && kind ? [{ file, kind, page: pages.get(file)?.[0] }] : [];
	});
}
