import { IntentButton } from "#app/desk/page/intent-button.tsx";

/** Renders a line that offers a passkey to who has none, until they say that they want none. */
export function PasskeyOffer() {
	return (
		<div className="mb-4 flex items-center gap-x-4 border-line-strong border-l-4 pl-3">
			<p className="min-w-0 flex-1 max-sm:text-fine">
				Sign in by fingerprint or face:{" "}
				<a href="/desk/people#passkeys" className="whitespace-nowrap">
					add a passkey
				</a>
				.
			</p>
			<IntentButton intent="passkey-later">Not now</IntentButton>
		</div>
	);
}
