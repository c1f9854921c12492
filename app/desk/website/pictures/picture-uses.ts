import { readContentFile } from "#app/content/content.server.ts";
import { listContentFiles } from "#app/content/list-content-files.server.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import type { ChangedText } from "#app/editing/store/pictures.ts";

/** What names something that was added: a text that visitors see, a draft, or a version that can be brought back. */
export type PictureUse = "published" | ChangedText["of"];

/** The name of a file in a text of the content, whole. */
const NAME = /[\da-z]+(?:-[\da-z]+)*\.(?:webp|svg|png|woff2)/g;

/** Finds what names each of the files that are named at all. */
export async function findUses(): Promise<ReadonlyMap<string, PictureUse>> {
	const store = await getEditing().getStore();
	const uses = new Map<string, PictureUse>();
	const note = (text: string, use: PictureUse) => {
		for (const [name] of text.matchAll(NAME)) if (!uses.has(name)) uses.set(name, use);
	};
	for (const text of listPublicTexts()) note(text, "published");
	const changed = await store.listChangedTexts(".");
	for (const { text } of changed.filter(({ of }) => of === "draft")) note(text, "draft");
	for (const { text } of changed.filter(({ of }) => of === "version")) note(text, "version");
	return uses;
}

/** Deletes what was added at the desk. Returns false where something names it meanwhile, or it is gone. */
export async function deleteUnused(name: string): Promise<boolean> {
	const isNamed = (text: string) => [...text.matchAll(NAME)].some(([found]) => found === name);
	if (listPublicTexts().some(isNamed)) return false;
	return getEditing().deletePicture(name, isNamed);
}

/** Lists the texts that visitors see, and those of the folder below them, which can be brought back. */
function listPublicTexts(): string[] {
	const editing = getEditing();
	return listContentFiles().flatMap(({ file }) =>
		[editing.getText(file), readContentFile(file)].filter((text) => text !== null),
	);
}
