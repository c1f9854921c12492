import { renderToStaticMarkup } from "react-dom/server";
import type { Contact } from "#app/content/schemas/pages.ts";
import type { Site } from "#app/content/schemas/site.ts";
import { readCalculation } from "#app/enquiries/calculation.ts";
import type { EmailMessage } from "#app/enquiries/delivery/smtp.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import type { Calculation } from "#app/tools/describe-calculation.ts";
import { toTelephoneAddress } from "#app/ui/telephone.ts";
import { Letter, Patang, Row, Table, Text, TextLink } from "./email-parts.tsx";
import { type Correspondence, formatTime, makeHeaders, toHeaderText } from "./letter-headers.ts";

type AcknowledgementCorrespondence = Correspondence & {
	/** What happens after sending. */
	nextSteps: Contact["nextSteps"];
};

type Words = {
	site: Site;
	calculation: Calculation | null;
	nextSteps: Contact["nextSteps"];
	/** Where the form is, without `https://`. */
	host: string;
	time: string;
};

type LetterProps = Words & { subject: string; siteUrl: string };

/**
 * Tells the visitor that the enquiry has come. It repeats nothing that was typed, not even the name: whoever
 * writes a stranger's address into the form could otherwise send them words of his own in our name. What was
 * worked out with a tool are our words on a few numbers.
 */
export function composeAcknowledgement(
	enquiry: Enquiry,
	correspondence: AcknowledgementCorrespondence,
): EmailMessage {
	const { site, siteUrl, to, nextSteps } = correspondence;
	const host = new URL(siteUrl).host;
	const calculation = readCalculation(new URLSearchParams(enquiry.calculation ?? ""));
	const words = { site, calculation, nextSteps, host, time: formatTime(enquiry.createdAt) };
	const subject = toHeaderText(`${site.name} has your message`);
	return {
		...makeHeaders(enquiry, correspondence),
		to: { name: "", address: enquiry.email },
		replyTo: { name: toHeaderText(site.name), address: to },
		subject,
		text: writeText(words),
		html: `<!doctype html>${renderToStaticMarkup(
			<AcknowledgementLetter {...words} subject={subject} siteUrl={siteUrl} />,
		)}`,
	};
}

function AcknowledgementLetter({ subject, siteUrl, ...words }: LetterProps) {
	const { site, calculation, nextSteps, host, time } = words;
	return (
		<Letter
			preview={nextSteps.map(({ title }) => title).join(". ")}
			title={subject}
			siteName={site.name}
			kind="Your enquiry"
			footer={<SmallPrint site={site} host={host} siteUrl={siteUrl} />}
		>
			<Row ground="night" pad="30px 24px 32px">
				<Table>
					<tr>
						<td valign="bottom">
							<Text as="h1" look="display" ink="on-night">
								{THANKS}
								<br />
								{HERE}
							</Text>
						</td>
						<td valign="top" width={72} align="right" style={{ paddingLeft: 16 }}>
							<Patang half={36} />
						</td>
					</tr>
				</Table>
				<Text look="lead" ink="on-night-soft" above={16}>
					{tellTime(time)}
				</Text>
			</Row>
			{calculation && (
				<Row pad="26px 0 22px" line="line">
					<Text as="h2" look="title">
						{tellCalculation(calculation)}
					</Text>
					{calculation.lines.map((line) => (
						<Text key={line} above={4}>
							{line}
						</Text>
					))}
				</Row>
			)}
			<Row pad="28px 0 4px">
				<Text as="h2" look="title">
					{NEXT}
				</Text>
			</Row>
			{nextSteps.map(({ title, text }, index) => (
				<Row key={title} pad="14px 0 16px" line="line">
					<Step number={index + 1} title={title} text={text} />
				</Row>
			))}
			<Row pad="22px 0 24px" line="line-strong">
				<Text as="h2" look="title">
					{TALK}
				</Text>
				<Text above={6}>
					<TextLink href={toTelephoneAddress(site.phone)}>{site.phone}</TextLink>
					<br />
					{site.hours}
				</Text>
				<Text above={10}>
					Or write to <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>. A reply to
					this e-mail reaches us too.
				</Text>
			</Row>
		</Letter>
	);
}

function Step({ number, title, text }: { number: number; title: string; text: string }) {
	return (
		<Table>
			<tr>
				<td width={44} valign="top">
					<Text look="display" ink="accent">
						{number}
					</Text>
				</td>
				<td valign="top" style={{ paddingTop: 5 }}>
					<Text as="h3" look="title">
						{title}
					</Text>
					<Text above={2}>{text}</Text>
				</td>
			</tr>
		</Table>
	);
}

function SmallPrint({ site, host, siteUrl }: { site: Site; host: string; siteUrl: string }) {
	const office = describeOffice(site);
	return (
		<>
			<Text look="fine" ink="ink-soft">
				{BECAUSE}{" "}
				<TextLink href={siteUrl} ink="ink-soft">
					{host}
				</TextLink>
				. {IGNORE}
			</Text>
			{office && (
				<Text look="fine" ink="ink-soft" above={8}>
					{office}
				</Text>
			)}
		</>
	);
}

function writeText({ site, calculation, nextSteps, host, time }: Words): string {
	const office = describeOffice(site);
	return [
		`${THANKS} ${HERE}`,
		tellTime(time),
		"",
		...(calculation ? [tellCalculation(calculation), ...calculation.lines, ""] : []),
		NEXT,
		"",
		...nextSteps.flatMap(({ title, text }, index) => [`${index + 1}. ${title}`, text, ""]),
		TALK,
		`${site.phone} (${site.hours})`,
		`Or write to ${site.email}. A reply to this e-mail reaches us too.`,
		"",
		"-".repeat(40),
		"",
		`${BECAUSE} ${host}. ${IGNORE}`,
		...(office ? ["", office] : []),
		"",
	].join("\n");
}

const THANKS = "Thank you.";
const HERE = "Your message is here.";
const NEXT = "What happens next";
const TALK = "Rather talk?";
const BECAUSE = "You get this because somebody wrote this address into the form on";
const IGNORE = "If it was not you, please ignore it.";

function tellCalculation({ title }: Calculation): string {
	return `Your calculation came with it: ${title}`;
}

function tellTime(time: string): string {
	return `It came on ${time}, India time. This is our only automatic e-mail: the next one is written by a person.`;
}

/** Nothing while the office is a sample. */
function describeOffice({ name, address }: Site): string | null {
	const { isSample, streetAddress, addressLocality, postalCode, addressRegion } = address;
	if (isSample) return null;
	return `${name}, ${streetAddress}, ${addressLocality} ${postalCode}, ${addressRegion}`;
}
