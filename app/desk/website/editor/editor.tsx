import "@github/markdown-toolbar-element";
import { hydrateRoot } from "react-dom/client";
import { setCatalogue } from "#app/messages/find-message.browser.ts";
import { DATA, type EditorData, ROOT } from "./editor-data.ts";
import { FormEditor } from "./form-editor.tsx";

/** Takes over the form that the server rendered. */
const root = document.getElementById(ROOT);
const data = document.getElementById(DATA)?.textContent;
if (root && data) {
	const { props, messages } = JSON.parse(data) as EditorData;
	setCatalogue(messages);
	hydrateRoot(root, <FormEditor {...props} />);
}
