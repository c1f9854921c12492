import type { Stat } from "#app/content/schemas/story.ts";
import type { Content } from "#app/content/types.ts";
import { Avatar } from "#app/design/ui/avatar.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { gatherMarks } from "#app/design/ui/gather-marks.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { Strip } from "#app/design/ui/strip.tsx";
import { t } from "#app/messages/en/home.ts";
import { t as tSections } from "#app/messages/en/sections.ts";

type Home = Content["pages"]["home"];
type TrackRecord = NonNullable<Content["proof"]["record"]>;

/** The least entries that fill a wide window, so that they can move. */
const MOVING_CLIENTS = 6;
const MOVING_QUOTES = 5;

export function ClientStrip({ title, items, isSample }: NonNullable<Home["clients"]>) {
	const heading = (
		<div className="flex flex-wrap items-center gap-x-3">
			<H2 look="small">{title}</H2>
			{isSample && <SampleMark />}
		</div>
	);
	return (
		<section className="pt-4 pb-8">
			<Strip
				label={t("clientNames")}
				direction="left"
				speed="minute"
				heading={heading}
				isStill={items.length < MOVING_CLIENTS}
			>
				{items.map((client) => (
					<li key={client.name} className="client">
						{client.url ? (
							<a href={client.url} className={LINKED_CLIENT}>
								<NameOrLogo {...client} />
							</a>
						) : (
							<NameOrLogo {...client} />
						)}
					</li>
				))}
			</Strip>
		</section>
	);
}

const LINKED_CLIENT =
	"underline decoration-2 decoration-accent-bright underline-offset-4 hover:decoration-4";

type Client = NonNullable<Home["clients"]>["items"][number];

function NameOrLogo({ name, logo }: Client) {
	if (!logo) return name;
	return (
		<img
			src={logo.src}
			alt={logo.alt}
			width={160}
			height={48}
			loading="lazy"
			className="h-12 w-40 object-contain"
		/>
	);
}

export function Testimonials({ title: heading, text, items }: NonNullable<Home["testimonials"]>) {
	const { mark, entries } = gatherMarks(items, t("samples"));
	return (
		<section className="paper-night overflow-hidden">
			<div className="section-space">
				<Strip
					label={t("testimonials")}
					direction="right"
					isStill={items.length < MOVING_QUOTES}
					speed="slow"
					heading={
						<div className="mb-6 max-w-[46rem]">
							<H2 look="hero">{heading}</H2>
							<p className="mt-5 max-w-text text-ink-soft text-lead">
								{text} {mark}
							</p>
						</div>
					}
				>
					{entries.map(({ name, title, quote, photo, isSample }) => (
						<li key={name} className="hung-quote">
							<figure>
								<blockquote className="text-lead">{quote}</blockquote>
								<figcaption className="flex items-center gap-4">
									{photo && <Avatar src={photo.src} initials={name.charAt(0)} />}
									<span>
										<b className="display-type block text-title">{name}</b>
										<span className="text-ink-soft">{title}</span> {isSample && <SampleMark />}
									</span>
								</figcaption>
							</figure>
						</li>
					))}
				</Strip>
			</div>
		</section>
	);
}

type AwardsProps = NonNullable<Home["awards"]> & { record: RecordLineProps | undefined };

/** Renders figures. The second one, or a single one, is the largest, and the last one on wide screens. */
export function Awards({ title, text, stats, record }: AwardsProps) {
	const hasMark = stats.some(({ isSample }) => isSample);
	const { mark, entries } = gatherMarks(stats, tSections("sampleFigures"));
	const isLargest = (index: number) => index === Math.min(1, stats.length - 1);
	return (
		<section className="paper-marigold overflow-clip">
			<div className="wrap section-space">
				<div className="grid gap-x-12 gap-y-4 lg:grid-cols-[2fr_1fr]">
					<H2 look="display">{title}</H2>
					<p className="max-w-text self-end text-lead">
						{text} {mark}
					</p>
				</div>
				<ul className={`mt-12 grid gap-x-12 ${FIGURE_GRIDS[stats.length]}`}>
					{entries.map((stat, index) => (
						<li
							key={stat.title}
							className={`@container border-line-strong border-t-2 pt-6 pb-8 ${isLargest(index) ? LARGEST[stats.length] : ""}`}
						>
							<p className={isLargest(index) ? "figure-type pt-6 pb-8" : "side-figure-type"}>
								{stat.value}
							</p>
							<p className="mt-2 font-bold text-title">
								{stat.title} {stat.isSample && <SampleMark />}
							</p>
							<HowCounted {...stat} />
						</li>
					))}
				</ul>
				{record && <RecordLine {...record} isSample={record.isSample && !hasMark} />}
			</div>
		</section>
	);
}

/** The grids of so many figures, and the cells of their largest one. */
const FIGURE_GRIDS: Readonly<Record<number, string>> = {
	1: "",
	2: "lg:grid-cols-[1fr_3fr]",
	3: "md:grid-cols-2 lg:grid-flow-col lg:grid-cols-[1fr_3fr] lg:grid-rows-[auto_1fr]",
	4: "md:grid-cols-3 lg:grid-flow-col lg:grid-cols-[1fr_3fr] lg:grid-rows-[auto_auto_1fr]",
};
const LARGEST: Readonly<Record<number, string>> = {
	3: "md:order-last md:col-span-2 lg:col-span-1 lg:row-span-2",
	4: "md:order-last md:col-span-3 lg:col-span-1 lg:row-span-3",
};

function HowCounted({ title, counted: { counts, base, period, source } }: Stat) {
	const facts = [
		{ term: tSections("counts"), fact: counts },
		{ term: tSections("base"), fact: base },
		{ term: tSections("period"), fact: period },
		{ term: tSections("source"), fact: source },
	];
	return (
		<details className="mt-3">
			<summary className="inline-flex min-h-11 items-center gap-2 font-medium text-fine underline underline-offset-4">
				{t("howCounted", {
					title,
					hidden: (text) => (
						<span key="hidden" className="sr-only">
							{text}
						</span>
					),
				})}
				<Icon name="plus" className="size-4 [transition:rotate_.2s] in-open:rotate-45" />
			</summary>
			<dl className="grid max-w-narrow gap-2 pt-1 text-fine">
				{facts.map(({ term, fact }) => (
					<div key={term} className="grid grid-cols-[4.5rem_1fr] gap-2">
						<dt className="font-bold">{term}</dt>
						<dd>{fact}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}

/** The number of awards that the home page names. */
const AWARDS_AT_HOME = 3;

/** Selects what the home page says of a record: the year, the credentials and the first awards that can be looked up. */
export function toRecordLine({ title, founded, credentials, awards }: TrackRecord) {
	return {
		title,
		entries: [
			...(founded ? [{ text: t("since", { year: String(founded.year) }), url: undefined }] : []),
			...credentials.map(({ name, giver, url }) => ({ text: `${name}, ${giver}`, url })),
			...awards
				.filter(({ url }) => url)
				.slice(0, AWARDS_AT_HOME)
				.map(({ name, giver, year, url }) => ({ text: `${name}, ${giver} ${year}`, url })),
		],
		isSample: [founded, ...credentials, ...awards].some((each) => each?.isSample),
	};
}

type RecordLineProps = ReturnType<typeof toRecordLine>;

/** Renders the record in short; the page about the agency has all of it. */
function RecordLine({ title, entries, isSample }: RecordLineProps) {
	return (
		<ul className="flex flex-wrap gap-x-8 gap-y-2 border-line-strong border-t-2 pt-6 font-medium">
			{entries.map(({ text, url }) => (
				<li key={text}>
					{url ? (
						<a href={url} className="text-link inline-block py-2">
							{text}
						</a>
					) : (
						<span className="inline-block py-2">{text}</span>
					)}
				</li>
			))}
			<li>
				<Link to="/about#record" className="text-link inline-block py-2">
					{title}
				</Link>
			</li>
			{isSample && (
				<li className="py-2">
					<SampleMark />
				</li>
			)}
		</ul>
	);
}

/** Renders the record of an agency that counts no figures. */
export function RecordBand(record: RecordLineProps) {
	return (
		<Band theme="marigold" space="tight">
			<RecordLine {...record} />
		</Band>
	);
}
