import { Command } from "commander";
import { parseStoredCalculation } from "#app/enquiries/calculation.ts";
import { CHANNELS } from "#app/enquiries/channels.ts";
import { type EnquiryWithDeliveries, getStatus, type Verdict } from "#app/enquiries/enquiry.ts";
import { FIELD_NAMES, FIELDS, type FieldName } from "#app/enquiries/fields.ts";
import { formatField } from "#app/enquiries/format-field.ts";
import { exportSpamReasons } from "#app/enquiries/spam/describe-spam-reason.ts";
import { runInLanguage } from "#app/messages/request-language.server.ts";
import type { CampaignParameters } from "#app/platform/attribution.ts";
import { nameOwnTime } from "#app/platform/dates.server.ts";
import { toLine, toText } from "#app/platform/plain-text.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";
import { formatDelivery } from "./format-delivery.ts";
import { STATUS_STYLES } from "./list.ts";
import { ID_DESCRIPTION, withEnquiry } from "./with-stores.ts";

const VERDICTS: Record<Verdict, string> = {
	clean: "clean, says the filter",
	quarantined: "quarantined by the filter",
	spam: "spam, said the staff",
	ham: "no spam, said the staff",
};

export const show = (context: CliContext) =>
	new Command("show")
		.summary("one, whole")
		.description("Everything that is stored of an enquiry.")
		.argument("<id>", ID_DESCRIPTION)
		.action((start: string) =>
			withEnquiry(context, start, async (enquiry) => formatEnquiry(enquiry, context)),
		);

type Field = [label: string, value: string | null];
type Group = [title: string, ...fields: Field[]];

/**
 * Formats an enquiry. A visitor's text is behind a label or indented, so that it cannot be mistaken for one of our
 * lines.
 */
function formatEnquiry(enquiry: EnquiryWithDeliveries, context: CliContext): string {
	const { paint } = context.terminal;
	const status = getStatus(enquiry);
	const { formatTime } = context.terminal;
	const groups = groupFields(enquiry, context);
	const width = Math.max(
		...groups.flatMap(([, ...fields]) => fields.map(([{ length }]) => length)),
	);
	return [
		`${paint("bold", enquiry.id)}  ${paint(STATUS_STYLES[status], status)}`,
		...groups.flatMap(([title, ...fields]) => [
			"",
			paint("bold", title),
			...fields.map(([label, value]) => {
				const text = value === null ? paint("dim", "-") : toLine(value);
				return `  ${paint("dim", label.padEnd(width))}  ${text}`;
			}),
		]),
		...(enquiry.erasedAt
			? []
			: [
					...formatText("Message", enquiry.message),
					...enquiry.replies.flatMap(({ at, from, text }) =>
						formatText(`Reply, ${formatTime(at)}${from ? `, ${toLine(from)}` : ""}`, text),
					),
				]),
	].join("\n");

	function formatText(title: string, text: string): string[] {
		return ["", paint("bold", title), toText(text).replaceAll(/^/gm, "  ")];
	}
}

function groupFields(enquiry: EnquiryWithDeliveries, context: CliContext): Group[] {
	const { formatTime } = context.terminal;
	const callback = runInLanguage("en", () => formatField("callback", enquiry));
	const { booking, erasedAt, spamReasons, deliveries } = enquiry;
	const format = (name: FieldName): Field => {
		const { commandLabel, options } = FIELDS[name];
		const label = commandLabel ?? runInLanguage("en", () => FIELDS[name].label);
		const language = options && "en";
		return [label, runInLanguage(language, () => formatField(name, enquiry))];
	};
	const person: Group = [
		"Who and what",
		...FIELD_NAMES.filter((name) => name !== "message" && name !== "callback").map(format),
		["To be called", callback && `${callback}, ${nameOwnTime()}`],
		[
			"Call",
			booking && `${formatTime(new Date(booking.startsAt).toISOString())} (${booking.state})`,
		],
	];
	const reasons = spamReasons.length > 0 ? exportSpamReasons(spamReasons) : [null];
	return [
		[
			"When",
			["Received", formatTime(enquiry.createdAt)],
			["Submission", enquiry.submissionId],
			...(erasedAt ? [["Erased", formatTime(erasedAt)] satisfies Field] : []),
		],
		...(erasedAt ? [] : [person]),
		["About", ["Service", enquiry.service], ["City", enquiry.city], ["District", enquiry.district]],
		...groupCalculation(enquiry.calculation),
		[
			"How they came",
			["Source", enquiry.source],
			["First page", enquiry.landingPage],
			["Led here by", enquiry.referrer],
			["First touch", formatTouch(enquiry.firstTouch)],
			["Last touch", formatTouch(enquiry.lastTouch)],
		],
		[
			"Consent",
			["Notice", enquiry.noticeVersion],
			["Wants news", enquiry.wantsNews ? "yes" : "no"],
		],
		[
			"Spam filter",
			["Verdict", VERDICTS[enquiry.verdict]],
			...reasons.map((reason, index): Field => [index === 0 ? "Reasons" : "", reason]),
		],
		[
			"Deliveries",
			...deliveries.map(
				(delivery): Field => [CHANNELS[delivery.channel].name, formatDelivery(delivery, context)],
			),
		],
	];
}

function groupCalculation(query: string | null): Group[] {
	if (query === null) return [];
	const { title, lines } = parseStoredCalculation(query);
	return [[`Calculation: ${title}`, ...lines.map((line): Field => ["", line])]];
}

function formatTouch(touch: CampaignParameters | null): string | null {
	const parameters = Object.entries(touch ?? {}).map(([name, value]) => `${name}=${value}`);
	return touch && parameters.join("  ");
}
