import type { Staff } from "#app/desk/store/people-store.ts";
import { putSignature } from "#app/desk/texts/signature.ts";
import { t } from "#app/messages/en/desk-answer.server.ts";

type SignatureProps = {
	reader: Staff;
	/** The text that the form begins with. */
	text: string;
};

/** Renders what is put below the reader's answer, folded, unless the text has it. */
export function Signature({ reader: { signature }, text }: SignatureProps) {
	if (!signature || (text && putSignature(text, signature) === text)) return null;
	return (
		<details id="answer-signature">
			<summary className="desk-summary">{t("signature")}</summary>
			<p
				className="mb-2 whitespace-pre-wrap wrap-anywhere border-line-strong border-l-4 pl-3"
				dir="auto"
			>
				{signature}
			</p>
			<a className="inline-block py-2 text-fine" href="/desk/people#signature">
				{t("changeSignature")}
			</a>
		</details>
	);
}
