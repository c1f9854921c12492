import { FlashLine } from "#app/desk/changes/flash-line.tsx";
import type { FlashMessage } from "#app/desk/changes/flash-message.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import type { Catalogue } from "#app/messages/find-message.browser.ts";
import { DATA, type EditorData, ROOT } from "../editor/editor-data.ts";
import { type EditorProps, FormEditor } from "../editor/form-editor.tsx";
import { DraftStanding } from "./draft-standing.tsx";
import { EditAside, type FileFacts } from "./edit-aside.tsx";
import type { Standing } from "./find-standing.ts";
import { isSection } from "./form-tree.ts";
import type { Problem } from "./problem-list.tsx";
import { WarningList } from "./warning-list.tsx";

export type EditPageProps = {
	facts: FileFacts;
	/** What was asked, answered and planned about the draft; null without one. */
	standing: Standing | null;
	editor: EditorProps;
	/** The messages that the editor's script needs beside its own. */
	messages: Catalogue;
	/** What could be better, and can be published all the same. */
	warnings: Problem["reasons"];
	done: FlashMessage | null;
};

/** Renders what is known of a file, and its form, which a script makes an editor. */
export function EditPage({ facts, standing, editor, messages, warnings, done }: EditPageProps) {
	return (
		<div className="desk-wrap desk-editing-wrap pt-6 pb-16">
			<header>
				<FlashLine done={done} />
				<p>
					<a href="/desk/website">{t("backToAll")}</a>
				</p>
				<h1 className="desk-title mt-1 wrap-anywhere" dir="auto">
					{facts.name}
				</h1>
				<DraftStanding standing={standing} />
				<WarningList warnings={warnings} />
			</header>
			<div className="desk-editing mt-4">
				<EditAside facts={facts} sections={editor.form.fields.filter(isSection)} />
				<div id={ROOT}>
					<FormEditor {...editor} />
				</div>
			</div>
			<Data data={{ props: editor, messages }} />
		</div>
	);
}

/** Renders what the editor's script needs to take over the form. */
function Data({ data }: { data: EditorData }) {
	const json = JSON.stringify(data).replaceAll("<", "\\u003c");
	return (
		<script
			id={DATA}
			type="application/json"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: data without the character that begins tags
			dangerouslySetInnerHTML={{ __html: json }}
		/>
	);
}
