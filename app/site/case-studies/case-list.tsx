import type { ReactNode } from "react";
import { CaseCover } from "#app/design/sections/case-cover.tsx";
import { LinkedHeading, UNDERLINED_LINK } from "#app/design/sections/text-blocks.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { t } from "#app/messages/en/case-studies.ts";
import type { CaseEntryData, FilterGroup } from "./load-cases.server.ts";

/** Renders a case in the list. Its chart extends to the left and the right edge of the page in turn. */
export function CaseEntry({ entry, index }: { entry: CaseEntryData; index: number }) {
	const { slug, title, client, summary, headline, services, industry, isSample } = entry;
	const isRight = index % 2 === 1;
	return (
		<article
			id={slug}
			className={`group relative grid items-end gap-x-16 gap-y-7 ${isRight ? "lg:grid-cols-[5fr_7fr]" : "lg:grid-cols-[7fr_5fr]"}`}
		>
			<div className={isRight ? "bleed-right lg:order-last" : "bleed-left"}>
				<CaseCover
					{...entry}
					sizes="(min-width: 64rem) 58vw, 100vw"
					loading={index === 0 ? "eager" : "lazy"}
				/>
			</div>
			<div>
				<p className="text-fine text-ink-soft">
					{client} {isSample && <SampleMark />}
				</p>
				<div className="mt-2">
					<LinkedHeading
						level={2}
						look="display"
						to={`/case-studies/${slug}`}
						className={UNDERLINED_LINK}
						text={title}
					/>
				</div>
				<p className="mt-4 max-w-text text-lead">{summary}</p>
				<dl className="mt-6 max-w-text border-line-strong border-t">
					<Row term={headline.label}>
						<b className="text-accent">{headline.figure}</b>, {headline.span}
					</Row>
					<Row term={t("services", { count: services.length })}>{services.join(", ")}</Row>
					<Row term={t("industry")}>{industry}</Row>
				</dl>
			</div>
		</article>
	);
}

function Row({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div className="grid grid-cols-[2fr_3fr] gap-x-5 border-line border-b py-2.5 text-fine">
			<dt className="text-ink-soft">{term}</dt>
			<dd>{children}</dd>
		</div>
	);
}

export function CaseFilters({ groups }: { groups: readonly FilterGroup[] }) {
	const isWhole = groups.every(({ links }) => links.every(({ isSelected }) => !isSelected));
	return (
		<nav aria-label={t("filters")} className="md:w-72 lg:w-96">
			<FilterList
				name={t("wholeList")}
				links={[{ name: t("all"), to: "/case-studies", isSelected: isWhole }]}
			/>
			{groups.map(({ name, links }) => (
				<div key={name} className="mt-3 border-line-strong border-t-2 pt-3">
					<p aria-hidden="true" className="font-bold text-fine">
						{name}
					</p>
					<FilterList name={name} links={links} />
				</div>
			))}
		</nav>
	);
}

function FilterList({ name, links }: FilterGroup) {
	return (
		<ul aria-label={name} className="flex flex-wrap gap-x-6">
			{links.map(({ name, to, isSelected }) => (
				<li key={to}>
					<Link
						to={to}
						aria-current={isSelected ? "true" : undefined}
						className="inline-flex min-h-11 items-center font-medium decoration-4 decoration-accent-bright underline-offset-6 hover:underline aria-[current=true]:font-bold aria-[current=true]:underline"
					>
						{name}
					</Link>
				</li>
			))}
		</ul>
	);
}
