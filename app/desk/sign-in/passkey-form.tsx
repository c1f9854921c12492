import type { ReactNode } from "react";
import { t } from "#app/messages/en/desk-sign-in.server.ts";

type PasskeyFormProps = {
	/** The options of navigator.credentials, as JSON. */
	options: object;
	/** The address that the form is sent to; that of its page without one. */
	action?: string;
	/** The type of the form's body. */
	encType?: string;
	children: ReactNode;
};

/**
 * Renders a form that app/desk/page/inline-scripts/desk-passkey.ts shows where the browser knows passkeys, and into which it
 * puts the response, or one of its sentences on why there is none.
 */
export function PasskeyForm({ options, action, encType, children }: PasskeyFormProps) {
	return (
		<form
			method="post"
			action={action}
			encType={encType}
			hidden
			data-passkey={JSON.stringify(options)}
			data-known={t("hasPasskey")}
			data-cancelled={t("wasCancelled")}
			data-failed={t("cannotDoThat")}
		>
			<input type="hidden" name="response" />
			{children}
			<p role="status" className="mt-2 empty:hidden" />
		</form>
	);
}
