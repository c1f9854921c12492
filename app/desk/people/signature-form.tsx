import { t } from "#app/messages/en/desk-devices.server.ts";

/** Renders the form for the lines below the reader's answers. */
export function SignatureForm({ signature }: { signature: string }) {
	return (
		<section id="signature" className="mt-4">
			<h3 className="font-bold">
				<label htmlFor="signature-text">{t("signature")}</label>
			</h3>
			<p id="signature-about" className="mt-1">
				{t("signatureHint")}
			</p>
			<form method="post">
				<textarea
					id="signature-text"
					className="desk-field desk-growing mt-2 min-h-24"
					name="signature"
					rows={4}
					defaultValue={signature}
					aria-describedby="signature-about"
					dir="auto"
				/>
				<button
					type="submit"
					name="intent"
					value="signature"
					className="desk-button mt-3"
					data-tone="quiet"
				>
					{t("saveSignature")}
				</button>
			</form>
		</section>
	);
}
