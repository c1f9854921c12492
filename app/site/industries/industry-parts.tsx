import type { Industry } from "#app/content/types.ts";
import { Paragraphs, SectionHead } from "#app/design/sections/text-blocks.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { H2, H3 } from "#app/design/ui/heading.tsx";
import { Link, type NamedLink } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/industries.ts";

/** Renders how customers search, with searches as they type them. */
export function Searches({ search }: Pick<Industry, "search">) {
	return (
		<section className="wrap section-space grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1fr]">
			<div>
				<H2 look="display">{search.heading}</H2>
				<Paragraphs paragraphs={search.paragraphs} className="mt-6 max-w-text stack-5" />
			</div>
			<dl className="self-end border-line-strong border-t-2">
				{search.queries.map(({ query, meaning }) => (
					<div key={query} className="border-line border-b py-5">
						<dt className="font-bold text-title">{t("typedSearch", { query })}</dt>
						<dd className="mt-1 text-ink-soft">{meaning}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

/** Renders each rule with its source. */
export function IndustryRules({ rules }: Pick<Industry, "rules">) {
	return (
		<Band theme="sand">
			<SectionHead heading={rules.heading} intro={rules.intro} />
			<ul className="mt-10 grid gap-x-14 gap-y-10 md:grid-cols-2">
				{rules.items.map(({ title, text, source }) => (
					<li key={title} className="border-line-strong border-t-2 pt-4">
						<H3>{title}</H3>
						<p className="mt-2 max-w-text">{text}</p>
						<p className="mt-3 max-w-text text-fine text-ink-soft">{source}</p>
					</li>
				))}
			</ul>
		</Band>
	);
}

/** Renders the year of the industry, with a link to the dates. */
export function Year({
	calendar,
	dates,
}: Pick<Industry, "calendar"> & { dates: NamedLink | undefined }) {
	return (
		<Band theme="night">
			<H2 look="display">{calendar.heading}</H2>
			<ol className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
				{calendar.items.map(({ when, what }) => (
					<li key={when} className="border-line-strong border-t-2 pt-4">
						<p className="display-type text-accent text-heading">{when}</p>
						<p className="mt-2">{what}</p>
					</li>
				))}
			</ol>
			{dates && (
				<p className="mt-8">
					<Link to={dates.to} className="text-link inline-block py-2 text-lead">
						{dates.name}
					</Link>
				</p>
			)}
		</Band>
	);
}
