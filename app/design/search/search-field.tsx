import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { Button } from "#app/design/ui/button.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { useIsHydrated } from "#app/design/ui/use-is-hydrated.ts";
import { t } from "#app/messages/en/search-field.ts";
import { WORDS_MAX } from "#app/platform/normalize-words.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";

type SearchFieldProps = {
	words?: string;
	isFocused?: boolean;
	/** Called when another page is requested. */
	onLeave?: () => void;
};

/**
 * Renders the search form; with scripts a combobox with suggestions (pattern of the ARIA Authoring Practices). Enter
 * without an active option submits the form.
 */
export function SearchField({ words = "", isFocused = false, onLeave }: SearchFieldProps) {
	// React's id begins with a character that is invalid at the beginning of an identifier.
	const id = `search${useId()}`;
	const form = useRef<HTMLFormElement>(null);
	const navigate = useNavigate();
	const { suggestions, fetchFor, clear } = useSuggestions();
	const [chosen, setChosen] = useState(NONE);
	const hasScript = useIsHydrated();
	const choice = suggestions[chosen];
	const isListed = suggestions.length > 0;

	// A link or the Back button changes the query in place. Words typed before hydration are kept.
	const shown = useRef(words);
	useEffect(() => {
		if (shown.current === words) return;
		shown.current = words;
		form.current?.reset();
	}, [words]);

	const close = () => {
		setChosen(NONE);
		clear();
	};
	const leave = () => {
		close();
		onLeave?.();
	};
	const follow = (path: string) => {
		leave();
		navigate(path);
	};
	const step = (by: number) => setChosen((at) => stepFrom(at, by, suggestions.length));
	const press = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
		if (event.key === "Enter" && choice) follow(choice.path);
		else if (event.key === "ArrowDown" && isListed) step(1);
		else if (event.key === "ArrowUp" && isListed) step(-1);
		else if (event.key === "Escape" && isListed) close();
		// The browser's default action would clear the field first.
		else if (event.key === "Escape" && onLeave) onLeave();
		else return;
		event.preventDefault();
	};
	const combobox = {
		role: "combobox",
		"aria-autocomplete": "list",
		"aria-expanded": isListed,
		"aria-controls": `${id}-list`,
		"aria-activedescendant": choice ? `${id}-${chosen}` : undefined,
	} as const;
	return (
		<search className="relative block">
			<Form ref={form} action="/search" onSubmit={leave}>
				<label htmlFor={`${id}-words`} className="mb-2 block font-bold">
					{t("label")}
				</label>
				<div className="flex">
					<input
						id={`${id}-words`}
						data-search-field
						type="search"
						name="q"
						defaultValue={words}
						maxLength={WORDS_MAX}
						enterKeyHint="search"
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						// biome-ignore lint/a11y/noAutofocus: only in a dialog that the visitor has opened to search
						autoFocus={isFocused}
						{...(hasScript ? combobox : {})}
						onChange={({ target }) => {
							setChosen(NONE);
							fetchFor(target.value);
						}}
						onKeyDown={press}
						onBlur={close}
						className="field-control min-w-0 text-title"
					/>
					<div className="flex shrink-0">
						<Button type="submit" tone="ink">
							<Icon name="search" className="size-6 sm:hidden" />
							<span className="max-sm:sr-only">{t("submit")}</span>
						</Button>
					</div>
				</div>
			</Form>
			{hasScript && (
				<SuggestionList id={id} suggestions={suggestions} chosen={chosen} onChoose={follow} />
			)}
		</search>
	);
}

const NONE = -1;

/** Returns the next position, cyclically through the options and the field itself. */
function stepFrom(at: number, by: number, count: number): number {
	const stops = count + 1;
	return ((at + 1 + by + stops) % stops) - 1;
}
