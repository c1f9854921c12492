import { type SearchQuery, toSearchPath } from "#app/design/search/search-query.ts";
import { nameKind } from "#app/design/search/suggestion-list.tsx";
import { PageSteps } from "#app/design/sections/page-steps.tsx";
import { UNDERLINED_LINK } from "#app/design/sections/text-blocks.tsx";
import { Kite } from "#app/design/ui/art.tsx";
import { ButtonLink } from "#app/design/ui/button.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { Link, LinkList } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/search-page.ts";
import { t as tSections } from "#app/messages/en/sections.ts";
import type { TextPiece } from "#app/platform/found-words.ts";
import type { Route } from "./+types/route.ts";

type SearchData = Route.ComponentProps["loaderData"];
type Results = NonNullable<SearchData["results"]>;
type FoundPagesProps = { query: SearchQuery; results: Results };

export function FoundPages({ query, results }: FoundPagesProps) {
	const { items, pages, correction, hasPosts } = results;
	return (
		<div className="wrap pt-8 pb-24 lg:pt-10">
			<p role="status" className="text-ink-soft">
				{formatCount(query, results)}
			</p>
			{correction && (
				<p className="mt-2 text-lead">
					{t("didYouMean", {
						link: () => (
							<Link
								key="correction"
								to={toSearchPath({ words: correction })}
								className="text-link inline-block py-1"
							>
								{correction}
							</Link>
						),
					})}
				</p>
			)}
			<ol className="mt-6 border-line-strong border-t-2">
				{items.map((item) => (
					<FoundPage key={item.path} {...item} />
				))}
			</ol>
			{!hasPosts && <p className="mt-6 text-ink-soft">{t("postsMissing")}</p>}
			{pages > 1 && (
				<div className="mt-14">
					<PageSteps
						page={query.page}
						pages={pages}
						toPath={(page) => toSearchPath({ ...query, page })}
						back={{ name: t("better"), leadsTo: t("betterMatches") }}
						on={{ name: tSections("more"), leadsTo: t("moreMatches") }}
					/>
				</div>
			)}
		</div>
	);
}

function FoundPage({ kind, name, where, path, kite, text }: Results["items"][number]) {
	return (
		<li className="group relative grid gap-x-10 gap-y-1 border-line border-b py-5 hover:bg-raised grid-cols-[minmax(0,1fr)_3rem] md:grid-cols-[10rem_minmax(0,1fr)_4.5rem] lg:py-6">
			<p className="col-span-2 text-fine text-ink-soft md:col-span-1 md:pt-1.5">{nameKind(kind)}</p>
			<div className={kite ? "" : "max-md:col-span-2"}>
				<h2 className="display-type text-heading">
					<Link to={path} className={UNDERLINED_LINK}>
						<Pieces pieces={name} />
					</Link>
				</h2>
				{where && <p className="mt-0.5 font-medium">{where}</p>}
				<p className="mt-1.5 max-w-[46rem] text-ink-soft">
					<Pieces pieces={text} />
				</p>
			</div>
			{kite && (
				<Kite
					src={kite}
					className="h-auto w-full transition-transform duration-300 group-hover:-translate-y-1 group-hover:-rotate-3"
				/>
			)}
		</li>
	);
}

function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
	return pieces.map(({ text, isFound }, index) =>
		isFound ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
			<mark key={index} className="found-word">
				{text}
			</mark>
		) : (
			text
		),
	);
}

function formatCount({ words, page }: SearchQuery, results: Results): string {
	const { total, pages, isPartial } = results;
	return t("found", {
		count: total,
		isPartial: isPartial ? "yes" : "no",
		words,
		page,
		pages,
	});
}

type NothingFoundProps = SearchData["none"] &
	Pick<Results, "hasPosts"> &
	Pick<SearchQuery, "words">;

export function NothingFound({ title, text, hasPosts, words }: NothingFoundProps) {
	return (
		<div className="wrap pt-10 lg:pt-16">
			<p role="status" className="sr-only">
				{t("nothingFor", { title, words })}
			</p>
			<H2 look="display">{title}</H2>
			<p className="mt-4 max-w-text text-lead">{text}</p>
			{!hasPosts && <p className="mt-4 text-ink-soft">{t("postsMissing")}</p>}
			<p className="mt-6">
				<ButtonLink to="/contact">{t("askUs")}</ButtonLink>
			</p>
		</div>
	);
}

export function Popular({ title, services, cities }: NonNullable<SearchData["popular"]>) {
	return (
		<nav aria-label={title} className="wrap section-space">
			<H2 look="title">{title}</H2>
			<div className="mt-5 grid gap-x-16 gap-y-10 border-line-strong border-t-2 lg:grid-cols-[3fr_2fr]">
				<LinkList
					links={services}
					itemClassName="border-line border-b"
					linkClassName="quiet-link display-type block py-3.5 text-heading"
				/>
				<LinkList
					links={cities}
					className="flex flex-wrap content-start gap-x-6 gap-y-1 lg:pt-3"
					linkClassName="quiet-link inline-block py-2 text-lead"
				/>
			</div>
		</nav>
	);
}
