import { formatRupees } from "#app/enquiries/budget.ts";
import { describeStored } from "#app/enquiries/calculation.ts";
import { CALLBACK_NAMES } from "#app/enquiries/callback.ts";
import {
	describeStatus,
	type EnquiryWithDeliveries,
	type Touch,
	type Verdict,
} from "#app/enquiries/enquiry.ts";
import { TIMELINE_NAMES } from "#app/enquiries/timeline.ts";
import { type Command, type Desk, readArguments, readId } from "./command.ts";
import { CHANNEL_NAMES, describeDelivery } from "./describe-delivery.ts";
import { findOne } from "./find-one.ts";
import { toLine, toText } from "./plain-text.ts";
import { STATUS_STYLES } from "./status-styles.ts";
import { withStores } from "./with-stores.ts";

const VERDICTS: Record<Verdict, string> = {
	clean: "clean, says the filter",
	quarantined: "quarantined by the filter",
	spam: "spam, said the staff",
	ham: "no spam, said the staff",
};

export const show: Command = {
	summary: "one, whole",
	help: `npm run enquiries -- show ID

The first characters of the id will do, four at least.

  npm run enquiries -- show 3f2a91bc`,

	async run(args, desk) {
		const { positionals } = readArguments({ args, options: {}, allowPositionals: true });
		const start = readId("show", positionals);
		await withStores(desk, async (stores) => {
			await desk.screen.print(describeEnquiry(await findOne(stores, start), desk));
		});
	},
};

type Group = { title: string; lines: [label: string, value: string | null][] };

/** What a visitor wrote stands behind a label or indented, so that it cannot pass for one of our lines. */
function describeEnquiry(enquiry: EnquiryWithDeliveries, desk: Desk): string {
	const { paint } = desk.screen;
	const status = describeStatus(enquiry);
	const groups = groupFields(enquiry, desk);
	const labels = groups.flatMap(({ lines }) => lines.map(([label]) => label.length));
	const width = Math.max(...labels);
	const message = toText(enquiry.message).replaceAll(/^/gm, "  ");
	return [
		`${paint("bold", enquiry.id)}  ${paint(STATUS_STYLES[status], status)}`,
		...groups.flatMap(({ title, lines }) => [
			"",
			paint("bold", title),
			...lines.map(([label, value]) => {
				const shown = value === null ? paint("dim", "-") : toLine(value);
				return `  ${paint("dim", label.padEnd(width))}  ${shown}`;
			}),
		]),
		...(enquiry.erasedAt ? [] : ["", paint("bold", "Message"), message]),
	].join("\n");
}

function groupFields(enquiry: EnquiryWithDeliveries, { env, screen }: Desk): Group[] {
	const { formatTime } = screen;
	const { budget, timeline, callback, erasedAt, spamReasons, deliveries } = enquiry;
	const person: Group = {
		title: "Who and what",
		lines: [
			["Name", enquiry.name],
			["E-mail", enquiry.email],
			["Phone", enquiry.phone],
			["Company", enquiry.company],
			["Budget", budget === null ? null : formatRupees(budget)],
			["To begin", timeline && TIMELINE_NAMES[timeline]],
			["To be called", callback && `${CALLBACK_NAMES[callback]}, India time`],
		],
	};
	return [
		{
			title: "When",
			lines: [
				["Received", formatTime(enquiry.createdAt)],
				["Submission", enquiry.submissionId],
				...(erasedAt ? [["Erased", formatTime(erasedAt)] satisfies Group["lines"][0]] : []),
			],
		},
		...(erasedAt ? [] : [person]),
		{
			title: "About",
			lines: [
				["Service", enquiry.service],
				["City", enquiry.city],
				["District", enquiry.district],
			],
		},
		...groupCalculation(enquiry.calculation),
		{
			title: "How they came",
			lines: [
				["Source", enquiry.source],
				["First page", enquiry.landingPage],
				["Led here by", enquiry.referrer],
				["First touch", describeTouch(enquiry.firstTouch)],
				["Last touch", describeTouch(enquiry.lastTouch)],
			],
		},
		{
			title: "Consent",
			lines: [
				["Notice", enquiry.noticeVersion],
				["Wants news", enquiry.wantsNews ? "yes" : "no"],
			],
		},
		{
			title: "Spam filter",
			lines: [
				["Verdict", VERDICTS[enquiry.verdict]],
				...(spamReasons.length > 0 ? spamReasons : [null]).map(
					(reason, at) => [at === 0 ? "Reasons" : "", reason] satisfies Group["lines"][0],
				),
			],
		},
		{
			title: "Deliveries",
			lines: deliveries.map((delivery) => [
				CHANNEL_NAMES[delivery.channel],
				describeDelivery(delivery, { env, formatTime }),
			]),
		},
	];
}

function groupCalculation(query: string | null): Group[] {
	if (query === null) return [];
	const { title, lines } = describeStored(query);
	return [{ title: `Calculation: ${title}`, lines: lines.map((line) => ["", line]) }];
}

function describeTouch(touch: Touch | null): string | null {
	if (!touch) return null;
	return Object.entries(touch)
		.map(([parameter, value]) => `${parameter}=${value}`)
		.join("  ");
}
