import type { ReactNode } from "react";

type PasskeyFormProps = {
	/** The options of navigator.credentials, as JSON. */
	options: object;
	children: ReactNode;
};

/**
 * Renders a form that app/desk/inline-scripts/desk-passkey.ts shows where the browser knows passkeys, and into which it
 * puts the response.
 */
export function PasskeyForm({ options, children }: PasskeyFormProps) {
	return (
		<form method="post" hidden data-passkey={JSON.stringify(options)}>
			<input type="hidden" name="response" />
			{children}
			<p role="status" className="mt-2 empty:hidden" />
		</form>
	);
}
