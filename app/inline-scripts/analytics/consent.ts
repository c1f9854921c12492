import { CONSENT_ID, type ConsentChoice } from "#app/platform/consent.ts";
import { asksForPrivacy } from "#app/platform/privacy-signals.ts";

/** The name in localStorage of the choice, the only thing that is stored of it. */
const KEY = "consent";

/**
 * Asks for consent, unless the visitor has chosen before or the browser asks for privacy. Calls `accept` at once for who
 * has accepted, and `accept` or `refuse` at each choice. The elements are those of design/layout/consent-panel.tsx; they
 * work before React does.
 */
export function startConsent(accept: () => void, refuse: () => void): void {
	let opener: HTMLElement | null = null;
	const choice = readChoice();
	if (choice === "accepted") accept();
	if (!choice && !asksForPrivacy())
		addEventListener("DOMContentLoaded", () => getPanel()?.showPopover());

	const focusOpened = ({ target }: Event) => {
		if (opener && target === getPanel()) getPanel()?.focus();
	};
	// The event does not bubble.
	addEventListener("toggle", focusOpened, { capture: true });
	const takeChoice = ({ target }: Event) => {
		const button = (target as Partial<Element>).closest?.<HTMLButtonElement>(
			`[popovertarget=${CONSENT_ID}]`,
		);
		if (!button) return;
		if (!button.value) {
			opener = button;
			return;
		}
		storeChoice(button.value as ConsentChoice);
		if (button.value === "accepted") accept();
		else refuse();
		opener?.focus();
		opener = null;
	};
	// Captured, as React stops a click within a Suspense boundary whose script is still loading.
	addEventListener("click", takeChoice, { capture: true });
}

function getPanel(): HTMLElement | null {
	return document.getElementById(CONSENT_ID);
}

function readChoice(): string | null {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null;
	}
}

function storeChoice(choice: ConsentChoice): void {
	try {
		localStorage.setItem(KEY, choice);
	} catch {
		// Storage is blocked: the choice counts for this page.
	}
}
