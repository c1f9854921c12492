import { t } from "#app/messages/en/desk-website-editor.server.ts";
import { useEditing } from "./editing-context.ts";

type UndoLineProps = { list: string; index: number };

/** Renders the way back where an entry of a list was removed. */
export function UndoLine({ list, index }: UndoLineProps) {
	const { removed, undo } = useEditing() ?? {};
	if (removed?.list !== list || removed.index !== index) return null;
	return (
		<p className="desk-editing-undo">
			<span role="status">{t("removed")}</span>
			<button
				type="button"
				className="desk-button desk-chip"
				data-tone="quiet"
				data-undo=""
				onClick={undo}
			>
				{t("undo")}
			</button>
		</p>
	);
}
