import { getContent } from "#app/content/content.server.ts";
import { pick } from "#app/content/pick.ts";
import type { PointList, Section } from "#app/content/schemas/text.ts";
import { getReasonThemes } from "#app/content/themes.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import {
	LinkedHeading,
	Ordinal,
	Paragraphs,
	TitledText,
} from "#app/design/sections/text-blocks.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { chooseColumns } from "#app/design/ui/columns.ts";
import { H2 } from "#app/design/ui/heading.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { type SectionTheme, THEME_CLASSES } from "#app/design/ui/section-themes.ts";
import { t } from "#app/messages/en/about.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import type { Route } from "./+types/route.ts";
import { ReasonArt } from "./reason-art.tsx";

export const handle: RouteHandle = { cache: {} };

export function loader({ params }: Route.LoaderArgs) {
	const { whyChooseUs, pages, templates } = getContent();
	const page = whyChooseUs.find(({ slug }) => slug === params.reason);
	if (!page) throw notFound();
	return {
		page,
		texts: templates.reason,
		others: whyChooseUs
			.filter((reason) => reason !== page)
			.map((reason) => pick(reason, "slug", "title", "card", "order")),
		cta: pages.services.closing,
		meta: buildPageMeta({ ...page, path: `/why-choose-us/${page.slug}`, crumbs: [page.title] }),
	};
}

export default function WhyChooseUsPage({ loaderData }: Route.ComponentProps) {
	const { page, texts, others, cta, meta } = loaderData;
	const { strong, pale } = getReasonThemes(page.order);
	return (
		<>
			<PageHero
				{...page}
				crumbs={meta.crumbs}
				theme={strong}
				kite={<ReasonArt order={page.order} />}
				note={page.isSample && <SampleMark text={t("sampleText")} />}
			/>
			<Reasoning sections={page.sections} />
			<Practices {...page.practices} theme={pale} />
			{others.length > 0 && (
				<section className="wrap section-space">
					<H2>{texts.others}</H2>
					<ul className={`mt-8 grid gap-4 ${chooseColumns(others.length)} lg:gap-6`}>
						{others.map((reason) => (
							<OtherReason key={reason.slug} {...reason} />
						))}
					</ul>
				</section>
			)}
			<ClosingCta cta={cta} />
		</>
	);
}

function Reasoning({ sections }: { sections: readonly Section[] }) {
	return (
		<ol className="wrap section-space stack-20 lg:stack-32">
			{sections.map(({ heading, paragraphs: [first, ...others] }, index) => (
				<li
					key={heading}
					className="grid gap-x-10 gap-y-5 md:grid-cols-[4rem_1fr] lg:grid-cols-[9rem_1.6fr_1fr]"
				>
					<Ordinal
						index={index}
						className="display-type row-span-2 text-figure text-spark leading-none max-md:row-span-1"
					/>
					<div className="lg:col-span-2">
						<H2 look="display">{heading}</H2>
					</div>
					<p className="max-w-text text-lead md:col-start-2">{first}</p>
					{others.length > 0 && (
						<Paragraphs
							paragraphs={others}
							className="max-w-narrow stack-4 border-line-strong border-l-2 pl-6 text-ink-soft md:col-start-2 lg:col-start-3 lg:mt-16"
						/>
					)}
				</li>
			))}
		</ol>
	);
}

function Practices({ heading, intro, items, theme }: PointList & { theme: SectionTheme }) {
	return (
		<Band theme={theme}>
			<div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[1.6fr_1fr]">
				<H2 look="display">{heading}</H2>
				{intro && <p className="max-w-narrow text-lead">{intro}</p>}
			</div>
			<ol className="enter mt-12 grid gap-x-16 gap-y-9 md:grid-cols-2 lg:mt-16">
				{items.map((practice, index) => (
					<li key={practice.title} className="grid grid-cols-[auto_1fr] items-start gap-x-5">
						<Ordinal index={index} className="kite-number" />
						<div className="pt-3">
							<TitledText {...practice} />
						</div>
					</li>
				))}
			</ol>
		</Band>
	);
}

type ReasonProps = Route.ComponentProps["loaderData"]["others"][number];

function OtherReason({ slug, title, card, order }: ReasonProps) {
	const { strong } = getReasonThemes(order);
	return (
		<li
			className={`group relative grid grid-cols-[1fr_5.5rem] gap-x-5 overflow-clip p-6 md:grid-cols-1 lg:p-8 ${THEME_CLASSES[strong]}`}
		>
			<div>
				<LinkedHeading
					level={3}
					to={`/why-choose-us/${slug}`}
					className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
					text={title}
				/>
				<p className="mt-4 text-ink-soft">{card}</p>
			</div>
			<div className="-mb-10 self-end md:mt-8 md:ml-auto md:w-36 lg:w-44">
				<ReasonArt order={order} />
			</div>
		</li>
	);
}
