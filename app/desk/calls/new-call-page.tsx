import type { Host } from "#app/calls/call-times.server.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";
import {
	formatCallTime,
	formatDay,
	formatInstant,
	formatTime,
} from "#app/platform/dates.server.ts";
import type { Day } from "#app/platform/day.ts";
import { HostChoice } from "./host-choice.tsx";
import { lacksNumber } from "./number-hint.tsx";

type NewCallPageProps = {
	/** The chosen time in Unix ms; null where it is not free. */
	start: number | null;
	/** Who is free then. */
	hosts: readonly Host[];
	/** What was searched for. */
	query: string;
	enquiries: readonly Enquiry[];
};

/** Renders whom a call at a chosen time can be booked for: each enquiry is a button. */
export function NewCallPage({ start, hosts, query, enquiries }: NewCallPageProps) {
	if (start === null)
		return (
			<div className="desk-wrap py-6">
				<WayBack />
				<h1 className="desk-title">{t("bookOne")}</h1>
				<p className="mt-3">{t("notFree")}</p>
				<p className="mt-3">
					<a className="inline-block py-1.5" href="/desk/bookings">
						{t("chooseInWeek")}
					</a>
				</p>
			</div>
		);
	const time = new Date(start).toISOString();
	return (
		<div className="desk-wrap pt-3 pb-16">
			<WayBack />
			<h1 className="desk-title">{t("forWhomAt", { time: formatCallTime(start) })}</h1>
			<p className="mt-1 text-ink-soft">
				{t("freeHosts", { hosts: hosts.map(({ name }) => name).join(", ") })}
			</p>
			<h2 className="mt-6 font-bold">{t("forWhom")}</h2>
			<form action="/desk/bookings/new" className="mt-2 flex max-w-text items-end gap-3">
				<input type="hidden" name="time" value={time} />
				<label className="grow">
					<span className="text-fine text-ink-soft">{t("findPerson")}</span>
					<input className="desk-field" type="search" name="q" defaultValue={query} />
				</label>
				<button type="submit" className="desk-button" data-tone="quiet">
					{t("find")}
				</button>
			</form>
			<form method="post" action="/desk/bookings" className="mt-4 max-w-text">
				<input type="hidden" name="intent" value="book" />
				<input type="hidden" name="time" value={time} />
				<input type="hidden" name="week" value="yes" />
				<HostChoice hosts={hosts} />
				<h3 className="mt-4 text-fine text-ink-soft">{!query && t("latest")}</h3>
				{enquiries.length === 0 && <p>{t("nobodyFound")}</p>}
				<ul className="border-line border-t">
					{enquiries.map((enquiry) => (
						<Person key={enquiry.id} enquiry={enquiry} />
					))}
				</ul>
			</form>
			<p className="mt-4">
				<a className="inline-block py-1.5" href={`/desk/enquiries/new?time=${time}`}>
					{t("somebodyNew")}
				</a>
			</p>
		</div>
	);
}

function Person({ enquiry }: { enquiry: Enquiry }) {
	const { id, name, company, createdAt } = enquiry;
	const about = [
		company,
		formatContext(enquiry),
		formatInstant(createdAt),
		lacksNumber(enquiry) && t("noNumber"),
	];
	return (
		<li className="flex items-center justify-between gap-4 border-line border-b py-2">
			<span className="min-w-0">
				<strong className="block wrap-anywhere">{name}</strong>
				<span className="block text-fine text-ink-soft wrap-anywhere">
					{about.filter(Boolean).join(" · ")}
				</span>
			</span>
			<button type="submit" name="id" value={id} className="desk-button shrink-0" data-tone="quiet">
				<span>
					{t("bookFor", {
						name,
						more: (text) => (
							<span key="more" className="sr-only">
								{text}
							</span>
						),
					})}
				</span>
			</button>
		</li>
	);
}

/** Renders the free times of a day, each the way to choose for whom. */
export function FreeDay({ day, times }: { day: Day; times: readonly number[] }) {
	return (
		<div className="desk-wrap pt-3 pb-16">
			<WayBack />
			<h1 className="desk-title">{t("chooseDay", { day: formatDay(day) })}</h1>
			{times.length === 0 && <p className="mt-3">{t("noneOfDay")}</p>}
			<ul className="mt-4 grid max-w-text grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
				{times.map((time) => (
					<li key={time}>
						<a
							className="desk-slot"
							href={`/desk/bookings/new?time=${new Date(time).toISOString()}`}
						>
							{formatTime(time)}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

function WayBack() {
	return (
		<nav aria-label={t("wayBack")} className="mb-3 text-fine">
			<a className="inline-block py-2" href="/desk/bookings">
				{t("calls")}
			</a>
		</nav>
	);
}
