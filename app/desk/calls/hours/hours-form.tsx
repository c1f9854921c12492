import type { Host } from "#app/calls/call-times.server.ts";
import type { Windows } from "#app/calls/store/host-store.ts";
import { DAYS } from "#app/content/schemas/text.ts";
import { t } from "#app/messages/en/desk-call-hours.server.ts";
import { type RejectedForm, RejectionNotice } from "../rejection-notice.tsx";
import { HOURS } from "./find-whose.ts";
import { formatWindow, nameDay, nameDays } from "./format-hours.ts";

export type HoursFormProps = {
	week: string;
	hours: {
		/** Whose hours the form has, and whether that is the reader. */
		whose: { id: string; name: string; isReader: boolean };
		windows: Windows;
		/** Those whose hours the reader may change. */
		staff: readonly { id: string; name: string }[];
		/** Those who hold calls by hours of the desk. */
		hosts: readonly Host[];
		/** Who holds them while nobody has hours there. */
		ofContent: Host;
	};
	rejected: RejectedForm | undefined;
};

/**
 * Renders who holds calls and when, and the form for the hours of one person, which has a row more than they have: the reader's
 * own, and for an owner those of any.
 */
export function HoursForm({ week, hours, rejected }: HoursFormProps) {
	const { whose, windows, staff, hosts, ofContent } = hours;
	const rows: readonly TypedWindow[] = rejected?.windows ?? [...windows, EMPTY];
	const toAddress = (id: string) => {
		const query = new URLSearchParams(week);
		query.set(HOURS, id);
		return `/desk/bookings?${query}#hours`;
	};
	return (
		<section id="hours">
			<h2 className="font-bold">{t("heading")}</h2>
			<p className="mt-1 text-fine text-ink-soft">{t(hosts.length > 0 ? "ofDesk" : "ofContent")}</p>
			<ul className="mt-2 border-line border-t">
				{(hosts.length > 0 ? hosts : [ofContent]).map(({ id, name, windows }) => (
					<li key={id} className="border-line border-b py-1.5 text-fine">
						<strong>{name}</strong>{" "}
						{windows.map((window) => `${nameDays(window.days)} ${formatWindow(window)}`).join("; ")}
					</li>
				))}
			</ul>
			{staff.length > 1 && (
				<nav aria-label={t("whose")} className="desk-links mt-4 flex flex-wrap gap-x-5">
					{staff.map(({ id, name }) => (
						<a key={id} href={toAddress(id)} aria-current={id === whose.id ? "true" : undefined}>
							{name}
						</a>
					))}
				</nav>
			)}
			<h3 className="mt-4 font-bold">
				{whose.isReader ? t("yours") : t("ofPerson", { name: whose.name })}
			</h3>
			<p className="text-fine text-ink-soft">{t("hint")}</p>
			<RejectionNotice rejected={rejected} />
			<form method="post" action={toAddress(whose.id)}>
				{rows.map((row, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: The rows are never moved.
					<WindowFields key={at} at={at} row={row} />
				))}
				<button
					type="submit"
					name="intent"
					value="hours"
					className="desk-button mt-3"
					data-tone="quiet"
				>
					{t("save")}
				</button>
			</form>
		</section>
	);
}

/** Hours as they are typed. */
export type TypedWindow = { days: readonly string[]; from: string; to: string };
const EMPTY: TypedWindow = { days: [], from: "", to: "" };

function WindowFields({ at, row }: { at: number; row: TypedWindow }) {
	return (
		<fieldset className="mt-3">
			<legend className="font-semibold text-fine">{t("row", { number: at + 1 })}</legend>
			<div className="flex flex-wrap gap-x-4">
				{DAYS.map((day) => (
					<label key={day} className="flex min-h-11 items-center gap-1.5">
						<input
							type="checkbox"
							className="size-5"
							name={`days-${at}`}
							value={day}
							defaultChecked={row.days.includes(day)}
						/>
						{nameDay(day)}
					</label>
				))}
			</div>
			<div className="grid grid-cols-2 gap-x-3">
				{(["from", "to"] as const).map((name) => (
					<label key={name} className="block">
						<span className="text-fine text-ink-soft">{t(name)}</span>
						<input
							className="desk-field"
							type="time"
							name={`${name}-${at}`}
							defaultValue={row[name]}
						/>
					</label>
				))}
			</div>
		</fieldset>
	);
}
