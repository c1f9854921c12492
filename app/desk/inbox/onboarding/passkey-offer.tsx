import { IntentButton } from "#app/desk/page/intent-button.tsx";
import { t } from "#app/messages/en/desk-onboarding.server.ts";

/** Renders a line that offers a passkey to who has none, until they say that they want none. */
export function PasskeyOffer() {
	return (
		<div className="mt-6 flex items-center gap-x-4 border-line-strong border-l-4 pl-3">
			<p className="min-w-0 flex-1 max-sm:text-fine">
				{t("offerPasskey", {
					link: (text) => (
						<a key="link" href="/desk/people#passkeys" className="whitespace-nowrap">
							{text}
						</a>
					),
				})}
			</p>
			<IntentButton intent="passkey-later">{t("notNow")}</IntentButton>
		</div>
	);
}
