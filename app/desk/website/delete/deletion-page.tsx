import { FlashLine } from "#app/desk/changes/flash-line.tsx";
import type { FlashMessage } from "#app/desk/changes/flash-message.ts";
import { t } from "#app/messages/en/desk-website-delete.server.ts";
import { t as tForm } from "#app/messages/en/desk-website-form.server.ts";
import { toFilePath } from "../file-path.ts";
import { type Problem, ProblemList } from "../problem-list.tsx";
import { WarningList } from "../warning-list.tsx";

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
	mayPublish: boolean;
	done: FlashMessage | null;
};

/** Renders a draft that deletes a file: what becomes of its address, and the ways to publish it or take it back. */
export function DeletionPage(props: DeletionPageProps) {
	const { file, name, version, at, path, to, problem, warnings, mayPublish, done } = props;
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
			<form
				method="post"
				action={toFilePath("edit", file)}
				className="mt-5 flex flex-wrap items-center gap-2"
			>
				<input type="hidden" name="version" value={version} />
				{mayPublish && <Intent intent="publish">{t("publish")}</Intent>}
				<Intent intent="check">{t("check")}</Intent>
				<Intent intent="discard">{t("takeBack")}</Intent>
			</form>
			{!mayPublish && <p className="mt-2 text-fine text-ink-soft">{tForm("needsRight")}</p>}
		</div>
	);
}

type IntentProps = { intent: "publish" | "check" | "discard"; children: string };

function Intent({ intent, children }: IntentProps) {
	return (
		<button
			type="submit"
			name="intent"
			value={intent}
			className="desk-button"
			data-tone={intent === "publish" ? "accent" : "quiet"}
		>
			{children}
		</button>
	);
}
