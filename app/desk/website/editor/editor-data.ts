import type { Catalogue } from "#app/messages/find-message.browser.ts";
import type { EditorProps } from "./form-editor.tsx";

/** The ids of the elements that have the form, and its data. */
export const ROOT = "editor";
export const DATA = "editor-data";

/** What the script needs to take over the form, as JSON. */
export type EditorData = {
	props: EditorProps;
	/** The messages that differ from the English ones of the script. */
	messages: Catalogue;
};
