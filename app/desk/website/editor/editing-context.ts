import { createContext, use } from "react";
import type { FormNode } from "#app/editing/fields/form.ts";

/** What a button of a list asks for. */
export type ListRequest = {
	intent: "insert" | "remove" | "up" | "down" | "move";
	list: string;
	index: number;
	/** The kind of a new entry, where there are several. */
	variant?: string | undefined;
	/** Where an entry is moved to by the pointer. */
	to?: number;
};

/** An entry that was removed, and can be brought back. */
export type Removed = { list: string; index: number; entry: FormNode };

/** What the browser does to the form without loading it anew; null on the server, and until the script runs. */
export type Editing = {
	/** Returns false for what is no list: the server changes that. */
	changeList: (request: ListRequest) => boolean;
	removed: Removed | null;
	undo: () => void;
};

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing | null {
	return use(EditingContext);
}
