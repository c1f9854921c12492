import type { Piece } from "#app/search/mark-words.ts";
import { type SearchQuery, toSearchPath } from "#app/search/search-query.ts";
import { PageSteps } from "#app/sections/page-steps.tsx";
import { KIND_NAMES } from "#app/sections/search/kind-names.ts";
import { Link } from "#app/ui/link.tsx";
import type { Result, Results } from "./load-results.server.ts";
import { POSTS_MISSING } from "./nothing-found.tsx";

type FoundPagesProps = { query: SearchQuery; results: Results };

/** What was found, as an index: its kind to the left, and a line of the page itself. */
export function FoundPages({ query, results }: FoundPagesProps) {
	const { items, pages, correction, hasPosts } = results;
	return (
		<div className="wrap pt-8 pb-24 lg:pt-10">
			<p role="status" className="text-ink-soft">
				{describeFound(query, results)}
			</p>
			{correction && (
				<p className="mt-2 text-lead">
					Did you mean{" "}
					<Link to={toSearchPath({ words: correction })} className="text-link inline-block py-1">
						{correction}
					</Link>
					?
				</p>
			)}
			<ol className="mt-6 border-line-strong border-t-2">
				{items.map((item) => (
					<FoundPage key={item.path} item={item} />
				))}
			</ol>
			{!hasPosts && <p className="mt-6 text-ink-soft">{POSTS_MISSING}</p>}
			{pages > 1 && (
				<div className="mt-14">
					<PageSteps
						page={query.page}
						pages={pages}
						toPath={(page) => toSearchPath({ ...query, page })}
						back={{ name: "Better", leadsTo: "Better matches" }}
						on={{ name: "More", leadsTo: "More matches" }}
					/>
				</div>
			)}
		</div>
	);
}

function FoundPage({ item: { kind, name, where, path, kite, text } }: { item: Result }) {
	return (
		<li className="group relative grid gap-x-10 gap-y-1 border-line border-b py-5 hover:bg-raised grid-cols-[minmax(0,1fr)_3rem] md:grid-cols-[10rem_minmax(0,1fr)_4.5rem] lg:py-6">
			<p className="col-span-2 text-fine text-ink-soft md:col-span-1 md:pt-1.5">
				{KIND_NAMES[kind]}
			</p>
			<div className={kite ? "" : "max-md:col-span-2"}>
				<h2 className="display-type text-heading">
					<Link
						to={path}
						className="decoration-4 decoration-accent-bright underline-offset-4 after:absolute after:inset-0 group-hover:underline"
					>
						<Pieces pieces={name} />
					</Link>
				</h2>
				{where && <p className="mt-0.5 font-medium">{where}</p>}
				<p className="mt-1.5 max-w-[46rem] text-ink-soft">
					<Pieces pieces={text} />
				</p>
			</div>
			{kite && (
				<img
					src={kite}
					alt=""
					width={240}
					height={320}
					loading="lazy"
					decoding="async"
					className="h-auto w-full transition-transform duration-300 group-hover:-translate-y-1 group-hover:-rotate-3"
				/>
			)}
		</li>
	);
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
	// Pieces of one text have no other identity than their place.
	return pieces.map(({ text, isFound }, place) =>
		isFound ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: see above
			<mark key={place} className="found-word">
				{text}
			</mark>
		) : (
			text
		),
	);
}

function describeFound({ words, page }: SearchQuery, results: Results): string {
	const { total, pages, isPartial } = results;
	const count = total === 1 ? "1 page" : `${total.toLocaleString("en-IN")} pages`;
	const what = isPartial ? `${count} with some of the words “${words}”` : `${count} for “${words}”`;
	return pages > 1 ? `${what}, part ${page} of ${pages}.` : `${what}.`;
}
