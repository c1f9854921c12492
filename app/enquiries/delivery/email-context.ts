import type { Site } from "#app/content/schemas/site.ts";
import type { GlobalContent } from "#app/content/types.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import type { Env } from "#app/platform/env.server.ts";
import type { Enquiry } from "../enquiry.ts";
import { listNextSteps } from "../next-steps.ts";
import type { Claim } from "../store/outbox.ts";

/** What the e-mails of the site have in common. */
type Common = { site: Site; siteUrl: string; from: string };
/** `to` is the address of the message; of one to a visitor that to which they reply. */
type Addressed = Common & { to: string };

/** What the features' e-mails are built with. */
export type EmailContext = {
	content: GlobalContent;
	common: Common;
	toAgency: Addressed;
	/** Replies go to the public address, not to ENQUIRY_TO: anybody may write into the form. */
	toVisitor: Addressed;
	/** What follows an enquiry, without the acknowledgement, which the messages with this list are or replace. */
	nextSteps: ReturnType<typeof listNextSteps>;
	/** The same where a call is booked with the enquiry. */
	nextStepsWithCall: ReturnType<typeof listNextSteps>;
	/** Returns the options of a message about an enquiry, to which the visitor may reply. */
	toEnquirer: (enquiry: Enquiry) => Promise<Addressed>;
	/** Returns the URL of a page of the desk; null where nobody can sign in there. */
	findDeskUrl: (path: string) => Promise<string | null>;
};

/** Builds the message of a delivery. Resolves to null when nothing is left to say. */
export type BuildEmail = (claim: Claim, context: EmailContext) => Promise<EmailMessage | null>;

type Means = {
	/** Creates the address to which replies about an enquiry go; undefined where that is the public one. */
	findReplyAddress: (enquiry: Enquiry) => Promise<string | undefined>;
	findDeskUrl: EmailContext["findDeskUrl"];
};

export function createEmailContext(
	env: Env,
	content: GlobalContent,
	{ findReplyAddress, findDeskUrl }: Means,
): EmailContext {
	const { site } = content;
	const common = { site, siteUrl: env.SITE_URL, from: env.ENQUIRY_FROM ?? site.email };
	const toVisitor = { ...common, to: site.email };
	const settings = { ...env, ENQUIRY_ACKNOWLEDGE: false };
	return {
		content,
		common,
		toAgency: { ...common, to: env.ENQUIRY_TO ?? site.email },
		toVisitor,
		nextSteps: listNextSteps(content.pages.contact, settings),
		nextStepsWithCall: listNextSteps(content.pages.contact, { ...settings, hasCall: true }),
		toEnquirer: async (enquiry) => ({
			...common,
			to: (await findReplyAddress(enquiry)) ?? toVisitor.to,
		}),
		findDeskUrl,
	};
}
