import { type ClipboardEvent, useState } from "react";
import { t } from "#app/messages/en/desk-website-editor.server.ts";
import type { ControlAttributes } from "../field-control.tsx";
import { convertHtml, insertPasted } from "./paste/paste-html.ts";
import { pressByKey, Tools } from "./tools.tsx";

type MarkdownControlProps = { value: string; attributes: ControlAttributes };

/** Renders a text of Markdown with the buttons that write it. What is pasted from a word processor becomes Markdown. */
export function MarkdownControl({ value, attributes }: MarkdownControlProps) {
	const [pictures, setPictures] = useState(0);
	const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
		const html = event.clipboardData.getData("text/html");
		const pasted = html === "" ? null : convertHtml(html);
		setPictures(pasted?.pictures ?? 0);
		if (!pasted) return;
		event.preventDefault();
		insertPasted(event.currentTarget, pasted);
	};
	return (
		<>
			<Tools field={attributes.id} />
			<textarea
				{...attributes}
				className="desk-field desk-growing"
				rows={20}
				defaultValue={value}
				dir="auto"
				onPaste={paste}
				onKeyDown={pressByKey}
			/>
			<p role="status">{pictures > 0 && t("picturesLeftOut", { count: pictures })}</p>
		</>
	);
}
