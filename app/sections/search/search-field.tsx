import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { WORDS_MAX } from "#app/blog/reading/blog-query.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHasScript } from "#app/ui/use-has-script.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";

type SearchFieldProps = {
	/** What is searched for now. */
	words?: string;
	label?: string;
	isFocused?: boolean;
	/** Another page is on its way. */
	onLeave?: () => void;
};

/**
 * A form that leads to the results; with scripts a combobox with a list of suggestions (the pattern of the ARIA
 * Authoring Practices). Enter without a choice sends the form.
 */
export function SearchField({
	words = "",
	label = "Search the whole site",
	isFocused = false,
	onLeave,
}: SearchFieldProps) {
	// Of its own React begins one with a sign that no valid identifier begins with.
	const id = `search${useId()}`;
	const form = useRef<HTMLFormElement>(null);
	const navigate = useNavigate();
	const { suggestions, fetchFor, clear } = useSuggestions();
	const [isOpen, setOpen] = useState(false);
	const [chosen, setChosen] = useState(NONE);
	const hasScript = useHasScript();
	const isListed = isOpen && suggestions.length > 0;

	// A link or the Back button changes the search in place. What was typed before React came stays.
	const shown = useRef(words);
	useEffect(() => {
		if (shown.current === words) return;
		shown.current = words;
		form.current?.reset();
	}, [words]);

	const close = () => {
		setOpen(false);
		setChosen(NONE);
		clear();
	};
	const follow = (path: string) => {
		close();
		onLeave?.();
		navigate(path);
	};
	const step = (by: number) => {
		setOpen(true);
		setChosen((at) => stepFrom(at, by, suggestions.length));
	};
	const press = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
		const choice = isListed ? suggestions[chosen] : undefined;
		if (event.key === "Enter" && choice) follow(choice.path);
		else if (event.key === "ArrowDown" && suggestions.length > 0) step(1);
		else if (event.key === "ArrowUp" && suggestions.length > 0) step(-1);
		else if (event.key === "Escape" && isListed) close();
		// A browser would empty the field first.
		else if (event.key === "Escape" && onLeave) onLeave();
		else return;
		event.preventDefault();
	};
	const combobox = {
		role: "combobox",
		"aria-autocomplete": "list",
		"aria-expanded": isListed,
		"aria-controls": `${id}-list`,
		"aria-activedescendant": isListed && chosen !== NONE ? `${id}-${chosen}` : undefined,
	} as const;
	return (
		<search className="relative block">
			<Form
				ref={form}
				action="/search"
				onSubmit={() => {
					close();
					onLeave?.();
				}}
			>
				<label htmlFor={`${id}-words`} className="mb-2 block font-bold">
					{label}
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
							setOpen(true);
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
							<span className="max-sm:sr-only">Search</span>
						</Button>
					</div>
				</div>
			</Form>
			{hasScript && (
				<SuggestionList
					id={id}
					suggestions={isListed ? suggestions : []}
					chosen={chosen}
					onChoose={follow}
				/>
			)}
		</search>
	);
}

const NONE = -1;

/** Around the list, with the field itself between its end and its beginning. */
function stepFrom(at: number, by: number, count: number): number {
	const places = count + 1;
	return ((at + 1 + by + places) % places) - 1;
}
