import type { ReactNode } from "react";
import { FlashLine } from "#app/desk/changes/flash-line.tsx";
import type { FlashMessage } from "#app/desk/changes/flash-message.ts";
import type { FormGroup } from "#app/editing/fields/form.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { EditAside, type FileFacts } from "./edit-aside.tsx";
import type { FieldNotes } from "./field.tsx";
import { FormParts } from "./form-parts.tsx";
import { isField, isSection } from "./form-tree.ts";
import { type Problem, ProblemList } from "./problem-list.tsx";
import { SectionDetails } from "./section-details.tsx";
import { WarningList } from "./warning-list.tsx";

export type EditPageProps = {
	facts: FileFacts;
	form: FormGroup;
	/** The mark of the text that the form shows, by which a save notices another one. */
	version: string;
	notes: FieldNotes;
	problem: Problem | null;
	/** What could be better, and can be published all the same. */
	warnings: Problem["reasons"];
	/** The names of the sections that are open. */
	open: ReadonlySet<string>;
	mayPublish: boolean;
	done: FlashMessage | null;
};

/** Renders the form of a file: what it has of its own, then its sections in the order of the page. */
export function EditPage(props: EditPageProps) {
	const { facts, form, version, notes, problem, warnings, open, mayPublish, done } = props;
	const own = form.fields.filter(isField);
	const sections = form.fields.filter(isSection);
	return (
		<div className="desk-wrap pt-6 pb-16">
			<FlashLine done={done} />
			<p>
				<a href="/desk/website">{t("backToAll")}</a>
			</p>
			<h1 className="desk-title mt-1 wrap-anywhere" dir="auto">
				{facts.name}
			</h1>
			{problem && <ProblemList problem={problem} />}
			<WarningList warnings={warnings} />
			<div className="desk-editing mt-4">
				<EditAside facts={facts} sections={sections} />
				<form method="post" action={facts.path} noValidate>
					<input type="hidden" name="version" value={version} />
					<DefaultButton />
					<FormParts parts={own} notes={notes} />
					<div className="mt-6">
						{sections.map((section) => (
							<SectionDetails
								key={section.name}
								section={section}
								notes={notes}
								isOpen={open.has(section.name)}
							/>
						))}
					</div>
					<Bar preview={facts.preview} mayPublish={mayPublish} />
					{facts.draft && <Share share={facts.share} />}
					{facts.draft && <Discard />}
				</form>
			</div>
		</div>
	);
}

/** Renders the button that Enter in a field presses, as it is the first of the form. */
function DefaultButton() {
	return (
		<button type="submit" name="intent" value="save" hidden>
			{t("save")}
		</button>
	);
}

type BarProps = { preview: string; mayPublish: boolean };

/** Renders what is done with the form, which stays at the bottom of the window. */
function Bar({ preview, mayPublish }: BarProps) {
	return (
		<div className="desk-editing-bar">
			<Intent intent="save" tone="accent">
				{t("save")}
			</Intent>
			{mayPublish && <Intent intent="publish">{t("publish")}</Intent>}
			<Intent intent="check">{t("check")}</Intent>
			<a href={preview} target="_blank" rel="noreferrer" className="py-2.5">
				{t("seePage")}
				<span className="sr-only"> {t("inOtherTab")}</span>
			</a>
			{!mayPublish && <p className="basis-full text-fine text-ink-soft">{t("needsRight")}</p>}
		</div>
	);
}

/** Renders the button that throws the draft away, which has to be opened first. */
function Discard() {
	return (
		<details className="mt-2">
			<summary className="desk-summary">{t("discard")}</summary>
			<p className="mt-1 mb-2 max-w-text">{t("discardHint")}</p>
			<Intent intent="discard">{t("discardForGood")}</Intent>
		</details>
	);
}

type ShareProps = { share: FileFacts["share"] };

/** Renders the address at which people without an account see the draft, or the button that makes one. */
function Share({ share }: ShareProps) {
	return (
		<details className="mt-4" open={share !== null}>
			<summary className="desk-summary">{t("share")}</summary>
			<p className="mt-1 mb-2 max-w-text">
				{share ? t("isShared", { until: formatInstant(share.until) }) : t("shareHint")}
			</p>
			{share && (
				<input
					type="url"
					className="desk-field mb-2"
					aria-label={t("shareAddress")}
					defaultValue={share.address}
					readOnly
					dir="ltr"
				/>
			)}
			{share ? (
				<Intent intent="unshare">{t("unshare")}</Intent>
			) : (
				<Intent intent="share">{t("shareButton")}</Intent>
			)}
		</details>
	);
}

type IntentProps = {
	intent: "save" | "check" | "publish" | "discard" | "share" | "unshare";
	tone?: "accent" | "quiet";
	children: ReactNode;
};

function Intent({ intent, tone = "quiet", children }: IntentProps) {
	return (
		<button type="submit" name="intent" value={intent} className="desk-button" data-tone={tone}>
			{children}
		</button>
	);
}
