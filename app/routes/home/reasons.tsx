import type { Headed } from "#app/content/schemas/pages.ts";
import type { IconPoint } from "#app/content/schemas/text.ts";
import { H2, H3 } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { type SectionTheme, THEME_CLASSES } from "#app/ui/section-themes.ts";

type Reason = { title: string; text: string; to: string };

/** The four reasons are laid out as the four sheets of a kite. */
export function WhyChooseUs({ heading, reasons }: { heading: Headed; reasons: readonly Reason[] }) {
	return (
		<section className="overflow-clip">
			<div className="wrap section-space relative">
				<div className="mb-12 max-w-narrow lg:mb-0 xl:absolute">
					<H2 look="display">{heading.title}</H2>
					<p className="mt-4 text-ink-soft text-lead xl:max-w-80">{heading.text}</p>
				</div>
				<ul className="patang enter">
					{reasons.map(({ title, text, to }, index) => (
						<li
							key={to}
							className={`group ${THEME_CLASSES[FACETS[index % FACETS.length] ?? "cotton"]}`}
						>
							<H3 look="heading">
								<Link to={to} className="card-link">
									{title}
								</Link>
							</H3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/** In the order top, left, right, bottom. */
const FACETS: readonly SectionTheme[] = ["marigold", "vermilion", "rani", "night"];

type IndustryListProps = { heading: Headed; industries: readonly IconPoint[] };

export function IndustryList({ heading, industries }: IndustryListProps) {
	return (
		<section className="wrap section-space">
			<div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
				<H2 look="title">{heading.title}</H2>
				<p className="max-w-narrow text-ink-soft">{heading.text}</p>
			</div>
			<ul className="enter mt-8 border-line-strong border-t-2">
				{industries.map(({ title, text, icon }) => (
					<li
						key={title}
						className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 border-line border-b py-5 lg:grid-cols-[auto_1fr_20rem_auto] lg:py-4"
					>
						<H3 look="display">{title}</H3>
						<span aria-hidden="true" className="hidden border-line-strong border-t lg:block" />
						<p className="text-ink-soft max-lg:order-last max-lg:col-span-2">{text}</p>
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
