import { getContent } from "#app/content/content.server.ts";
import { Drawing } from "#app/desk/page/drawing.tsx";
import {
	type InboxFilter,
	isNarrowed,
	NOBODY,
	parseInboxFilter,
	toInboxQuery,
} from "#app/desk/search/inbox-filter.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { STATE_NAMES } from "#app/enquiries/state-names.ts";
import { t } from "#app/messages/en/desk-search.server.ts";
import { SEARCH_DRAWING, SOUGHT } from "./inbox-bar.tsx";
import { listSetFilters } from "./list-set-filters.ts";

type InboxFiltersProps = {
	filter: InboxFilter;
	sources: readonly string[];
	staff: readonly Staff[];
	/** True if the filter is that of a saved view, which has a name for it: all is folded. */
	isSaved: boolean;
};

/** Renders a GET form, so that its results have an address that can be kept. */
export function InboxFilters({ filter, sources, staff, isSaved }: InboxFiltersProps) {
	const { services, cities } = getContent();
	const { view, isEverywhere, q, service, city, source, state, owner, since, until } = filter;
	const isByHand = isNarrowed(filter) && !isSaved;
	const set = listSetFilters(filter, staff).join(" · ");
	return (
		<details className="desk-search desk-phone-fold" open={(q !== "" && !isSaved) || isByHand}>
			<summary aria-label={t("search")}>
				<Drawing path={SEARCH_DRAWING} />
			</summary>
			<form method="get" action="/desk">
				<div className="flex gap-2">
					<label className="min-w-0 flex-1 sm:max-w-narrow">
						<span className="sr-only">{t("searchBy")}</span>
						<input
							id={SOUGHT}
							className="desk-field"
							type="search"
							name="q"
							defaultValue={q}
							placeholder={t("placeholder")}
						/>
					</label>
					<button type="submit" className="desk-button" data-tone="quiet">
						{t("search")}
					</button>
					<a href="/desk/enquiries/new" className="desk-button max-lg:hidden">
						{t("newEnquiry", {
							more: (text) => (
								<span key="more" className="sr-only">
									{text}
								</span>
							),
						})}
					</a>
				</div>
				<details className="desk-filters" data-by-hand={isByHand ? "" : undefined}>
					<summary className="desk-summary">
						{set ? t("filtersSet", { set }) : t("filters")}
					</summary>
					<div className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
						<Choice
							label={t("service")}
							name="service"
							value={service}
							options={toOptions(services)}
						/>
						<Choice label={t("city")} name="city" value={city} options={toOptions(cities)} />
						<Choice
							label={t("source")}
							name="source"
							value={source}
							options={sources.map((name) => [name, name])}
						/>
						<Choice
							label={t("owner")}
							name="owner"
							value={owner}
							options={[[NOBODY, t("nobody")], ...staff.map(({ id, name }) => [id, name] as const)]}
						/>
						<Choice
							label={t("state")}
							name="state"
							value={state}
							options={Object.entries(STATE_NAMES)}
							className="max-sm:col-span-2"
						/>
						<label>
							<span className="text-fine">{t("since")}</span>
							<input className="desk-field" type="date" name="since" defaultValue={since} />
						</label>
						<label>
							<span className="text-fine">{t("until")}</span>
							<input className="desk-field" type="date" name="until" defaultValue={until} />
						</label>
					</div>
					<p className="mt-3 mb-4 flex items-center gap-4">
						<button
							type="submit"
							name="view"
							value={view}
							className="desk-button"
							data-tone="quiet"
						>
							{t("apply")}
						</button>
						<a
							href={`/desk${toInboxQuery(parseInboxFilter(new URLSearchParams()), { view, isEverywhere, q })}`}
						>
							{t("clear")}
						</a>
					</p>
				</details>
			</form>
		</details>
	);
}

type ChoiceProps = {
	label: string;
	name: string;
	value: string;
	options: readonly (readonly [value: string, name: string])[];
	className?: string;
};

function Choice({ label, name, value, options, className }: ChoiceProps) {
	return (
		<label className={className}>
			<span className="text-fine">{label}</span>
			<select className="desk-field" name={name} defaultValue={value}>
				<option value="">{t("all")}</option>
				{options.map(([option, text]) => (
					<option key={option} value={option}>
						{text}
					</option>
				))}
			</select>
		</label>
	);
}

function toOptions(entries: readonly { slug: string; name: string }[]): [string, string][] {
	return entries.map(({ slug, name }) => [slug, name]);
}
