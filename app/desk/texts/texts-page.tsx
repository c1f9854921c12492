import { FlashLine } from "#app/desk/changes/flash-line.tsx";
import type { FlashMessage } from "#app/desk/changes/flash-message.ts";
import { IntentButton } from "#app/desk/page/intent-button.tsx";
import type { Template } from "#app/desk/store/template-store.ts";
import { t } from "#app/messages/en/desk-texts.server.ts";
import { Placeholders } from "./placeholders.tsx";
import { Preview } from "./preview.tsx";
import type { Example } from "./text-form.tsx";

type TextsPageProps = {
	/** The texts, filled in for the example. */
	previews: readonly Template[];
	/** False where they are those of the content files. */
	hasOwn: boolean;
	/** For whom they are filled in. */
	example: Example;
	done: FlashMessage | null;
};

/** Renders the texts that answers can begin with, each as an example person would get it. */
export function TextsPage({ previews, hasOwn, example, done }: TextsPageProps) {
	return (
		<div className="desk-wrap pt-6 pb-16">
			<FlashLine done={done} />
			<h1 className="desk-title">{t("textsForAnswers")}</h1>
			<div className="desk-beside mt-2">
				<div>
					<p className="max-w-text">
						{t("intro", example)}
						{!hasOwn && ` ${t("ofContentFiles")}`}
					</p>
					<p className="mt-4">
						<a href="/desk/texts?edit=new" className="desk-button">
							{t("newText")}
						</a>
					</p>
					<ul className="mt-2">
						{previews.map((preview, at) => (
							<Entry
								key={preview.id}
								preview={preview}
								isFirst={at === 0}
								isLast={at === previews.length - 1}
							/>
						))}
					</ul>
					{hasOwn && <Reset />}
				</div>
				<Placeholders />
			</div>
		</div>
	);
}

type EntryProps = { preview: Template; isFirst: boolean; isLast: boolean };

function Entry({ preview: { id, name, text }, isFirst, isLast }: EntryProps) {
	return (
		<li id={`text-${id}`} tabIndex={-1} className="border-line py-5 outline-none not-last:border-b">
			<div className="flex flex-wrap items-center gap-2">
				<h2 className="mr-auto min-w-0 wrap-anywhere font-bold" dir="auto">
					{name}
				</h2>
				<div className="flex gap-2">
					<a
						href={`/desk/texts?${new URLSearchParams({ edit: id })}`}
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
						<IntentButton intent="up" fields={{ id }} about={name}>
							{t("moveUp")}
						</IntentButton>
					)}
					{!isLast && (
						<IntentButton intent="down" fields={{ id }} about={name}>
							{t("moveDown")}
						</IntentButton>
					)}
				</div>
			</div>
			<Preview text={text} />
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
