import { FlashLine } from "#app/desk/changes/flash-line.tsx";
import type { FlashMessage } from "#app/desk/changes/flash-message.ts";
import { IntentButton } from "#app/desk/page/intent-button.tsx";
import type { Template } from "#app/desk/store/template-store.ts";
import { t } from "#app/messages/en/desk-texts.server.ts";
import { Placeholders } from "./placeholders.tsx";
import { Preview } from "./preview.tsx";
import { type Example, OWN_INTENT } from "./text-form.tsx";

type TextsPageProps = {
	/** The reader's own texts, filled in for the example, and those of everybody. */
	own: readonly Template[];
	previews: readonly Template[];
	/** False where those of everybody are the ones of the content files. */
	areChanged: boolean;
	/** True if the reader may edit those of everybody. */
	mayEdit: boolean;
	/** For whom they are filled in. */
	example: Example;
	done: FlashMessage | null;
};

/** Renders the texts that answers can begin with, each as an example person would get it. */
export function TextsPage(props: TextsPageProps) {
	const { own, previews, areChanged, mayEdit, example, done } = props;
	return (
		<div className="desk-wrap pt-6 pb-16">
			<FlashLine done={done} />
			<h1 className="desk-title">{t("textsForAnswers")}</h1>
			<div className="desk-beside mt-2">
				<div>
					<p className="max-w-text">{t("intro", example)}</p>
					<section className="mt-6">
						<h2 className="font-bold text-lead">{t("ownTexts")}</h2>
						<p className="mb-3 max-w-text text-ink-soft">{t("ownHint")}</p>
						<a href="/desk/texts?edit=new&own=yes" className="desk-button">
							{t("newOwnText")}
						</a>
						<Entries previews={own} of={OWN_INTENT} />
					</section>
					<section className="mt-8 border-line-strong border-t pt-6">
						<h2 className="font-bold text-lead">{t("textsOfAll")}</h2>
						<p className="mb-3 max-w-text text-ink-soft">
							{t(mayEdit ? "ofAllHint" : "ofAllByOwners")}
							{mayEdit && !areChanged && ` ${t("ofContentFiles")}`}
						</p>
						{mayEdit && (
							<a href="/desk/texts?edit=new" className="desk-button">
								{t("newText")}
							</a>
						)}
						<Entries previews={previews} of={mayEdit ? "" : null} />
						{mayEdit && areChanged && <Reset />}
					</section>
				</div>
				<Placeholders />
			</div>
		</div>
	);
}

type EntriesProps = {
	previews: readonly Template[];
	/** What the intents of these texts begin with; null for those that the reader may not edit. */
	of: string | null;
};

function Entries({ previews, of }: EntriesProps) {
	return (
		<ul className="mt-2">
			{previews.map((preview, at) => (
				<Entry
					key={preview.id}
					preview={preview}
					of={of}
					isFirst={at === 0}
					isLast={at === previews.length - 1}
				/>
			))}
		</ul>
	);
}

type EntryProps = Pick<EntriesProps, "of"> & {
	preview: Template;
	isFirst: boolean;
	isLast: boolean;
};

function Entry({ preview: { id, name, text }, of, isFirst, isLast }: EntryProps) {
	return (
		<li id={`text-${id}`} tabIndex={-1} className="border-line py-2 outline-none not-last:border-b">
			<div className="flex flex-wrap items-center gap-2">
				<h3 className="mr-auto min-w-0 wrap-anywhere font-bold" dir="auto">
					{name}
				</h3>
				{of !== null && (
					<div className="flex gap-2">
						<a
							href={`/desk/texts?${new URLSearchParams({ edit: id, ...(of && { own: "yes" }) })}`}
							className="desk-button"
							data-tone="quiet"
						>
							{t("edit", {
								name,
								more: (text) => (
									<span key="more" className="sr-only">
										{text}
									</span>
								),
							})}
						</a>
						{!isFirst && (
							<IntentButton intent={`${of}up`} fields={{ id }} about={name}>
								{t("moveUp")}
							</IntentButton>
						)}
						{!isLast && (
							<IntentButton intent={`${of}down`} fields={{ id }} about={name}>
								{t("moveDown")}
							</IntentButton>
						)}
					</div>
				)}
			</div>
			<details>
				<summary className="desk-summary">
					{t("asSent", {
						name,
						more: (text) => (
							<span key="more" className="sr-only">
								{text}
							</span>
						),
					})}
				</summary>
				<Preview text={text} />
			</details>
		</li>
	);
}

/** Renders the form that returns to the texts of the content files, which has to be opened first. */
function Reset() {
	return (
		<details className="mt-4 border-line border-t pt-2">
			<summary className="desk-summary">{t("backToFiles")}</summary>
			<p className="mt-1 mb-2 max-w-text">{t("backToFilesHint")}</p>
			<IntentButton intent="reset">{t("removeAll")}</IntentButton>
		</details>
	);
}
