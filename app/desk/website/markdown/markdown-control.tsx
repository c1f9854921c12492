import { type ClipboardEvent, useState } from "react";
import { pressByKey } from "#app/desk/markdown/find-tool.ts";
import { Tools } from "#app/desk/markdown/tools.tsx";
import { t } from "#app/messages/en/desk-website-editor.server.ts";
import { TextLines } from "../controls/text-lines.tsx";
import type { ControlAttributes } from "../form/field-control.tsx";
import { convertPasted, insert, insertPasted } from "./paste/paste-html.ts";

type MarkdownControlProps = { value: string; attributes: ControlAttributes };

/** Renders a text of Markdown with the buttons that write it. What is pasted from a word processor becomes Markdown. */
export function MarkdownControl({ value, attributes }: MarkdownControlProps) {
	const [pictures, setPictures] = useState(0);
	const paste = async (event: ClipboardEvent<HTMLTextAreaElement>) => {
		const { clipboardData, currentTarget } = event;
		const html = clipboardData.getData("text/html");
		setPictures(0);
		if (html === "") return;
		event.preventDefault();
		const plain = clipboardData.getData("text/plain");
		const pasted = await convertPasted(html);
		if (pasted) insertPasted(currentTarget, pasted);
		else insert(currentTarget, plain);
		setPictures(pasted?.pictures ?? 0);
	};
	return (
		<>
			<Tools field={attributes.id} />
			<TextLines {...attributes} text={value} rows={20} onPaste={paste} onKeyDown={pressByKey} />
			<p role="status">{pictures > 0 && t("picturesLeftOut", { count: pictures })}</p>
		</>
	);
}
