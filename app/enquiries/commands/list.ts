import { Command } from "commander";
import { listChannels } from "#app/enquiries/channels.ts";
import {
	type EnquiryStatus,
	type EnquiryWithDeliveries,
	getStatus,
} from "#app/enquiries/enquiry.ts";
import { isCounted } from "#app/enquiries/store/sample-store.ts";
import { toLine } from "#app/platform/plain-text.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";
import { type Cell, type Column, formatTable } from "#app/platform/terminal/table.ts";
import type { Terminal } from "#app/platform/terminal/terminal.ts";
import { addFilterOptions, type FilterOptions } from "./filter.ts";
import { NOTHING_CONFIGURED } from "./format-delivery.ts";
import { noteSamples } from "./note-samples.ts";
import { shortenId, withStoresIfAny } from "./with-stores.ts";

const HIDDEN: readonly EnquiryStatus[] = ["quarantined", "spam"];

const DESCRIPTION = `Without --status it leaves out what is quarantined, spam or erased. In a pipe each line holds, between tabs: id, time, status, name, e-mail, service, city, district, source.

Examples:
  npm run enquiries -- list --since 7d
  npm run enquiries -- list --status failed --city newtown`;

const COLUMNS: Column[] = [
	{ title: "Id" },
	{ title: "Received" },
	{ title: "Status" },
	{ title: "Name", min: 14 },
	{ title: "About", min: 14 },
	{ title: "E-mail", min: 20, isOptional: true },
	{ title: "Source", min: 10, isOptional: true },
];

/** The styles of statuses. The status is also written in words, as not everybody can distinguish colours. */
export const STATUS_STYLES = {
	pending: "yellow",
	delivered: "green",
	failed: "red",
	quarantined: "magenta",
	spam: "magenta",
	erased: "dim",
} as const satisfies Record<EnquiryStatus, string>;

export const listAll = (context: CliContext) =>
	addFilterOptions(new Command("list"), context)
		.summary("the newest first, a line each")
		.description(DESCRIPTION)
		.action(({ limit = Number.POSITIVE_INFINITY, ...filter }: FilterOptions) =>
			withStoresIfAny(context, async ({ enquiries, database }) => {
				const { terminal, env } = context;
				const statuses = filter.status && [filter.status];
				const counts = new Map<EnquiryStatus, number>();
				const rows: Cell[][] = [];
				let matching = 0;
				for await (const enquiry of enquiries.iterate({
					...filter,
					statuses,
					where: isCounted,
				})) {
					const status = getStatus(enquiry);
					counts.set(status, (counts.get(status) ?? 0) + 1);
					if (!statuses && HIDDEN.includes(status)) continue;
					matching++;
					if (matching > limit) continue;
					if (terminal.isTty) rows.push(toRow(enquiry, status, terminal));
					else await terminal.print(toTabbedLine(enquiry, status));
				}
				if (rows.length > 0) await terminal.print(formatTable(COLUMNS, rows, terminal));
				const isFiltered = Object.keys(filter).length > 0;
				if (matching === 0) terminal.note(isFiltered ? "No enquiry matches." : "No enquiries yet.");
				if (matching > limit) terminal.note(`These are the newest ${limit} of ${matching}.`);
				const hidden = statuses ? [] : HIDDEN.filter((status) => counts.has(status));
				const hints = hidden.map((name) => `${counts.get(name)} ${name} (list --status ${name})`);
				if (hints.length > 0) terminal.note(`Not shown: ${hints.join(", ")}.`);
				await noteSamples(context, database);
				if (counts.has("pending") && listChannels(env).length === 0)
					terminal.note(NOTHING_CONFIGURED);
			}),
		);

function toRow(enquiry: EnquiryWithDeliveries, status: EnquiryStatus, terminal: Terminal): Cell[] {
	const { id, createdAt, name, email, service, city, district, source } = enquiry;
	// The city is first, so that a narrow terminal does not cut it.
	const about = [city, district, service].filter(Boolean).join(" / ");
	const time = terminal.formatTime(createdAt);
	const state = { text: status, style: STATUS_STYLES[status] };
	return [shortenId(id), time, state, name, about, email, source];
}

function toTabbedLine(enquiry: EnquiryWithDeliveries, status: EnquiryStatus): string {
	const { id, createdAt, name, email, service, city, district, source } = enquiry;
	const cells = [id, createdAt, status, name, email, service, city, district, source];
	return cells.map((cell) => toLine(cell ?? "")).join("\t");
}
