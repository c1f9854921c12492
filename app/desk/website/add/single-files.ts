import { stringify } from "yaml";
import { ALL_KINDS } from "#app/content/pages/all-kinds.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { type ListedFile, listFiles, toUnseen } from "../listed-files.ts";
import { buildCurrentNavigation } from "./current-navigation.ts";

/** What the files begin with that exist once and may be left out, by their kinds; undefined where that is nothing. */
const BEGINNINGS: Readonly<Record<string, (() => object) | undefined>> = {
	navigation: buildCurrentNavigation,
	redirects: undefined,
	proof: undefined,
	offer: undefined,
	terms: undefined,
	calendar: undefined,
	messages: undefined,
};

/** Lists the files that exist once, and that the website does not have. */
export function listAbsentFiles(): ListedFile[] {
	const known = new Set(listFiles().map(({ file }) => file));
	return ALL_KINDS.filter(({ name }) => Object.hasOwn(BEGINNINGS, name)).flatMap(({ pattern }) =>
		known.has(pattern) ? [] : (toUnseen(pattern, null) ?? []),
	);
}

/** Finds one of them by its kind. */
export function findAbsentFile(kind: string): ListedFile | undefined {
	return listAbsentFiles().find((listed) => listed.kind.name === kind);
}

/** Returns whether a file begins with what there is already. */
export function hasBeginning({ kind }: ListedFile): boolean {
	return BEGINNINGS[kind.name] !== undefined;
}

/** Begins a file as a draft of the person, who may have begun it before. */
export async function beginFile({ file, kind }: ListedFile, staffId: string): Promise<void> {
	const store = await getEditing().getStore();
	const begin = BEGINNINGS[kind.name];
	const text = begin ? stringify(begin(), { lineWidth: 0 }) : "";
	// Where there is a draft already, nothing is saved, and the form shows it.
	await store.saveDraft({ file, staffId, text, version: 0 });
}
