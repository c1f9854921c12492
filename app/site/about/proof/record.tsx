import type { Content } from "#app/content/types.ts";
import { Band } from "#app/design/ui/band.tsx";
import { H2, H3 } from "#app/design/ui/heading.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { t } from "#app/messages/en/about.ts";
import { formatLongDate } from "#app/platform/format-dates.ts";

type RecordProps = NonNullable<Content["proof"]["record"]>;

/** Renders the year of the beginning beside the credentials and the awards, each of which may be missing. */
export function TrackRecord({ title, text, founded, credentials, awards }: RecordProps) {
	const isSample = [founded, ...credentials, ...awards].some((each) => each?.isSample);
	const lists = [
		{ name: t("credentials"), rows: credentials.map(toCredentialRow) },
		{ name: t("awards"), rows: awards.map(toAwardRow) },
	].filter(({ rows }) => rows.length > 0);
	return (
		<Band theme="aqua">
			<div id="record" className="grid gap-x-16 gap-y-4 lg:grid-cols-[2fr_1fr]">
				<H2 look="display">{title}</H2>
				<p className="max-w-text self-end text-lead">
					{text} {isSample && <SampleMark />}
				</p>
			</div>
			<div
				className={`mt-10 grid gap-x-16 gap-y-10 lg:mt-14 ${founded && lists.length > 0 ? "lg:grid-cols-[1fr_2fr]" : ""}`}
			>
				{founded && (
					<p className="@container">
						<span className="block font-bold text-title">{t("since")}</span>
						<span className="giant-figure mt-3 block text-accent">{founded.year}</span>
					</p>
				)}
				{lists.length > 0 && (
					<div className="stack-12">
						{lists.map(({ name, rows }) => (
							<section key={name}>
								<H3 look="title">{name}</H3>
								<ul className="mt-4 border-line-strong border-t-2">
									{rows.map((row) => (
										<Row key={`${row.name} ${row.when}`} {...row} />
									))}
								</ul>
							</section>
						))}
					</div>
				)}
			</div>
		</Band>
	);
}

type RowProps = {
	name: string;
	url?: string | undefined;
	giver: string;
	when: string;
	note?: string | undefined;
};

function Row({ name, url, giver, when, note }: RowProps) {
	return (
		<li className="grid gap-x-8 gap-y-1 border-line border-b py-4 sm:grid-cols-[1fr_auto] sm:items-baseline">
			<p className="font-bold text-title">
				{url ? (
					<a href={url} className="text-link -my-2 inline-block py-2">
						{name}
					</a>
				) : (
					name
				)}
			</p>
			<p className="text-ink-soft sm:text-right">
				{giver}, {when}
			</p>
			{note && <p className="max-w-text text-ink-soft sm:col-span-2">{note}</p>}
		</li>
	);
}

function toCredentialRow({ date, ...row }: RecordProps["credentials"][number]): RowProps {
	return { ...row, when: formatLongDate(date) };
}

function toAwardRow({ year, work, ...row }: RecordProps["awards"][number]): RowProps {
	return { ...row, when: String(year), note: work };
}
