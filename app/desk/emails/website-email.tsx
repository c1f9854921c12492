import { EmailButton, EmailLayout, Lines, Row, Text } from "#app/design/email/email-components.tsx";
import { buildHeaders, toHeaderText } from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { renderEmail } from "#app/design/email/render-email.ts";
import type { PlanEnd } from "#app/editing/store/plans.ts";
import { toDeskUrl } from "#app/enquiries/emails/desk-url.ts";
import { t } from "#app/messages/en/desk-emails.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import type { StaffEmailOptions } from "./tell-staff.ts";

/** What became of a draft of the website. */
export type DraftNews =
	/** `words` are what the author says to whoever publishes; empty without any. */
	| { kind: "asked"; by: string; words: string }
	| { kind: "published"; by: string }
	/** `words` are why. */
	| { kind: "sent-back"; by: string; words: string }
	/** `at` is the instant at which it was to be published. */
	| { kind: "not-published"; reason: PlanEnd; at: string };

export type WebsiteEmailOptions = StaffEmailOptions & {
	news: DraftNews;
	/** The name of the part of the website. */
	part: string;
	/** The path of the page of the desk that it leads to. */
	path: string;
};

/** Builds the e-mail about a draft of the website: to who may publish it, or to its author. */
export function buildWebsiteEmail(id: string, options: WebsiteEmailOptions): EmailMessage {
	const { site, from, name, email } = options;
	const subject = toHeaderText(formatSubject(options));
	return {
		...buildHeaders(new Date(getNow()).toISOString(), { deliveryId: id, site, from }),
		to: { name: toHeaderText(name), address: email },
		replyTo: { name: toHeaderText(site.name), address: site.email },
		subject,
		...renderEmail(<WebsiteEmail {...options} subject={subject} />),
	};
}

function WebsiteEmail(props: WebsiteEmailOptions & { subject: string }) {
	const { site, siteUrl, name, news, path, subject } = props;
	const words = "words" in news ? news.words : "";
	return (
		<EmailLayout
			preview={words}
			title={subject}
			siteName={site.name}
			kind={t("desk")}
			footer={
				<Text variant="fine" color="ink-soft">
					{t(news.kind === "asked" ? "footerOfPublishers" : "footerOfAuthors")}
				</Text>
			}
		>
			<Row background="night" padding="30px 24px 32px">
				<Text variant="heading" color="on-night">
					{t("hello", { name })}
				</Text>
				<Text variant="lead" color="on-night-soft" marginTop={16}>
					{formatNews(props)}
				</Text>
			</Row>
			<Row background="raised" padding="24px 24px 28px">
				{words && (
					<Text variant="message">
						<Lines lines={words.split("\n")} />
					</Text>
				)}
				<EmailButton href={toDeskUrl(siteUrl, path)}>{t(BUTTONS[news.kind])}</EmailButton>
			</Row>
		</EmailLayout>
	);
}

/** The messages of the buttons. */
const BUTTONS = {
	asked: "lookAtDraft",
	published: "openHistory",
	"sent-back": "openDraft",
	"not-published": "openDraft",
} as const satisfies Record<DraftNews["kind"], string>;

function formatSubject({ news, part }: WebsiteEmailOptions): string {
	switch (news.kind) {
		case "asked":
			return t("askedSubject", { by: news.by, part });
		case "published":
			return t("publishedSubject", { part });
		case "sent-back":
			return t("sentBackSubject", { by: news.by, part });
		case "not-published":
			return t("notPublishedSubject", { part });
	}
}

function formatNews({ news, part }: WebsiteEmailOptions): string {
	switch (news.kind) {
		case "asked":
			return t(news.words ? "askedWithWords" : "askedWithout", { by: news.by, part });
		case "published":
			return t("publishedYours", { by: news.by, part });
		case "sent-back":
			return t("sentBack", { by: news.by, part });
		case "not-published":
			return t("notPublished", { part, at: formatInstant(news.at), reason: news.reason });
	}
}
