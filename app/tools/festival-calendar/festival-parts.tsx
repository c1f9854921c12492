import { Form } from "react-router";
import { formatWeeks } from "#app/content/festivals/format-weeks.ts";
import { Band } from "#app/design/ui/band.tsx";
import { Button } from "#app/design/ui/button.tsx";
import { Field } from "#app/design/ui/field.tsx";
import { H2, H3 } from "#app/design/ui/heading.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/festival-calendar.ts";
import type { FestivalData, FestivalsData } from "./load-festivals.server.ts";
import { type Option, toOption } from "./select-festivals.ts";

/** Renders a GET form of states and trades. */
export function FilterForm({ texts, states, trades, filter }: FestivalsData) {
	return (
		<section className="md:w-80 lg:w-104 print:hidden">
			<H2 look="title">{texts.filter}</H2>
			{/* The key lets a navigation change what is chosen. */}
			<Form
				key={`${filter.state} ${filter.trade}`}
				action="/tools/festival-calendar"
				className="mt-5 grid gap-5"
			>
				<Field
					kind="select"
					name="state"
					label={texts.state}
					defaultValue={filter.state}
					error={undefined}
				>
					<Options all={texts.allStates} options={states.map(toOption)} />
				</Field>
				<Field
					kind="select"
					name="trade"
					label={texts.trade}
					defaultValue={filter.trade}
					error={undefined}
				>
					<Options all={texts.allTrades} options={trades} />
				</Field>
				<div>
					<Button type="submit" tone="ink">
						{texts.button}
					</Button>
				</div>
			</Form>
		</section>
	);
}

/** Renders the selection, and links to its files. */
export function Chosen({ texts, filter, count, files }: FestivalsData) {
	const links = [
		{ name: texts.ics, file: files.ics },
		{ name: texts.csv, file: files.csv },
	];
	return (
		<Band theme="sunken" space="tight">
			<div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.6fr]">
				<div>
					<p role="status" className="font-bold text-title">
						{count}
					</p>
					{(filter.state || filter.trade) && (
						<Link to="/tools/festival-calendar" className="text-link inline-block py-2">
							{texts.all}
						</Link>
					)}
				</div>
				<section className="print:hidden">
					<H2 look="title">{texts.files}</H2>
					<p className="mt-2 max-w-text text-ink-soft">{texts.filesText}</p>
					<p className="mt-2 flex flex-wrap gap-x-8">
						{links.map(({ name, file }) => (
							<a key={file} href={file} download className="text-link inline-block py-2 font-bold">
								{name}
							</a>
						))}
					</p>
				</section>
			</div>
		</Band>
	);
}

type OptionsProps = { all: string; options: readonly Option[] };

function Options({ all, options }: OptionsProps) {
	return (
		<>
			<option value="">{all}</option>
			{options.map(({ slug, name }) => (
				<option key={slug} value={slug}>
					{name}
				</option>
			))}
		</>
	);
}

/** Renders the months that have events, each with its own in their order. */
export function Months({ months, texts }: Pick<FestivalsData, "months" | "texts">) {
	return (
		<div className="wrap section-space">
			<nav aria-label={texts.months} className="flex flex-wrap gap-x-5">
				{months.map(({ name }) => (
					<a key={name} href={`#${name.toLowerCase()}`} className="text-link inline-block py-2">
						{name}
					</a>
				))}
			</nav>
			{months.map(({ name, events }) => (
				<section
					key={name}
					id={name.toLowerCase()}
					className="mt-8 grid scroll-mt-24 gap-x-12 gap-y-6 border-line-strong border-t-2 pt-7 lg:grid-cols-[15rem_1fr]"
				>
					<div>
						<div className="lg:sticky lg:top-28">
							<H2>{name}</H2>
						</div>
					</div>
					<ul>
						{events.map((event) => (
							<Event key={event.name} event={event} />
						))}
					</ul>
				</section>
			))}
		</div>
	);
}

function Event({ event: { name, when, kind, where, trades, prepare } }: { event: FestivalData }) {
	return (
		<li className="grid gap-x-12 gap-y-4 border-line border-t py-7 first:border-t-0 first:pt-0 lg:grid-cols-[1fr_1.6fr]">
			<div>
				<p className="font-bold text-accent">{when}</p>
				<H3 look="title">{name}</H3>
				<p className="mt-1 text-fine text-ink-soft">{kind}</p>
				<p className="mt-1 max-w-narrow text-fine">
					<b>{where}</b> · {trades}
				</p>
			</div>
			<ul className="stack-3">
				{prepare.map(({ weeks, by, text }) => (
					<li key={text} className="max-w-text">
						<p>
							<b>{t("readyBy", { day: by })}</b>{" "}
							<span className="text-fine text-ink-soft">({formatWeeks(weeks)})</span>
						</p>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</li>
	);
}

/** Renders how certain the dates are, and their sources. */
export function Records(data: Pick<FestivalsData, "texts" | "certainties" | "sources">) {
	const { texts, certainties, sources } = data;
	return (
		<Band theme="lilac">
			<div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
				<section>
					<H2>{texts.certainty}</H2>
					<dl className="mt-6 border-line-strong border-t">
						{certainties.map(({ label, text }) => (
							<div key={label} className="border-line border-b py-3">
								<dt className="font-bold">{label}</dt>
								<dd className="text-ink-soft">{text}</dd>
							</div>
						))}
					</dl>
				</section>
				<section>
					<H2>{texts.sources}</H2>
					<ul className="mt-6 border-line-strong border-t">
						{sources.map((text) => (
							<li key={text} className="max-w-text border-line border-b py-3">
								{text}
							</li>
						))}
					</ul>
				</section>
			</div>
		</Band>
	);
}
