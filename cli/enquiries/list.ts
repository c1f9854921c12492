import { listChannels } from "#app/enquiries/delivery/channels.ts";
import {
	describeStatus,
	type EnquiryStatus,
	type EnquiryWithDeliveries,
} from "#app/enquiries/enquiry.ts";
import { type Command, readArguments, refuseMore } from "./command.ts";
import { NOTHING_CONFIGURED } from "./describe-sending.ts";
import { FILTER_HELP, FILTER_OPTIONS, readFilter } from "./filter.ts";
import { shortenId } from "./find-one.ts";
import { toLine } from "./plain-text.ts";
import type { Screen } from "./screen.ts";
import { STATUS_STYLES } from "./status-styles.ts";
import { type Cell, type Column, layTable } from "./table.ts";
import { surveyStores } from "./with-stores.ts";

/** What a list without --status leaves out and counts. */
const WARY: readonly EnquiryStatus[] = ["quarantined", "spam"];

export const list: Command = {
	summary: "the newest first, a line each",
	help: `npm run enquiries -- list [options]

${FILTER_HELP}

Without --status it leaves out what is quarantined, spam or erased. In a pipe
each line holds, between tabs: id, time, status, name, e-mail, service, city,
district, source.

  npm run enquiries -- list --since 7d
  npm run enquiries -- list --status failed --city mumbai`,

	async run(args, desk) {
		const { values, positionals } = readArguments({
			args,
			options: FILTER_OPTIONS,
			allowPositionals: true,
		});
		refuseMore(positionals);
		const { limit = Number.POSITIVE_INFINITY, ...filter } = readFilter(values);
		const { screen } = desk;
		await surveyStores(desk, async ({ enquiries }) => {
			const counts = new Map<EnquiryStatus, number>();
			const rows: Cell[][] = [];
			let matching = 0;
			for await (const enquiry of enquiries.walk(filter)) {
				const status = describeStatus(enquiry);
				counts.set(status, (counts.get(status) ?? 0) + 1);
				if (!filter.statuses && WARY.includes(status)) continue;
				matching++;
				if (matching > limit) continue;
				if (screen.isTerminal) rows.push(toRow(enquiry, status, screen));
				else await screen.print(toTabbedLine(enquiry, status));
			}
			if (rows.length > 0) await screen.print(layTable(COLUMNS, rows, screen).join("\n"));
			if (matching === 0)
				screen.note(Object.keys(filter).length > 0 ? "No enquiry matches." : "No enquiries yet.");
			if (matching > limit) screen.note(`These are the newest ${limit} of ${matching}.`);
			if (!filter.statuses) noteWary(counts, screen);
			if (counts.has("pending") && listChannels(desk.env).length === 0)
				screen.note(NOTHING_CONFIGURED);
		});
	},
};

const COLUMNS: Column[] = [
	{ title: "Id" },
	{ title: "Received" },
	{ title: "Status" },
	{ title: "Name", least: 14 },
	{ title: "About", least: 14 },
	{ title: "E-mail", least: 20, leaveOut: 1 },
	{ title: "Source", least: 10, leaveOut: 2 },
];

function toRow(enquiry: EnquiryWithDeliveries, status: EnquiryStatus, screen: Screen): Cell[] {
	const { id, createdAt, name, email, service, city, district, source } = enquiry;
	// The city first, so that a narrow terminal cuts none of it.
	const about = [city, district, service].filter(Boolean).join(" / ");
	return [
		shortenId(id),
		screen.formatTime(createdAt),
		{ text: status, style: STATUS_STYLES[status] },
		...[name, about, email, source].map(toLine),
	];
}

function toTabbedLine(enquiry: EnquiryWithDeliveries, status: EnquiryStatus): string {
	const { id, createdAt, name, email, service, city, district, source } = enquiry;
	const cells = [id, createdAt, status, name, email, service, city, district, source];
	return cells.map((cell) => toLine(cell ?? "")).join("\t");
}

function noteWary(counts: Map<EnquiryStatus, number>, screen: Screen): void {
	const hidden = WARY.flatMap((status) => {
		const count = counts.get(status);
		return count ? [`${count} ${status} (list --status ${status})`] : [];
	});
	if (hidden.length > 0) screen.note(`Not shown: ${hidden.join(", ")}.`);
}
