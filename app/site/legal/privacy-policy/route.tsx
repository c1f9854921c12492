import { getContent } from "#app/content/content.server.ts";
import { listResponsible } from "#app/content/describe-agency.ts";
import { toSlug } from "#app/content/names.ts";
import type { PrivacyPolicy } from "#app/content/schemas/pages.ts";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import { Ordinal, Paragraphs } from "#app/design/sections/text-blocks.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { formatLongDate } from "#app/platform/format-dates.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import type { Route } from "./+types/route.ts";

export const handle: RouteHandle = { cache: {} };

export function loader() {
	const { site, pages } = getContent();
	const page = pages.privacyPolicy;
	return {
		page: { ...page, intro: [...page.intro, ...listResponsible(site)] },
		meta: buildPageMeta({ ...page, path: "/privacy-policy", crumbs: ["Privacy Policy"] }),
	};
}

export default function PrivacyPolicyPage({ loaderData: { page, meta } }: Route.ComponentProps) {
	return (
		<>
			<PageHero
				{...page}
				crumbs={meta.crumbs}
				theme="lilac"
				aside={
					<p className="text-fine text-ink-soft">
						Last changed on <time dateTime={page.updated}>{formatLongDate(page.updated)}</time>
					</p>
				}
			/>
			{page.glance && <Glance facts={page.glance} />}
			<Policy {...page} />
		</>
	);
}

const COLUMNS: Readonly<Record<number, string>> = {
	1: "",
	2: "md:grid-cols-2",
	3: "md:grid-cols-[1fr_1fr_1.7fr]",
	4: "md:grid-cols-2 lg:grid-cols-4",
};

function Glance({ facts }: { facts: NonNullable<PrivacyPolicy["glance"]> }) {
	return (
		<Band theme="sunken" space="tight">
			<ul className={`grid gap-x-14 gap-y-8 ${COLUMNS[facts.length]}`}>
				{facts.map(({ figure, text }) => (
					<li key={text}>
						<p className="display-type whitespace-nowrap text-figure">{figure}</p>
						<p className="mt-2 max-w-narrow text-lead">{text}</p>
					</li>
				))}
			</ul>
		</Band>
	);
}

function Policy({ intro, sections }: PrivacyPolicy) {
	return (
		<div className="wrap section-space grid gap-x-20 gap-y-14 lg:grid-cols-[20rem_1fr]">
			<Contents sections={sections} />
			<div className="max-w-[46rem]">
				<Paragraphs paragraphs={intro} className="stack-5 text-lead" />
				{sections.map(({ heading, paragraphs }, index) => (
					<section
						key={heading}
						className="mt-14 grid gap-x-8 gap-y-4 border-line border-t pt-8 sm:grid-cols-[2.5rem_1fr]"
					>
						<p aria-hidden="true" className="font-bold text-accent text-title tabular-nums">
							{index + 1}
						</p>
						<div>
							<H2 id={toSlug(heading)}>{heading}</H2>
							<Paragraphs paragraphs={paragraphs} className="mt-4 max-w-text stack-4" />
						</div>
					</section>
				))}
			</div>
		</div>
	);
}

function Contents({ sections }: Pick<PrivacyPolicy, "sections">) {
	return (
		<nav aria-label="On this page" className="print:hidden lg:sticky lg:top-28 lg:self-start">
			<ol className="columns-1 gap-x-8 border-line-strong border-t-2 pt-3 text-fine sm:columns-2 lg:columns-1">
				{sections.map(({ heading }, index) => (
					<li key={heading} className="break-inside-avoid">
						<a
							href={`#${toSlug(heading)}`}
							className="quiet-link grid min-h-8 grid-cols-[1.75rem_1fr] items-baseline py-1.5 leading-snug"
						>
							<Ordinal index={index} className="text-ink-soft tabular-nums" />
							{heading}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
