import { t } from "#app/messages/en/desk-website.server.ts";
import type { ChangedPart, FieldChange } from "./compare-texts.ts";

/** Renders what is another in a text than in one before, field by field and word by word. */
export function ChangedTexts({ changes }: { changes: readonly FieldChange[] }) {
	if (changes.length === 0) return <p className="mt-1">{t("nothingChanged")}</p>;
	return (
		<dl className="desk-changed mt-1">
			{changes.map((change, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the changes of a text have no other key, and stay as they are
				<Change key={at} change={change} />
			))}
		</dl>
	);
}

function Change({ change: { labels, parts } }: { change: FieldChange }) {
	return (
		<>
			<dt className="mt-2 text-fine text-ink-soft">{labels.join(" › ")}</dt>
			<dd className="whitespace-pre-wrap wrap-anywhere" dir="auto">
				{parts.map((part, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key, and never change
					<Part key={at} part={part} />
				))}
			</dd>
		</>
	);
}

/** Renders a part of a text. Which words were removed and added is also said, as some screen readers do not tell. */
function Part({ part: { kind, text } }: { part: ChangedPart }) {
	if (kind === "same") return text;
	const Tag = kind === "removed" ? "del" : "ins";
	return (
		<Tag>
			<span className="sr-only">{t(kind === "removed" ? "removedWords" : "addedWords")} </span>
			{text}
		</Tag>
	);
}
