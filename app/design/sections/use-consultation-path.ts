import { type PageContext, toFormPath } from "#app/content/form-path.ts";
import { useSite } from "./use-site.ts";

/**
 * Returns the path of the page where a consultation is booked, or of the contact page where the content offers no
 * calls.
 */
export function useConsultationPath(context: PageContext = {}): string {
	return toFormPath(useSite()?.offersCalls ? "/book" : "/contact", context);
}
