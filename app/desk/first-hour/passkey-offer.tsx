import { IntentButton } from "#app/desk/intent-button.tsx";

/** Renders a line that offers a passkey to who has none, until they say that they want none. */
export function PasskeyOffer() {
	return (
		<div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-line-strong border-l-4 pl-3">
			<p className="min-w-0 flex-1 basis-60">
				Sign in by fingerprint, face or the code of this device:{" "}
				<a href="/desk/people#passkeys">add a passkey</a>.
			</p>
			<IntentButton intent="passkey-later">Not now</IntentButton>
		</div>
	);
}
