import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describeStored } from "#app/enquiries/calculation.ts";
import type { EmailMessage } from "#app/enquiries/delivery/smtp.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { type Detail, type EnquiryWords, listArrival, listDetails } from "./describe-enquiry.ts";
import { BREAKABLE, Letter, Row, Text, TextLink } from "./email-parts.tsx";
import { type Correspondence, formatTime, makeHeaders, toHeaderText } from "./letter-headers.ts";
import { FONT, MONO, paint } from "./palette.ts";

const PREVIEW_LENGTH = 120;

type EnquiryCorrespondence = Correspondence & EnquiryWords;

/** The enquiry as the agency reads it; a reply goes to the visitor. */
export function composeEnquiryEmail(
	enquiry: Enquiry,
	correspondence: EnquiryCorrespondence,
): EmailMessage {
	const { to, site, contextText, callbackText } = correspondence;
	const name = toHeaderText(enquiry.name);
	const subject = `Enquiry from ${name}${contextText ? `: ${contextText}` : ""}`;
	return {
		...makeHeaders(enquiry, correspondence),
		to: { name: "", address: to },
		replyTo: { name, address: enquiry.email },
		subject,
		text: writeText(enquiry, correspondence),
		html: `<!doctype html>${renderToStaticMarkup(
			<EnquiryLetter
				enquiry={enquiry}
				words={{ contextText, callbackText }}
				siteName={site.name}
				subject={subject}
			/>,
		)}`,
	};
}

type EnquiryLetterProps = {
	enquiry: Enquiry;
	words: EnquiryWords;
	siteName: string;
	subject: string;
};

function EnquiryLetter({ enquiry, words, siteName, subject }: EnquiryLetterProps) {
	const { id, name, email, message, createdAt } = enquiry;
	const arrival = listArrival(enquiry);
	const { contextText } = words;
	return (
		<Letter
			preview={[...message].slice(0, PREVIEW_LENGTH).join("")}
			title={subject}
			siteName={siteName}
			kind="Enquiry"
			footer={<SmallPrint id={id} />}
		>
			<Row ground="marigold" pad="26px 24px 24px">
				<Text as="h1" look="display" ink="on-marigold">
					{name}
				</Text>
				{contextText && (
					<Text look="lead" ink="on-marigold" above={6}>
						{contextText}
					</Text>
				)}
				<Text look="fine" ink="on-marigold" above={6}>
					{formatTime(createdAt)}, India time
				</Text>
			</Row>
			<Row ground="raised" pad="24px 24px 12px">
				<Text look="words">
					<Lines lines={message.split(/\r\n?|\n/)} />
				</Text>
				<Text look="fine" ink="ink-soft" above={18}>
					Reply to this e-mail and your answer goes to {email}.
				</Text>
				<Details details={listDetails(enquiry, words)} />
				{enquiry.calculation && <CalculationPart query={enquiry.calculation} />}
				{arrival.length > 0 && (
					<>
						<Text as="h2" look="title" above={26}>
							How they came
						</Text>
						<Details details={arrival} />
					</>
				)}
			</Row>
		</Letter>
	);
}

function Details({ details }: { details: Detail[] }) {
	return (
		<table width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ marginTop: 16 }}>
			<tbody>
				{details.map(({ label, text, href }) => (
					<tr key={label}>
						<th scope="row" align="left" {...paint({ ink: "ink-soft", line: "line" }, CELLS.label)}>
							{label}
						</th>
						<td dir="auto" {...paint({ ink: "ink", line: "line" }, CELLS.text)}>
							{href ? <TextLink href={href}>{text}</TextLink> : text}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Lines({ lines }: { lines: readonly string[] }) {
	return lines.map((line, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and nothing here is ever updated
		<Fragment key={index}>
			{index > 0 && <br />}
			{line}
		</Fragment>
	));
}

/** What the visitor has worked out, worked out anew from the same numbers. */
function CalculationPart({ query }: { query: string }) {
	const { title, lines } = describeStored(query);
	return (
		<>
			<Text as="h2" look="title" above={26}>
				Their calculation: {title}
			</Text>
			<Text above={6}>
				<Lines lines={lines} />
			</Text>
		</>
	);
}

function writeCalculation(query: string): string[] {
	const { title, lines } = describeStored(query);
	return ["", `Their calculation: ${title}`, ...lines];
}

function SmallPrint({ id }: { id: string }) {
	return (
		<Text look="fine" ink="ink-soft">
			Stored before it was sent to you. All of it, on the server:
			<br />
			<span style={{ fontFamily: MONO, ...BREAKABLE }}>{toCommand(id)}</span>
		</Text>
	);
}

function writeText(enquiry: Enquiry, words: EnquiryWords): string {
	const { id, name, message, createdAt, calculation } = enquiry;
	const { contextText } = words;
	const about = contextText ? `, about ${contextText}` : "";
	const write = (details: Detail[]) => details.map(({ label, text }) => `${label}: ${text}`);
	const arrival = listArrival(enquiry);
	return [
		`${name} wrote on ${formatTime(createdAt)}, India time${about}:`,
		"",
		message,
		"",
		"-".repeat(40),
		"",
		...write(listDetails(enquiry, words)),
		...(calculation ? writeCalculation(calculation) : []),
		...(arrival.length > 0 ? ["", "How they came", ...write(arrival)] : []),
		"",
		"Reply to this e-mail and your answer goes to the visitor.",
		`Enquiry ${id}. All of it, on the server: ${toCommand(id)}`,
		"",
	].join("\n");
}

function toCommand(id: string): string {
	return `npm run enquiries -- show ${id}`;
}

const CELL = {
	fontFamily: FONT,
	lineHeight: "24px",
	verticalAlign: "baseline",
	borderTopWidth: 1,
	borderTopStyle: "solid",
} as const;
const CELLS = {
	label: { ...CELL, padding: "11px 12px 11px 0", width: 112, fontSize: 14, fontWeight: 400 },
	text: { ...CELL, padding: "11px 0", fontSize: 16, ...BREAKABLE },
};
