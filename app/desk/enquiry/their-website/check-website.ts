import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { FormHandler } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { askForCheck } from "#app/enquiries/begin-check.ts";
import type { Fields } from "#app/platform/http/form-fields.ts";
import { describeTheirWebsite } from "./their-website.ts";

/** The intent by which the page of an enquiry asks for a check of their website. */
export const CHECK_WEBSITE = "check-website";

/**
 * Creates the handler that asks for a check of their website, where none is young enough. What was typed is kept by the next
 * one, as the page's form has it all.
 */
export function createCheckWebsite(keep: FormHandler): FormHandler {
	return async (context: DeskContext, fields: Fields) => {
		const { desk, checks } = await getDeskServices();
		const { enquiry } = (await desk.get(context.req.param("id") ?? "")) ?? {};
		const check = enquiry && (await checks.findOfEnquiry(enquiry.id));
		const website = enquiry && describeTheirWebsite(enquiry, check);
		if (enquiry && website?.address && website.canCheck)
			await askForCheck(website.address, enquiry.id, { checks });
		return keep(context, { ...fields, intent: ["draft"] });
	};
}
