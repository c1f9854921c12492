import { useGivenName } from "#app/design/sections/use-site.ts";
import { Button } from "#app/design/ui/button.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/consent.ts";
import { CONSENT_ID, type ConsentChoice } from "#app/platform/consent.ts";

/**
 * Renders the panel that inline-scripts/analytics/consent.ts shows to who has not chosen yet. It is no <dialog>, which
 * would take the focus when it is shown, and with it start React.
 */
export function ConsentPanel() {
	return (
		<section
			id={CONSENT_ID}
			popover="manual"
			tabIndex={-1}
			aria-labelledby="consent-title"
			className="paper-night fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none border-0 p-0 print:hidden"
		>
			<div className="wrap grid items-center gap-x-16 gap-y-4 py-5 lg:grid-cols-[1fr_auto]">
				<div className="max-w-text">
					<h2 id="consent-title" className="font-bold">
						{t("title")}
					</h2>
					<p className="mt-1 text-fine">
						{`${t("text")} `}
						<Link to="/privacy-policy" className="text-link">
							{useGivenName("/privacy-policy") ?? t("privacyPolicy")}
						</Link>
					</p>
				</div>
				<div className="grid grid-cols-2 gap-4">
					<Choice value="accepted" name={t("accept")} />
					<Choice value="refused" name={t("refuse")} />
				</div>
			</div>
		</section>
	);
}

function Choice({ value, name }: { value: ConsentChoice; name: string }) {
	return (
		<Button
			tone="ink"
			size="small"
			value={value}
			popoverTarget={CONSENT_ID}
			popoverTargetAction="hide"
		>
			{name}
		</Button>
	);
}

/** Renders the button of the footer by which a choice is changed. */
export function ConsentButton() {
	return (
		<button
			type="button"
			popoverTarget={CONSENT_ID}
			popoverTargetAction="show"
			className="needs-script inline-block py-3"
		>
			{t("title")}
		</button>
	);
}
