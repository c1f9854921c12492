import type { Headed } from "#app/content/schemas/pages.ts";
import { LinkedHeading } from "#app/design/sections/text-blocks.tsx";
import { chooseColumns } from "#app/design/ui/columns.ts";
import { H2 } from "#app/design/ui/heading.tsx";
import { type SectionTheme, THEME_CLASSES } from "#app/design/ui/section-themes.ts";
import type { Route } from "./+types/route.ts";

type WhyChooseUsProps = { heading: Headed } & Pick<Route.ComponentProps["loaderData"], "reasons">;

/** The number of reasons that are laid out as the parts of a kite's sail. */
const SAIL_PARTS = 4;

/** Renders the reasons: four as the parts of a kite's sail, others as cards. */
export function WhyChooseUs({ heading, reasons }: WhyChooseUsProps) {
	const isSail = reasons.length === SAIL_PARTS;
	return (
		<section className="overflow-clip">
			<div className="wrap section-space relative">
				<div className={isSail ? "mb-12 max-w-narrow lg:mb-0 xl:absolute" : "mb-10 max-w-[46rem]"}>
					<H2 look="display">{heading.title}</H2>
					<p className={`mt-4 text-ink-soft text-lead ${isSail ? "xl:max-w-80" : "max-w-text"}`}>
						{heading.text}
					</p>
				</div>
				<ul
					className={
						isSail ? "patang enter" : `enter grid gap-4 lg:gap-6 ${chooseColumns(reasons.length)}`
					}
				>
					{reasons.map(({ slug, title, card }, index) => (
						<li
							key={slug}
							className={`group ${isSail ? "" : CARD}${THEME_CLASSES[FACETS[index % FACETS.length] ?? "cotton"]}`}
						>
							<LinkedHeading level={3} to={`/why-choose-us/${slug}`} text={title} />
							<p>{card}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

const CARD = "relative flex flex-col gap-3 p-7 lg:p-9 lg:pb-14 ";

/** The themes in the order top, left, right, bottom. */
const FACETS: readonly SectionTheme[] = ["marigold", "vermilion", "rani", "night"];

type IndustryListProps = { heading: Headed } & Pick<
	Route.ComponentProps["loaderData"],
	"industries"
>;

export function IndustryList({ heading, industries }: IndustryListProps) {
	return (
		<section className="wrap section-space">
			<div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
				<H2 look="title">{heading.title}</H2>
				<p className="max-w-narrow text-ink-soft">{heading.text}</p>
			</div>
			<ul className="enter mt-8 border-line-strong border-t-2">
				{industries.map(({ slug, name, card, icon }) => (
					<li
						key={slug}
						className="group relative grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 border-line border-b py-5 lg:grid-cols-[auto_1fr_20rem_auto] lg:py-4"
					>
						<LinkedHeading level={3} look="display" to={`/industries/${slug}`} text={name} />
						<span aria-hidden="true" className="hidden border-line-strong border-t lg:block" />
						<p className="text-ink-soft max-lg:order-last max-lg:col-span-2">{card}</p>
						<img
							src={`/art/point/${icon}.svg`}
							alt=""
							width={24}
							height={24}
							loading="lazy"
							className="size-9 lg:size-11"
						/>
					</li>
				))}
			</ul>
		</section>
	);
}
