import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { findSession } from "#app/desk/request/find-session.ts";
import { runForReader } from "#app/desk/request/run-for-reader.ts";
import { t } from "#app/messages/en/desk-website.server.ts";
import type { ContentError } from "#app/platform/content-error.ts";

/** Says in the reader's language why a draft cannot be shown, a line for each reason. */
export async function renderProblem(
	context: DeskContext,
	{ issues }: ContentError,
): Promise<string> {
	const session = await findSession(context);
	const lines = issues.map(({ field, reason }) => `– ${field ? `${field}: ` : ""}${reason}`);
	return runForReader(session?.staff.language, () =>
		[t("previewImpossible"), ...lines, ""].join("\n"),
	);
}
