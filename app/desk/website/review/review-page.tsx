import { t as tForm } from "#app/messages/en/desk-website-form.server.ts";
import { t } from "#app/messages/en/desk-website-review.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { type Problem, ProblemList } from "../form/problem-list.tsx";
import { ChangedTexts } from "../history/changed-texts.tsx";
import type { FieldChange } from "../history/compare-texts.ts";
import { Deletion } from "./deletion.tsx";
import { NOTE_MAX } from "./note-max.ts";

type ReviewPageProps = {
	title: string;
	file: string;
	/** The version of the draft that is shown. */
	version: number;
	/** The name of the draft's author. */
	author: string;
	askedAt: string;
	note: string | null;
	/** What becomes of the address, if the draft deletes its file. */
	deletes: { redirect: string | null } | null;
	problem: Problem | null;
	/** True if the problem came with the page, and is read out. */
	isNew: boolean;
	/** The address of the page as the draft has it; null where it cannot be shown. */
	preview: string | null;
	/** What it changes; null if it deletes its file. */
	changes: readonly FieldChange[] | null;
	/** The answer that was typed. */
	answer: string;
};

/** Renders what the author of a draft asks for, what it changes, and the ways to decide on it. */
export function ReviewPage(props: ReviewPageProps) {
	const { title, file, version, author, askedAt, note, deletes } = props;
	const { problem, isNew, preview, changes, answer } = props;
	return (
		<div className="desk-wrap pt-6 pb-16">
			<p>
				<a href="/desk/website">{tForm("backToAll")}</a>
			</p>
			<h1 className="desk-title mt-1 wrap-anywhere" dir="auto">
				{title}
			</h1>
			{problem && <ProblemList problem={problem} isNew={isNew} />}
			<p className="mt-4 max-w-text">
				{t(deletes ? "asksToDelete" : "asks", { name: author, at: formatInstant(askedAt) })}
			</p>
			{note && (
				<blockquote
					className="mt-2 max-w-text whitespace-pre-wrap wrap-anywhere border-line-strong border-l-4 pl-3"
					dir="auto"
				>
					{note}
				</blockquote>
			)}
			{deletes && <Deletion redirect={deletes.redirect} />}
			<p className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
				{preview && (
					<a href={preview} target="_blank" rel="noreferrer">
						{t("seeDraft")}
						<span className="sr-only"> {tForm("inOtherTab")}</span>
					</a>
				)}
				<span className="text-ink-soft wrap-anywhere">{file}</span>
			</p>
			{changes && (
				<section className="mt-6 max-w-text">
					<h2 className="font-bold">{t("changes")}</h2>
					<ChangedTexts changes={changes} />
				</section>
			)}
			<Decision version={version} author={author} isDeletion={deletes !== null} answer={answer} />
		</div>
	);
}

type DecisionProps = Pick<ReviewPageProps, "version" | "author" | "answer"> & {
	isDeletion: boolean;
};

/** Renders the buttons that publish the draft, or send it back with an answer. */
function Decision({ version, author, isDeletion, answer }: DecisionProps) {
	return (
		<form method="post" className="mt-6 max-w-text border-line-strong border-t pt-4">
			<input type="hidden" name="version" value={version} />
			<button
				type="submit"
				name="intent"
				value="publish"
				className="desk-button"
				data-tone="accent"
			>
				{t(isDeletion ? "publishDeletion" : "publish")}
			</button>
			<label className="mt-5 block">
				{t("answer", { name: author })}
				<textarea
					name="answer"
					rows={3}
					maxLength={NOTE_MAX}
					defaultValue={answer}
					className="desk-field mt-1"
					dir="auto"
				/>
			</label>
			<p className="mt-1 mb-2 text-fine text-ink-soft">{t("answerHint")}</p>
			<button
				type="submit"
				name="intent"
				value="send-back"
				className="desk-button"
				data-tone="quiet"
			>
				{t("sendBack")}
			</button>
		</form>
	);
}
