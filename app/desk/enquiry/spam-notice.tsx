import { type ActionContext, Submit } from "#app/desk/changes/action-form.tsx";
import { isHeld } from "#app/enquiries/enquiry.ts";
import { describeSpamReason } from "#app/enquiries/spam/describe-spam-reason.ts";
import { t } from "#app/messages/en/desk-enquiry.server.ts";

/** Renders why an enquiry is held as spam, and the button that frees it. */
export function SpamNotice({ form: { enquiry } }: { form: ActionContext }) {
	if (!isHeld(enquiry)) return null;
	const { verdict, spamReasons } = enquiry;
	return (
		<section aria-labelledby="spam" className="mt-4 border-2 border-marigold p-4">
			<h2 id="spam" className="font-bold">
				{t(verdict === "spam" ? "markedByDesk" : "heldByFilter")}
			</h2>
			{spamReasons.length > 0 && <p>{spamReasons.map(describeSpamReason).join("; ")}</p>}
			<p className="text-fine text-ink-soft">{t("spamHint")}</p>
			<Submit intent="ham" className="mt-3">
				{t("notSpam")}
			</Submit>
		</section>
	);
}
