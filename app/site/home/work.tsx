import type { Headed } from "#app/content/schemas/pages.ts";
import type { StepList } from "#app/content/schemas/text.ts";
import { useLinks } from "#app/design/layout/navigation.ts";
import { CaseCover } from "#app/design/sections/case-cover.tsx";
import { LinkedHeading, Steps } from "#app/design/sections/text-blocks.tsx";
import { useGivenName } from "#app/design/sections/use-site.ts";
import { Kite } from "#app/design/ui/art.tsx";
import { chooseColumns } from "#app/design/ui/columns.ts";
import { gatherMarks } from "#app/design/ui/gather-marks.tsx";
import { H2, H3 } from "#app/design/ui/heading.tsx";
import { Link, LinkList } from "#app/design/ui/link.tsx";
import { createLookComponent } from "#app/design/ui/look-component.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { t } from "#app/messages/en/home.ts";
import type { ServiceCard } from "#app/site/cards.ts";
import type { Route } from "./+types/route.ts";

/** Renders each service as a kite, whose line ends at the service's name on wide screens. */
export function Services({ heading, cards }: { heading: Headed; cards: readonly ServiceCard[] }) {
	return (
		<section className="paper-teal overflow-clip">
			<div className="wrap section-space">
				<div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[2fr_1fr]">
					<H2 look="hero">{heading.title}</H2>
					<p className="max-w-text text-ink-soft text-lead">{heading.text}</p>
				</div>
				{cards.length > MOST_BESIDE ? (
					<ul className={`flight enter mt-12${FLIGHTS[cards.length] ?? MANY}`}>
						{cards.map((card) => (
							<Flight key={card.path} {...card} />
						))}
					</ul>
				) : (
					<ul className={`enter mt-12 grid gap-12 lg:mt-20 ${chooseColumns(cards.length)}`}>
						{cards.map((card) => (
							<KiteBeside key={card.path} {...card} />
						))}
					</ul>
				)}
				<LinkList
					links={useLinks(SERVICE_LINKS)}
					className="mt-12 flex flex-wrap gap-x-12"
					linkClassName="text-link inline-block py-2 text-lead"
				/>
			</div>
		</section>
	);
}

const SERVICE_LINKS = [
	{
		get name() {
			return t("allServices");
		},
		to: "/services",
	},
	{
		get name() {
			return t("allPrices");
		},
		to: "/pricing",
	},
] as const;

/** The number of services up to which each has room beside its kite. */
const MOST_BESIDE = 2;

function KiteBeside({ title, description, path, imageUrl }: ServiceCard) {
	return (
		<li className="group relative flex items-center gap-6 lg:gap-10">
			<Kite src={imageUrl} className="w-28 shrink-0 sm:w-40 kite-lift lg:w-56" />
			<div className="min-w-0 max-w-narrow border-current border-t-2 pt-4">
				<LinkedHeading level={3} look="display" to={path} text={title} />
				<p className="mt-3 text-ink-soft text-lead">{description}</p>
			</div>
		</li>
	);
}

/** The columns of other numbers of kites than seven, none of which is alone in a row. */
const FLIGHTS: Readonly<Record<number, string>> = {
	3: " md:grid-cols-3",
	4: " min-[84rem]:grid-cols-4",
	5: " md:grid-cols-3 min-[84rem]:grid-cols-5",
	6: " md:grid-cols-3 min-[84rem]:grid-cols-6",
	7: "",
	8: " min-[84rem]:grid-cols-4",
	9: " md:grid-cols-3 min-[84rem]:grid-cols-5",
	10: " md:grid-cols-5 min-[84rem]:grid-cols-5",
};
const MANY = " min-[84rem]:grid-cols-6";

function Flight({ title, description, path, imageUrl }: ServiceCard) {
	return (
		<li className="group">
			<div className="flight-air">
				<Kite src={imageUrl} className="w-full kite-lift" />
				<svg viewBox="0 0 10 10" preserveAspectRatio="none" fill="none" aria-hidden="true">
					<DropLine />
				</svg>
			</div>
			<div className="min-w-0 md:border-current md:border-t-2 md:pt-3">
				<LinkedHeading level={3} look="title" to={path} text={title} />
				<p className="mt-1.5 text-ink-soft md:text-fine">{description}</p>
			</div>
		</li>
	);
}

const DropLine = createLookComponent({
	kites: () => <Line d="M5 0C5 4 .1 5 .1 10" width={1.5} />,
	tiles: () => <Line d="M.1 0V10" width={1.5} />,
});

function Line({ d, width }: { d: string; width: number }) {
	return <path d={d} stroke="currentColor" strokeWidth={width} vectorEffect="non-scaling-stroke" />;
}

type FeaturedCasesProps = { heading: Headed } & Pick<Route.ComponentProps["loaderData"], "cases">;
type CaseCard = FeaturedCasesProps["cases"][number];

export function FeaturedCases({ heading, cases }: FeaturedCasesProps) {
	const { mark, entries } = gatherMarks(cases, t("samples"));
	const [first, ...others] = entries;
	return (
		<section className="overflow-clip">
			<div className="wrap section-space">
				<div className="grid gap-x-12 gap-y-4 lg:grid-cols-[2fr_1fr]">
					<H2 look="display">{heading.title}</H2>
					<p className="max-w-text text-ink-soft text-lead">
						{heading.text} {mark}
					</p>
				</div>
				{first && <LeadCase {...first} />}
				<div
					className={`mt-12 grid gap-12 ${others.length === 1 ? "" : "md:grid-cols-2 "}lg:mt-16 lg:grid-cols-[2fr_1fr]`}
				>
					{others.slice(0, MOST_SMALL).map((card) => (
						<SmallCase key={card.slug} {...card} />
					))}
				</div>
				<p className="mt-12 lg:mt-16">
					<Link to="/case-studies" className="text-link inline-block py-2 text-lead">
						{t("allCaseStudies")}
					</Link>
				</p>
			</div>
		</section>
	);
}

/** The number of cases that are shown below the first. */
const MOST_SMALL = 2;

function LeadCase({ slug, title, description, isSample, ...image }: CaseCard) {
	return (
		<article className="group relative mt-12 grid gap-x-12 gap-y-4 lg:mt-16 lg:grid-cols-[2fr_1fr] lg:items-end">
			<div className="bleed-left">
				<CaseCover {...image} sizes="(min-width: 64rem) 66vw, 100vw" />
			</div>
			<div>
				<LinkedHeading level={3} look="display" to={`/case-studies/${slug}`} text={title} />
				<p className="mt-4 text-lead">
					{description} {isSample && <SampleMark />}
				</p>
			</div>
		</article>
	);
}

function SmallCase({ slug, title, description, isSample, ...image }: CaseCard) {
	return (
		<article className="group relative md:last:mt-24">
			<CaseCover {...image} sizes="(min-width: 64rem) 60vw, (min-width: 48rem) 44vw, 91vw" />
			<div className="mt-5 grid gap-x-8 gap-y-2">
				<LinkedHeading level={3} to={`/case-studies/${slug}`} text={title} />
				<p className="max-w-text text-ink-soft">
					{description} {isSample && <SampleMark />}
				</p>
			</div>
		</article>
	);
}

/** The number of steps that the rising line is drawn for. */
const RISING_STEPS = 4;

/** Renders a line that rises from step to step; on small screens it is a border at the left. */
export function ProcessLine({ kiteUrl, ...steps }: StepList & { kiteUrl: string }) {
	const { heading, intro, items } = steps;
	const name = useGivenName("/how-we-work") ?? t("howWeWork");
	const links = useLinks([{ name, to: "/how-we-work" }]);
	if (items.length !== RISING_STEPS)
		return (
			<div className="paper-aqua">
				<Steps steps={steps} />
			</div>
		);
	return (
		<section className="paper-aqua overflow-clip">
			<div className="wrap section-space">
				<div className="max-w-[46rem]">
					<H2 look="display">{heading}</H2>
					<p className="mt-4 max-w-text text-ink-soft text-lead">{intro}</p>
					<LinkList links={links} linkClassName="text-link inline-block py-2 text-lead" />
				</div>
				<div className="relative mt-12 lg:-mt-2">
					<RisingLine kiteUrl={kiteUrl} />
					<ol className="rising enter grid max-lg:border-line-strong max-lg:border-l-2 lg:grid-cols-4">
						{items.map(({ title, when, text }) => (
							<li key={title}>
								<p className="font-medium text-accent lg:pt-7">{when}</p>
								<H3 look="heading">{title}</H3>
								<p className="mt-3 max-w-text text-ink-soft">{text}</p>
							</li>
						))}
					</ol>
				</div>
			</div>
		</section>
	);
}

/** Renders the line past the four steps, each 6 rem above the last, to the kite. */
function RisingLine({ kiteUrl }: { kiteUrl: string }) {
	return (
		<>
			<svg
				viewBox="0 0 4 3"
				preserveAspectRatio="none"
				className="absolute inset-x-0 top-0 hidden h-72 w-full overflow-visible lg:block"
				fill="none"
				aria-hidden="true"
			>
				<StepLine />
			</svg>
			<Kite
				src={kiteUrl}
				className="kite-only absolute bottom-full left-[93%] mb-20 hidden w-44 -translate-x-1/2 rotate-15 lg:block"
			/>
		</>
	);
}

const StepLine = createLookComponent({
	kites: () => (
		<Line
			d="M-5 3.2C-3 3.6-.8 3.3 0 3S.7 2.3 1 2 1.7 1.3 2 1 2.6 .3 3 0 3.62-.5 3.64-.86"
			width={2}
		/>
	),
	tiles: () => <Line d="M-5 3H1V2H2V1H3V0H3.72V-.84" width={2} />,
});
