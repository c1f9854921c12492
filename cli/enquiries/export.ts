import { Command, Option } from "commander";
import type { CampaignParameters } from "#app/enquiries/attribution.ts";
import { type Delivery, type EnquiryWithDeliveries, getStatus } from "#app/enquiries/enquiry.ts";
import { toCsvLine, toJson } from "../terminal/plain-text.ts";
import type { CliContext } from "../terminal/program.ts";
import { addFilterOptions, type FilterOptions } from "./filter.ts";
import { withStoresIfAny } from "./with-stores.ts";

const DESCRIPTION = `Every field of all enquiries, for other programs. Quarantined and spam are in it, erased ones with --status erased only. Without --silent npm writes lines of its own above the data.

Examples:
  npm run --silent enquiries -- export > enquiries.jsonl
  npm run --silent enquiries -- export --format csv --since 3w > enquiries.csv`;

/** Other programs rely on these names. */
const FIELDS =
	"id submissionId createdAt name email message phone company budget timeline service city district landingPage referrer firstTouch lastTouch source noticeVersion wantsNews verdict spamReasons status deliveries callback calculation state owner firstAnswerAt".split(
		" ",
	);

/** Each line with its line end. */
const FORMATTERS = { jsonl: formatJsonLine, csv: formatCsvLine };

type Options = FilterOptions & { format: keyof typeof FORMATTERS };

/** Has this name because `export` is a keyword. */
export const exportAll = (context: CliContext) =>
	addFilterOptions(new Command("export"))
		.summary("all with every field, for other programs")
		.description(DESCRIPTION)
		.addOption(
			new Option("--format <format>", "jsonl has an object per line")
				.choices(Object.keys(FORMATTERS))
				.default("jsonl"),
		)
		.action(({ format, limit = Number.POSITIVE_INFINITY, status, ...filter }: Options) =>
			withStoresIfAny(context, async ({ enquiries }) => {
				const { write } = context.terminal;
				if (format === "csv") await write(toCsvLine(FIELDS));
				let count = 0;
				for await (const enquiry of enquiries.iterate({
					...filter,
					statuses: status && [status],
				})) {
					await write(FORMATTERS[format](enquiry));
					if (++count >= limit) break;
				}
			}),
		);

function formatJsonLine(enquiry: EnquiryWithDeliveries): string {
	const deliveries = enquiry.deliveries.map((delivery) => {
		const { channel, state, attempts, deliveredAt, lastError } = delivery;
		return { channel, state, attempts, deliveredAt, lastError, nextAt: toNextTry(delivery) };
	});
	const record: Record<string, unknown> = { ...enquiry, status: getStatus(enquiry), deliveries };
	return `${toJson(Object.fromEntries(FIELDS.map((name) => [name, record[name]])))}\n`;
}

/** The deliveries and each touch are in one cell. */
function formatCsvLine(enquiry: EnquiryWithDeliveries): string {
	const record: Record<string, unknown> = {
		...enquiry,
		firstTouch: toQuery(enquiry.firstTouch),
		lastTouch: toQuery(enquiry.lastTouch),
		wantsNews: enquiry.wantsNews ? "yes" : "no",
		spamReasons: enquiry.spamReasons.join("; "),
		status: getStatus(enquiry),
		deliveries: enquiry.deliveries.map(formatDelivery).join("; "),
	};
	return toCsvLine(FIELDS.map((name) => String(record[name] ?? "")));
}

function toQuery(touch: CampaignParameters | null): string {
	return new URLSearchParams(touch ?? {}).toString();
}

function formatDelivery(delivery: Delivery): string {
	const { channel, state, attempts, deliveredAt, lastError } = delivery;
	const next = toNextTry(delivery);
	const parts = [
		[channel, state, deliveredAt].filter(Boolean).join(" "),
		channel === "none" ? "no channel" : `tries ${attempts}`,
		next && `next ${next}`,
		lastError,
	];
	return parts.filter(Boolean).join(", ");
}

/** Only a pending delivery with a channel has one. */
function toNextTry({ state, channel, nextAt }: Delivery): string | null {
	return state === "pending" && channel !== "none" ? new Date(nextAt).toISOString() : null;
}
