import { getContent } from "#app/content/content.server.ts";
import { IntentButton } from "#app/desk/page/intent-button.tsx";
import { t } from "#app/messages/en/desk-onboarding.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { WebsiteSteps } from "./website-steps.tsx";

/** Renders an inbox into which nothing ever came: the website, and what to try. */
export function Onboarding() {
	const { SMTP_URL, ENQUIRY_TO } = getEnv();
	const to = ENQUIRY_TO ?? getContent().site.email;
	return (
		<section className="max-w-text py-8">
			<h2 className="desk-title">{t("nothingYet")}</h2>
			<p className="mt-3">{t("nothingYetHint")}</p>
			<h3 className="mt-6 font-bold">{t("tryIt")}</h3>
			<p className="mt-1">{t("samplesHint")}</p>
			<p className="mt-1 mb-3">{t("tryItHint", { email: SMTP_URL ? "yes" : "no", to })}</p>
			<div className="flex flex-wrap gap-3">
				<IntentButton intent="add-samples">{t("addSamples")}</IntentButton>
				<IntentButton intent="test-enquiry">{t("makeTest")}</IntentButton>
			</div>
			<WebsiteSteps />
		</section>
	);
}
