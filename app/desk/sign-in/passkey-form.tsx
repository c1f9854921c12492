import type { ReactNode } from "react";

type PasskeyFormProps = {
	/** For navigator.credentials, as JSON. */
	options: object;
	children: ReactNode;
};

/** Shown by app/desk/inline-scripts/desk-passkey.ts where the browser knows passkeys, which puts its response into the form. */
export function PasskeyForm({ options, children }: PasskeyFormProps) {
	return (
		<form method="post" hidden data-passkey={JSON.stringify(options)}>
			<input type="hidden" name="response" />
			{children}
			<p role="status" className="mt-2 empty:hidden" />
		</form>
	);
}
