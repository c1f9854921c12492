import { FlashLine } from "#app/desk/changes/flash-line.tsx";
import type { FlashMessage } from "#app/desk/changes/flash-message.ts";
import { t } from "#app/messages/en/desk-website-delete.server.ts";
import { t as tForm } from "#app/messages/en/desk-website-form.server.ts";
import { t as tReview } from "#app/messages/en/desk-website-review.server.ts";
import { AskNote } from "../editor/ask-note.tsx";
import { IntentButton } from "../editor/intent-button.tsx";
import { type Plan, PublishLater } from "../editor/publish-later.tsx";
import { toFilePath } from "../file-path.ts";
import { DraftStanding } from "../form/draft-standing.tsx";
import type { Standing } from "../form/find-standing.ts";
import { type Problem, ProblemList } from "../form/problem-list.tsx";
import { WarningList } from "../form/warning-list.tsx";

type DeletionPageProps = {
	file: string;
	name: string;
	version: string;
	/** When the draft was saved, in words. */
	at: string;
	/** The address that goes; undefined where none does. */
	path: string | undefined;
	/** Where it will lead; null for nowhere. */
	to: string | null;
	problem: Problem | null;
	/** What could be better once it is deleted, such as links to it. */
	warnings: Problem["reasons"];
	/** What was asked, answered and planned about the draft. */
	standing: Standing | null;
	/** When it is published by itself; null for who may not publish. */
	plan: Plan | null;
	/** What was typed as a note to whoever publishes. */
	note: string;
	done: FlashMessage | null;
};

/** Renders a draft that deletes a file: what becomes of its address, and the ways to publish it or take it back. */
export function DeletionPage(props: DeletionPageProps) {
	const { file, name, version, at, path, to, problem, warnings, standing, plan, note, done } =
		props;
	return (
		<div className="desk-wrap pt-6 pb-16">
			<FlashLine done={done} />
			<p>
				<a href="/desk/website">{tForm("backToAll")}</a>
			</p>
			<h1 className="desk-title mt-1 wrap-anywhere" dir="auto">
				{name}
			</h1>
			{problem && <ProblemList problem={problem} />}
			<DraftStanding standing={standing} />
			<WarningList warnings={warnings} />
			<p className="mt-4 max-w-text font-bold">{t("isDeletion", { at })}</p>
			{path && (
				<p className="mt-2 max-w-text wrap-anywhere">
					{to === null
						? t("willLeadNowhere", { path })
						: t("willLead", {
								path,
								to,
								link: (text) => (
									<a key="link" href={to}>
										{text}
									</a>
								),
							})}{" "}
					<a href={toFilePath("delete", file)}>{t("changeTarget")}</a>
				</p>
			)}
			<form method="post" action={toFilePath("edit", file)} className="mt-5">
				<input type="hidden" name="version" value={version} />
				<p className="flex flex-wrap items-center gap-2">
					<IntentButton intent={plan ? "publish" : "ask"} tone="accent">
						{plan ? t("publish") : tReview("ask")}
					</IntentButton>
					<IntentButton intent="check">{t("check")}</IntentButton>
					<IntentButton intent="discard">{t("takeBack")}</IntentButton>
				</p>
				{plan ? <PublishLater plan={plan} /> : <AskNote note={note} />}
			</form>
		</div>
	);
}
