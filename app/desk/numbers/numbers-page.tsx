import type { Numbers } from "#app/desk/store/numbers-store.ts";
import { t } from "#app/messages/en/desk-numbers.server.ts";
import { HowFast } from "./how-fast.tsx";
import { HowMany } from "./how-many.tsx";
import { createInboxLink } from "./inbox-link.ts";
import { WhatCame } from "./what-came.tsx";
import { Who } from "./who.tsx";

const PERIODS = [4, 8, 13, 26];

type NumbersPageProps = {
	weeks: number;
	numbers: Numbers;
	names: ReadonlyMap<string, string>;
	/** The id of the reader where they see nobody else. */
	self: string | null;
};

/** Renders the answers to four questions: how many, how fast, what came of it, who. */
export function NumbersPage({ weeks, numbers, names, self }: NumbersPageProps) {
	const toInbox = createInboxLink(numbers.period.from);
	const { enquiries, open } = numbers.total;
	if (enquiries === 0 && open === 0)
		return (
			<div className="desk-wrap pt-6 pb-16">
				<h1 className="desk-title">{t("numbers")}</h1>
				<Periods weeks={weeks} />
				<p className="mt-6 text-lead">{t("nothingYet")}</p>
				<p className="mt-2">
					<a href="/desk">{t("toInbox")}</a>
				</p>
			</div>
		);
	return (
		<div className="desk-wrap pt-6 pb-16">
			<h1 className="desk-title">{t("numbers")}</h1>
			<Periods weeks={weeks} />
			{numbers.isSample && (
				<p className="mt-4 max-w-text border-marigold border-l-4 pl-3">{t("areSamples")}</p>
			)}
			<div className="mt-4 grid gap-y-10">
				<div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
					<HowMany numbers={numbers} names={names} toInbox={toInbox} />
					<HowFast numbers={numbers} />
				</div>
				<WhatCame numbers={numbers} toInbox={toInbox} />
				<Who numbers={numbers} names={names} self={self} />
			</div>
			<p className="mt-10">
				<a href={`/desk/numbers.csv?weeks=${weeks}`}>{t("download")}</a>
			</p>
		</div>
	);
}

function Periods({ weeks }: Pick<NumbersPageProps, "weeks">) {
	return (
		<nav
			aria-label={t("period")}
			className="desk-links mt-1 flex flex-wrap gap-x-1 max-sm:-mx-2 sm:gap-x-5"
		>
			{PERIODS.map((period) => (
				<a
					key={period}
					href={`/desk/numbers?weeks=${period}`}
					aria-current={period === weeks ? "page" : undefined}
					className="max-sm:px-2"
				>
					{t("weeks", {
						count: period,
						unit: (text) => (
							<span key="unit" className={period === PERIODS.at(-1) ? undefined : "max-sm:sr-only"}>
								{text}
							</span>
						),
					})}
				</a>
			))}
		</nav>
	);
}
