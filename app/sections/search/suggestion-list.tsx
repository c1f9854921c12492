import type { Suggestion } from "#app/search/suggestion.ts";
import { KIND_NAMES } from "./kind-names.ts";

type SuggestionListProps = {
	/** Begins the ids of the list and of its entries. */
	id: string;
	suggestions: readonly Suggestion[];
	/** The number of the entry that the keys have reached. */
	chosen: number;
	onChoose: (path: string) => void;
};

/** Below the field, over what follows; how many there are is said aloud. */
export function SuggestionList({ id, suggestions, chosen, onChoose }: SuggestionListProps) {
	const count = suggestions.length;
	return (
		<>
			<p role="status" className="sr-only">
				{count > 0 && (count === 1 ? "1 suggestion." : `${count} suggestions.`)}
			</p>
			<div
				id={`${id}-list`}
				role="listbox"
				aria-label="Suggestions"
				hidden={count === 0}
				className="absolute inset-x-0 top-full z-20 max-h-[min(26rem,60svh)] overflow-y-auto border-2 border-line-strong border-t-0 bg-raised text-ink"
			>
				{suggestions.map(({ kind, name, where, path }, place) => (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
					<div
						key={path}
						id={`${id}-${place}`}
						role="option"
						tabIndex={-1}
						aria-selected={place === chosen}
						ref={place === chosen ? showOption : undefined}
						onPointerDown={keepFocus}
						onClick={() => onChoose(path)}
						className="flex min-h-12 cursor-pointer items-baseline justify-between gap-4 border-line border-b px-4 py-2.5 last:border-b-0 hover:bg-sunken aria-selected:bg-ink aria-selected:text-paper forced-colors:aria-selected:outline-2"
					>
						<span className="min-w-0">
							<span className="font-bold">{name}</span>
							{where && <span>, {where}</span>}
						</span>
						<span className="shrink-0 text-fine">{KIND_NAMES[kind]}</span>
					</div>
				))}
			</div>
		</>
	);
}

function showOption(option: HTMLElement | null): void {
	option?.scrollIntoView({ block: "nearest" });
}

function keepFocus(event: { preventDefault: () => void }): void {
	event.preventDefault();
}
