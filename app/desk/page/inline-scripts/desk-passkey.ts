import {
	browserSupportsWebAuthn,
	startAuthentication,
	startRegistration,
} from "@simplewebauthn/browser";

/** Shows the forms that need a passkey; their button asks the browser for it, and sends the form with its response. */
addEventListener("DOMContentLoaded", () => {
	if (!browserSupportsWebAuthn()) return;
	for (const form of document.querySelectorAll<HTMLFormElement>("form[data-passkey]")) {
		form.hidden = false;
		form.addEventListener("submit", (event) => {
			event.preventDefault();
			void send(form);
		});
	}
});

async function send(form: HTMLFormElement): Promise<void> {
	const field = form.elements.namedItem("response") as HTMLInputElement;
	const status = form.querySelector("[role=status]") as HTMLElement;
	status.textContent = "";
	try {
		const optionsJSON = JSON.parse(form.dataset.passkey ?? "");
		const ask = "rp" in optionsJSON ? startRegistration : startAuthentication;
		field.value = JSON.stringify(await ask({ optionsJSON }));
		form.submit();
	} catch (error) {
		status.textContent = explain(error as Error, form.dataset);
	}
}

/**
 * Explains an error by the names of https://www.w3.org/TR/webauthn-3/#sctn-createCredential, which SimpleWebAuthn
 * keeps, in the sentences of the form.
 */
function explain({ name }: Error, { known = "", cancelled = "", failed = "" }: DOMStringMap) {
	if (name === "InvalidStateError") return known;
	return name === "NotAllowedError" ? cancelled : failed;
}
