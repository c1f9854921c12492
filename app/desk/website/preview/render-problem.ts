import { findKind } from "#app/content/pages/all-kinds.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { findSession } from "#app/desk/request/find-session.ts";
import { runForReader } from "#app/desk/request/run-for-reader.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { buildForm } from "#app/editing/fields/build-form.ts";
import { t } from "#app/messages/en/desk-website.server.ts";
import { listReasons, placeIssues } from "../form/place-issues.ts";
import type { UnusableTextError } from "./find-preview.tsx";

/** The most reasons that are listed: the form says all of them. */
const LISTED_MAX = 5;

/** Says in the reader's language why a draft cannot be shown, a line for each of the first reasons. */
export async function renderProblem(
	context: DeskContext,
	{ file, text }: UnusableTextError,
): Promise<string> {
	const session = await findSession(context);
	return runForReader(session?.staff.language, () => {
		const kind = findKind(file);
		const issues = getEditing().checkDraft(file, text);
		const reasons =
			kind && text !== null
				? placeIssues(buildForm(kind, text), file, issues).reasons
				: listReasons(issues);
		const lines = reasons
			.slice(0, LISTED_MAX)
			.map(({ label, reason }) => `– ${label ? `${label}: ` : ""}${reason}`);
		const count = reasons.length - lines.length;
		const more = count > 0 ? [t("previewMore", { count })] : [];
		return [t("previewImpossible"), ...lines, ...more, ""].join("\n");
	});
}
