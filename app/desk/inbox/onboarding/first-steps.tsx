import { getContent } from "#app/content/content.server.ts";
import { IntentButton } from "#app/desk/page/intent-button.tsx";
import { t } from "#app/messages/en/desk-onboarding.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { type FirstStep, isMailRead } from "./list-first-steps.ts";

type FirstStepsProps = {
	steps: readonly FirstStep[];
	/** True where there is nothing else to do yet. */
	isOpen: boolean;
};

/** Renders the list of what somebody does in their first hour, which ticks itself off, with the next step in its first line. */
export function FirstSteps({ steps, isOpen }: FirstStepsProps) {
	const next = steps.find(({ isDone }) => !isDone);
	if (!next) return null;
	const done = steps.filter(({ isDone }) => isDone).length;
	return (
		<details open={isOpen} className="my-4 border-line-strong border-l-4 pl-3">
			<summary className="desk-summary">
				<strong className="text-body">{t("firstSteps")}</strong>{" "}
				{t("stepsDone", { done, count: steps.length })}{" "}
				<span className="text-ink-soft">{t("nextStep", { step: t(next.name) })}</span>
			</summary>
			<ol className="grid gap-x-8 pb-2 lg:grid-cols-2">
				{steps.map((step) => (
					<Step key={step.name} {...step} />
				))}
			</ol>
			<div className="pb-3">
				<IntentButton intent="hide-first-steps" about={t("theSteps")}>
					{t("hide")}
				</IntentButton>
			</div>
		</details>
	);
}

function Step({ name, href, isDone }: FirstStep) {
	return (
		<li className="flex gap-3 py-2" data-step={name} data-done={isDone ? "" : undefined}>
			<span aria-hidden="true" className="desk-step-mark">
				{isDone && "✓"}
			</span>
			<div className="min-w-0">
				<strong>
					{isDone && <span className="sr-only">{t("isDone")} </span>}
					{href && !isDone ? (
						<a href={href} className="inline-block py-1">
							{t(name)}
						</a>
					) : (
						<span className="inline-block py-1">{t(name)}</span>
					)}
				</strong>
				<p className="text-fine text-ink-soft max-sm:hidden">{t(`${name}Why`)}</p>
				{name === "mail" && !isDone && (
					<p className="text-fine text-ink-soft">
						<AskForMail />
					</p>
				)}
			</div>
		</li>
	);
}

/** Renders what to ask of whoever runs the site, and an e-mail that asks it. */
function AskForMail() {
	const { site } = getContent();
	const address = getEnv().ENQUIRY_TO ?? site.email;
	const settings = isMailRead() ? "MAIL_ENQUIRIES=on" : "IMAP_URL, MAIL_ENQUIRIES=on";
	const subject = encodeURIComponent(t("askSubject", { site: site.name }));
	const body = encodeURIComponent(t("askBody", { address, settings, siteUrl: getEnv().SITE_URL }));
	return (
		<>
			{t("askForMail")}{" "}
			<a href={`mailto:?subject=${subject}&body=${body}`} className="inline-block py-1">
				{t("askThem")}
			</a>
		</>
	);
}
