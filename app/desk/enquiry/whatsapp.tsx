import { getGreeting } from "#app/desk/calls/contact-links.ts";
import { Submit } from "#app/desk/changes/action-form.tsx";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-answer.server.ts";

/** The element that asks on return from WhatsApp: inline-scripts/desk-whatsapp.ts shows it. */
const DIALOG = "whatsapp-sent";

/** Returns the attributes of a link to WhatsApp, whose text follows the answer as it is typed. */
export function getWhatsAppProps(enquiry: Enquiry) {
	return { target: "_blank", rel: "noreferrer", "data-whatsapp": getGreeting(enquiry) };
}

/** Renders the question whether what was written was sent, as nothing tells the desk of it. */
export function WhatsAppQuestion() {
	return (
		<dialog id={DIALOG} aria-labelledby={`${DIALOG}-title`} className="desk-dialog">
			<h2 id={`${DIALOG}-title`} className="font-bold">
				{t("askWhatsApp")}
			</h2>
			<p className="mt-2">{t("whatsAppHint")}</p>
			<p className="mt-3 flex flex-wrap gap-2">
				<Submit name="channel" value="whatsapp" tone="accent" className="">
					{t("sentOnWhatsApp")}
				</Submit>
				<button type="button" className="desk-button" data-tone="quiet">
					{t("notSentOnWhatsApp")}
				</button>
			</p>
		</dialog>
	);
}
