import type { ResultKind } from "#app/content/pages/search-entry.ts";
import { t } from "#app/messages/en/search-field.ts";
import type { Suggestion } from "./search-query.ts";

type SuggestionListProps = {
	/** The prefix of the ids of the list and its options. */
	id: string;
	suggestions: readonly Suggestion[];
	/** The index of the active option. */
	chosen: number;
	onChoose: (path: string) => void;
};

/** Renders the listbox below the field; the number of options is announced. */
export function SuggestionList({ id, suggestions, chosen, onChoose }: SuggestionListProps) {
	const count = suggestions.length;
	return (
		<>
			<p role="status" className="sr-only">
				{count > 0 && t("suggestionCount", { count })}
			</p>
			<div
				id={`${id}-list`}
				role="listbox"
				aria-label={t("suggestions")}
				hidden={count === 0}
				className="absolute inset-x-0 top-full z-20 max-h-[min(26rem,60svh)] overflow-y-auto border-2 border-line-strong border-t-0 bg-raised text-ink"
			>
				{suggestions.map(({ kind, name, where, path }, index) => (
					// biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
					<div
						key={path}
						id={`${id}-${index}`}
						role="option"
						tabIndex={-1}
						aria-selected={index === chosen}
						ref={index === chosen ? showOption : undefined}
						onPointerDown={(event) => event.preventDefault()}
						onClick={() => onChoose(path)}
						className="flex min-h-12 cursor-pointer items-baseline justify-between gap-4 border-line border-b px-4 py-2.5 last:border-b-0 hover:bg-sunken aria-selected:bg-ink aria-selected:text-paper forced-colors:aria-selected:outline-2"
					>
						<span className="min-w-0">
							<span className="font-bold">{name}</span>
							{where && <span>, {where}</span>}
						</span>
						<span className="shrink-0 text-fine">{nameKind(kind)}</span>
					</div>
				))}
			</div>
		</>
	);
}

function showOption(option: HTMLElement | null): void {
	option?.scrollIntoView({ block: "nearest" });
}

/** Returns what a result is: a service, a city, an article. */
export function nameKind(kind: ResultKind): string {
	return t(kind);
}
