import type { Queries } from "#app/content/schemas/aside.ts";
import { H2 } from "#app/design/ui/heading.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { t } from "#app/messages/en/places.ts";

/** Renders searches as they are typed, each with its season. */
export function TypedQueries({ title, items }: Queries) {
	return (
		<>
			<H2>{title}</H2>
			<ul className="mt-8 grid gap-5 md:grid-cols-2 lg:gap-x-10">
				{items.map(({ query, language, rises, meaning }) => (
					<li key={query}>
						<p className="flex items-center gap-3 rounded-full border-2 border-line-strong bg-raised px-5 py-2.5 font-bold leading-snug">
							<Icon name="search" className="size-5 shrink-0 text-accent" />
							<span lang={language} className="wrap-anywhere min-w-0">
								{query}
							</span>
						</p>
						<p className="mt-2 px-5 text-fine">
							<span className="font-medium text-accent">{t("rises", { season: rises })}</span>
							<span className="mt-1 block text-ink-soft">{meaning}</span>
						</p>
					</li>
				))}
			</ul>
		</>
	);
}
