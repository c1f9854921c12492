import * as z from "zod/mini";
import { type CampaignParameters, parseCampaignParameters } from "#app/platform/attribution.ts";
import {
	COLUMN_NAMES,
	type ColumnName,
	FIELDS,
	type FieldColumns,
	type FieldKind,
	type FieldSpec,
} from "./fields.ts";
import { parseSpamReasons } from "./spam/spam-reason.ts";

declare module "#app/database/tables.ts" {
	interface Tables {
		enquiries: EnquiryRow;
	}
}

export const ENQUIRY_STATES = ["new", "open", "waiting", "won", "lost"] as const;

/** What a column of each kind of field stores. */
const KIND_SCHEMAS: Record<FieldKind, z.ZodMiniType> = {
	line: z.string(),
	text: z.string(),
	email: z.string(),
	phone: z.string(),
	url: z.string(),
	sum: z.number(),
	choice: z.string(),
};

const nullableText = z.nullable(z.string());
const fieldColumns = Object.fromEntries(
	COLUMN_NAMES.map((name) => [name, toColumnSchema(FIELDS[name])]),
) as { [Name in ColumnName]: z.ZodMiniType<FieldColumns[Name], FieldColumns[Name]> };
const campaignSchema = z.pipe(nullableText, z.transform(parseCampaign));

export const enquirySchema = z.object({
	id: z.string(),
	/** The id that is created with the form, so that a double click or a retry is one enquiry. */
	submissionId: z.string(),
	/** The time of arrival: ISO 8601, UTC. */
	createdAt: z.string(),
	...fieldColumns,
	/** The query of a calculation with one of the site's tools. */
	calculation: nullableText,
	service: nullableText,
	city: nullableText,
	district: nullableText,
	/** The path of the first page of the visit. */
	landingPage: nullableText,
	/** The host of the referring page. */
	referrer: nullableText,
	firstTouch: campaignSchema,
	lastTouch: campaignSchema,
	/** The source: a campaign's, the path of the agency's own page with the form, a host, or `direct`. */
	source: z.string(),
	/** The version of the privacy notice beside the button. */
	noticeVersion: z.string(),
	wantsNews: z.pipe(
		z.number(),
		z.transform((number) => number === 1),
	),
	/** The verdict: `clean` and `ham` are delivered, `quarantined` (by the filter) and `spam` are not. */
	verdict: z.enum(["clean", "quarantined", "spam", "ham"]),
	/** The filter's reasons, for the staff. */
	spamReasons: z.pipe(z.string(), z.transform(parseSpamReasons)),
	/** The sender's address as a keyed hash. */
	addressKey: nullableText,
	erasedAt: nullableText,
	state: z.enum(ENQUIRY_STATES),
	/** The id of the staff member who takes care of it. */
	owner: nullableText,
	/** The time until which it is snoozed. This and the following times are ISO 8601, UTC. */
	snoozedUntil: nullableText,
	/**
	 * The time of the first answer by the desk, or elsewhere as somebody noted, which is ahead for a planned one; and the id
	 * of its author.
	 */
	firstAnswerAt: nullableText,
	firstAnswerBy: nullableText,
	/** The time of the visitor's last words: of the enquiry, or of a reply. */
	incomingAt: z.string(),
	/** The time of the agency's last answer, by the desk or elsewhere; it is ahead while one is planned. */
	outgoingAt: nullableText,
	/**
	 * The time by which whoever is next is to move: the visitor while the state is `waiting`, else the agency. It comes back
	 * then to its owner. Null for no time.
	 */
	dueAt: nullableText,
	/** The value that is expected of it while it is open, and that of a won one, in whole units of the currency. */
	expectedValue: z.nullable(z.number()),
	wonValue: z.nullable(z.number()),
	/** The time at which it was won. It stays when the visitor writes again: once answered, the state is `won` again. */
	wonAt: nullableText,
	/** The reason why it was lost. */
	lostReason: nullableText,
	/** The id of its person, by which all ask who somebody is (`find-person.ts`); null once it is erased. */
	personId: nullableText,
	/** The id of the enquiry that leads its matter (`matters.ts`): its own where it has a row of the inbox. */
	matterId: z.string(),
	/** The time of the last opening, and the id of who opened it. */
	seenAt: nullableText,
	seenBy: nullableText,
	/** A number that increases with each change on the desk. */
	revision: z.number(),
	/** The ids of the deliveries that reminded of it, first its owner and then the agency, so that nobody is reminded twice. */
	ownerReminderId: nullableText,
	reminderId: nullableText,
	/** True if it was created by `npm run enquiries -- demo`. */
	isSample: z.pipe(
		z.number(),
		z.transform((number) => number === 1),
	),
});
/** A row; `messageHash` finds the same message in other enquiries. */
export type EnquiryRow = z.input<typeof enquirySchema> & {
	contentHash: string;
	messageHash: string;
	/** The canonical form of `phone`, by which it is searched for and compared. */
	phoneNumbers: string | null;
};

export function parseCampaign(json: string | null): CampaignParameters | null {
	const parameters = z.record(z.string(), z.string()).parse(JSON.parse(json ?? "{}"));
	return parseCampaignParameters(new URLSearchParams(parameters));
}

function toColumnSchema({ kind, options, isRequired }: FieldSpec): z.ZodMiniType {
	if (isRequired) return z.string();
	if (options) return z.nullable(z.enum(Object.keys(options)));
	return z.nullable(KIND_SCHEMAS[kind]);
}
