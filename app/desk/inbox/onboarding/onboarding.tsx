import { join } from "node:path";
import type { ReactNode } from "react";
import { getContent } from "#app/content/content.server.ts";
import { IntentButton } from "#app/desk/page/intent-button.tsx";
import type { Staff } from "#app/desk/store/people-store.ts";
import { t } from "#app/messages/en/desk-onboarding.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { WebsiteSteps } from "./website-steps.tsx";

/** Renders an inbox into which nothing ever came: the website, what to try, and what is set up. */
export function Onboarding({ reader }: { reader: Staff }) {
	const { CONTENT_DIR, SMTP_URL, ENQUIRY_TO } = getEnv();
	const { site } = getContent();
	const to = ENQUIRY_TO ?? site.email;
	const link = (href: string) => (text: ReactNode) => (
		<a key="link" href={href}>
			{text}
		</a>
	);
	const file = join(CONTENT_DIR, "desk.yaml");
	return (
		<section className="max-w-text py-8">
			<h2 className="desk-title">{t("nothingYet")}</h2>
			<p className="mt-3">{t("nothingYetHint")}</p>
			<WebsiteSteps />
			<h3 className="mt-6 font-bold">{t("tryIt")}</h3>
			<p className="mt-1 mb-3">{t("tryItHint", { email: SMTP_URL ? "yes" : "no", to })}</p>
			<IntentButton intent="test-enquiry">{t("makeTest")}</IntentButton>
			<h3 className="mt-6 font-bold">{t("replies")}</h3>
			<p className="mt-1">{describeReplies()}</p>
			<h3 className="mt-6 font-bold">{t("texts")}</h3>
			<p className="mt-1">
				{reader.role === "owner"
					? t("textsOfOwner", { file, link: link("/desk/texts") })
					: t("textsOfMember", { file })}
			</p>
			<h3 className="mt-6 font-bold">{t("people")}</h3>
			<p className="mt-1">{t("peopleHint", { link: link("/desk/people") })}</p>
		</section>
	);
}

function describeReplies(): string {
	const { IMAP_URL, MAIL_HOOK_SECRET } = getEnv();
	if (IMAP_URL) return t("repliesAreRead");
	return t(MAIL_HOOK_SECRET ? "repliesAreHandedOver" : "repliesDoNot");
}
