import * as z from "zod/mini";
import { readContentFile } from "#app/content/content.server.ts";
import { findFlashSentence, toFlashAddress } from "#app/desk/changes/flash-message.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { type DeskRoute, isEnough, withFields } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { t } from "#app/messages/en/desk-website.server.ts";
import { t as tDelete } from "#app/messages/en/desk-website-delete.server.ts";
import { integer } from "#app/platform/http/form-fields.ts";
import { listReturning } from "../delete/list-further.ts";
import { toFilePath } from "../file-path.ts";
import type { ListedFile } from "../listed-files.ts";
import { withFile } from "../with-file.tsx";
import { compareTexts } from "./compare-texts.ts";
import { HistoryPage, type ShownVersion } from "./history-page.tsx";

const restoreFields = z.object({
	/** The number of the version; 0 is the file itself. */
	version: integer(-1),
});

export const websiteHistoryRoute: DeskRoute = {
	path: "/desk/website/history/:file{.+}",
	role: "member",
	get: withFile((context, file) => renderHistory(context, file)),
	actions: {
		restore: {
			handle: withFields(restoreFields, (context, { version }) =>
				withFile((_context, file) => restore(context, file, version))(context),
			),
			role: "publisher",
		},
	},
};

async function renderHistory(
	context: DeskContext,
	{ file, kind, name }: ListedFile,
	problem: string | null = null,
): Promise<Response> {
	const { session } = context.var;
	const { people } = await getDeskServices();
	const names = new Map((await people.list()).map((each) => [each.id, each.name]));
	const toName = (id: string) => names.get(id) ?? t("formerColleague");
	const versions = await (await getEditing().getStore()).listVersions(file);
	const texts = new Map(versions.map(({ number, text }) => [number, text]));
	const shown = versions.map((version): ShownVersion => {
		const before = texts.get(version.replaced);
		return {
			number: version.number,
			kind: version.text === null ? "delete" : version.kind,
			name: toName(version.staffId),
			author: version.authorId && toName(version.authorId),
			at: version.at,
			changes: compareTexts(kind, before === undefined ? version.baseText : before, version.text),
		};
	});
	return renderDeskPage(context, {
		title: t("historyOf", { name }),
		session,
		status: problem ? 422 : 200,
		content: (
			<HistoryPage
				file={file}
				name={name}
				versions={shown}
				isInFolder={readContentFile(file) !== null}
				mayPublish={isEnough(session.staff, "publisher")}
				problem={problem}
				done={findFlashSentence(context, {
					restore: t("restored"),
					unchanged: t("isSame"),
					deleted: tDelete("isDeleted"),
				})}
			/>
		),
	});
}

/** Makes an earlier version public again. */
async function restore(
	context: DeskContext,
	listed: ListedFile,
	number: number,
): Promise<Response> {
	const { file } = listed;
	const { staff } = context.var.session;
	const editing = getEditing();
	const text = await findText(file, number);
	const isReturning = text !== null && editing.getText(file) === null;
	const further = isReturning ? listReturning(file, text) : [];
	const result = await editing.restore({ file, number, staffId: staff.id, further });
	if (!result.ok) return renderHistory(context, listed, explain(result.reason));
	const kind = result.value ? "restore" : "unchanged";
	return context.redirect(toFlashAddress(toFilePath("history", file), kind), 303);
}

/** Finds the text of a version; null where it has none, or there is no such version. */
async function findText(file: string, number: number): Promise<string | null> {
	if (number === 0) return readContentFile(file);
	const version = await (await getEditing().getStore()).findVersion(number);
	return version?.text ?? null;
}

function explain(reason: "missing" | { issues: readonly { reason: string }[] }): string {
	if (reason === "missing") return t("versionMissing");
	return t("cannotRestore", { reason: reason.issues.map((issue) => issue.reason).join("; ") });
}
