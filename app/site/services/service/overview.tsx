import type { PointList, Section } from "#app/content/schemas/text.ts";
import {
	LinkedHeading,
	Ordinal,
	Paragraphs,
	TitledText,
} from "#app/design/sections/text-blocks.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { LinkList, type NamedLink } from "#app/design/ui/link.tsx";
import { createLookComponent } from "#app/design/ui/look-component.tsx";
import { THEME_CLASSES } from "#app/design/ui/section-themes.ts";
import { t } from "#app/messages/en/services.ts";
import type { Route } from "./+types/route.ts";

type ServiceData = Route.ComponentProps["loaderData"];

export function Explainer({ heading, paragraphs }: Section) {
	const [first, ...others] = paragraphs;
	return (
		<section className="wrap section-space grid gap-x-alley gap-y-8 lg:grid-cols-12">
			<div className="lg:col-span-9">
				<H2 look="display">{heading}</H2>
			</div>
			<p className="opening-type lg:col-span-8">{first}</p>
			<Paragraphs
				paragraphs={others}
				className="stack-4 border-accent-bright border-t-4 pt-4 text-ink-soft max-lg:ml-[20%] lg:col-span-4 lg:mt-40"
			/>
		</section>
	);
}

export function Benefits({ heading, items }: PointList) {
	const [first, ...others] = items;
	return (
		<section className="paper-sunken">
			<div className="wrap section-space grid gap-x-alley gap-y-12 lg:grid-cols-12">
				<div className="flex flex-col gap-y-10 lg:col-span-6 lg:justify-between">
					<H2 look="display">{heading}</H2>
					{first && (
						<div className="border-ink border-t-3 pt-5 lg:pr-10">
							<TitledText {...first} look="heading" className="mt-4 text-lead" />
						</div>
					)}
				</div>
				<ul className="enter stack-9 lg:col-span-6 lg:stack-12 lg:pt-24">
					{others.map((benefit, index) => (
						<li key={benefit.title} className="flex gap-5 even:lg:ml-14 lg:gap-7">
							<Quarter turn={index * 90} />
							<div className="min-w-0">
								<TitledText {...benefit} className="mt-1.5 text-ink-soft" />
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

const Quarter = createLookComponent<{ turn: number }>({
	kites: ({ turn }) => (
		<QuarterOutline
			turn={turn}
			quarter="M36 36V4L68 36Z"
			whole="M36 4 68 36 36 68 4 36ZM36 4V68M4 36Q36 10 68 36"
		/>
	),
	tiles: ({ turn }) => (
		<QuarterOutline
			turn={turn}
			quarter="M36 36V4A32 32 0 0 1 68 36Z"
			whole="M4 4H68V68H4ZM36 4V68M4 36H68"
		/>
	),
});

type QuarterOutlineProps = { turn: number; quarter: string; whole: string };

function QuarterOutline({ turn, quarter, whole }: QuarterOutlineProps) {
	return (
		<svg viewBox="0 0 72 72" className="w-14 shrink-0 self-start lg:w-18" aria-hidden="true">
			<path className="fill-spark" transform={`rotate(${turn} 36 36)`} d={quarter} />
			<path fill="none" stroke="currentColor" strokeWidth={2.5} d={whole} />
		</svg>
	);
}

type ServicePartsProps = { heading: string } & Pick<ServiceData, "parts">;

export function ServiceParts({ heading, parts }: ServicePartsProps) {
	return (
		<Band theme="sunken">
			<H2>{heading}</H2>
			<ol className="enter mt-8 border-ink border-b-2">
				{parts.map(({ name, text, to }, index) => (
					<li
						key={to}
						className="group relative grid grid-cols-[1.5rem_1fr_auto] sm:grid-cols-[2.5rem_1fr_auto] items-baseline gap-x-3 border-ink border-t-2 py-4 [transition:background-color_.15s,color_.15s] hover:bg-accent hover:text-on-accent lg:grid-cols-[4rem_1.5fr_1fr_auto] lg:gap-x-8 lg:py-5"
					>
						<Ordinal index={index} className="display-type text-title" />
						<LinkedHeading
							level={3}
							look={name.length > 16 ? "heading" : "display"}
							to={to}
							className="after:absolute after:inset-0"
							text={name}
						/>
						<p className="col-start-2 row-start-2 lg:col-start-3 lg:row-start-1">{text}</p>
						<Icon
							name="arrow"
							className="size-7 self-center max-sm:hidden transition-transform group-hover:translate-x-1 lg:col-start-4"
						/>
					</li>
				))}
			</ol>
		</Band>
	);
}

export function Concerns({ service: { theme, sections, whenNot } }: Pick<ServiceData, "service">) {
	if (sections.length === 0 && !whenNot) return null;
	return (
		<div className="overflow-x-clip">
			<div className="wrap section-space grid gap-x-alley gap-y-14 lg:grid-cols-12 lg:gap-y-0">
				{sections.map(({ heading, paragraphs }, index) => (
					<section key={heading} className={getConcernCell(index, sections.length)}>
						<H2>{heading}</H2>
						<div className="mt-4 text-ink-soft">
							<Paragraphs paragraphs={paragraphs} />
						</div>
					</section>
				))}
				{whenNot && (
					<section
						className={`${THEME_CLASSES[theme.accent]} run-to-edge cut-corner lg:col-span-7 lg:col-start-6 ${LAST_ROWS[sections.length] ?? ""}`}
					>
						<div className="py-12 pl-7 sm:pl-12 lg:py-20 lg:pl-20">
							<H2 look="display">{whenNot.heading}</H2>
							<Paragraphs
								paragraphs={whenNot.paragraphs}
								className="mt-6 max-w-text stack-5 text-lead"
							/>
						</div>
					</section>
				)}
			</div>
		</div>
	);
}

const CONCERN_CELLS = [
	"lg:col-span-5 lg:col-start-1 lg:pb-20",
	"lg:col-span-6 lg:col-start-7 lg:pt-24 lg:pb-20",
];

/** The rows in which the last of an odd number of sections stands beside the part on when not to buy. */
const LAST_ROWS: Record<number, string> = {
	1: "lg:row-start-1",
	3: "lg:row-start-2",
	5: "lg:row-start-3",
};

function getConcernCell(index: number, count: number) {
	if (index < count - 1 || count % 2 === 0) return CONCERN_CELLS[index % 2];
	return `lg:col-span-5 lg:col-start-1 ${LAST_ROWS[count]} lg:-mr-6 lg:pr-10`;
}

/** Renders links to the industries for which a service matters most; nothing where there are none. */
export function IndustryLinks({ links }: { links: readonly NamedLink[] }) {
	if (links.length === 0) return null;
	return (
		<nav
			aria-label={t("industries")}
			className="wrap flex flex-wrap items-baseline gap-x-8 pb-14 lg:pb-20"
		>
			<p className="py-2 font-bold">{t("industries")}</p>
			<LinkList
				links={links}
				className="flex flex-wrap gap-x-6"
				linkClassName="text-link inline-block py-2"
			/>
		</nav>
	);
}
