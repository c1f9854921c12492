import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { Draft } from "#app/editing/store/drafts.ts";
import { t as tList } from "#app/messages/en/desk-website.server.ts";
import { t } from "#app/messages/en/desk-website-review.server.ts";
import { findReturningPage } from "../delete/list-further.ts";
import { listIssues } from "../form/list-issues.ts";
import { type Issue, listReasons } from "../form/place-issues.ts";
import { compareTexts } from "../history/compare-texts.ts";
import type { Review } from "./open-review.ts";
import { ReviewPage } from "./review-page.tsx";

/** Why a review comes back. */
type Rejected = {
	status: 409 | 422;
	/** What is said above it; by default, that something stands against publishing. */
	sentence?: string;
	issues?: readonly Issue[];
	/** The answer that was typed. */
	answer?: string;
};

/** Renders what a draft changes, for who may publish it. */
export function renderReview(
	context: DeskContext,
	{ draft, form, author }: Review,
	rejected?: Rejected,
): Response {
	const { file, kind, name, publicText } = form;
	const title = t("reviewOf", { name });
	const unusable = rejected?.issues ?? listIssues(form);
	const issues = rejected?.sentence ? [] : unusable;
	const sentence = rejected?.sentence ?? t("cannotPublish", { count: issues.length });
	const isRejected = rejected !== undefined || issues.length > 0;
	return renderDeskPage(context, {
		title,
		session: context.var.session,
		status: rejected?.status ?? 200,
		content: (
			<ReviewPage
				title={title}
				file={file}
				version={draft.version}
				author={author?.name || tList("formerColleague")}
				askedAt={draft.askedAt}
				note={draft.askNote}
				deletes={draft.text === null ? { redirect: draft.redirect } : null}
				problem={isRejected ? { sentence, reasons: listReasons(issues) } : null}
				isNew={rejected !== undefined}
				preview={unusable.length > 0 ? null : toPreview(draft, form.page)}
				changes={draft.text === null ? null : compareTexts(kind, publicText, draft.text)}
				answer={rejected?.answer ?? ""}
			/>
		),
	});
}

/** Returns the address of the page as the draft has it; null where it deletes that. */
function toPreview({ id, file, text }: Draft, page = "/"): string | null {
	if (text === null) return null;
	return `${findReturningPage(file, text) ?? page}?${new URLSearchParams({ draft: id })}`;
}
