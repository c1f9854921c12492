import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { BlogQuery } from "#app/blog/blog-query.ts";
import { Button } from "#app/design/ui/button.tsx";
import { t } from "#app/messages/en/blog.ts";
import { WORDS_MAX } from "#app/platform/normalize-words.ts";

/** Renders a form that searches within the chosen category or tag. */
export function SearchForm({ query, label }: { query: BlogQuery; label: string }) {
	const { category, tag, words } = query;
	const form = useRef<HTMLFormElement>(null);
	const shown = useRef(words);
	// A navigation changes the search in place. What was typed before hydration is kept.
	useEffect(() => {
		if (shown.current === words) return;
		shown.current = words;
		form.current?.reset();
	}, [words]);
	return (
		<search className="block md:w-[19rem] lg:w-[24rem]">
			<Form ref={form} action="/blog">
				{category && <input type="hidden" name="category" value={category} />}
				{tag && <input type="hidden" name="tag" value={tag} />}
				<label htmlFor="search-words" className="mb-2 block font-bold">
					{label}
				</label>
				<div className="flex">
					<input
						id="search-words"
						type="search"
						name="q"
						defaultValue={words}
						maxLength={WORDS_MAX}
						enterKeyHint="search"
						autoComplete="off"
						className="block w-full min-w-0 border-2 border-line-strong bg-raised px-4 py-2.5 text-ink"
					/>
					<div className="flex shrink-0">
						<Button type="submit" tone="ink" size="small">
							{t("searchButton")}
						</Button>
					</div>
				</div>
			</Form>
		</search>
	);
}
