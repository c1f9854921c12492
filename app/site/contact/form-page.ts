import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import type { EnquiryOutcome } from "./accept-enquiry.server.ts";

/**
 * Sends the form. A lost connection is an outcome of the form and not an error page, so that nothing typed is lost. A
 * redirect, which leads to the page of the booked call, is thrown as a response. The status of the outcome keeps the router
 * from loading the page's data anew.
 */
export async function sendForm({ serverAction }: { serverAction: () => Promise<EnquiryOutcome> }) {
	try {
		return await serverAction();
	} catch (error) {
		if (error instanceof Response) throw error;
		return data<EnquiryOutcome>({ status: "failed", typed: null }, { status: 503 });
	}
}

/**
 * Returns whether the loader makes a new form. A retry keeps its submission id; after a stored enquiry the loader makes
 * a new form, and lists the remaining times.
 */
export function needsNewForm({
	actionResult,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
	if (!actionResult) return defaultShouldRevalidate;
	return actionResult.status === "sent" || actionResult.status === "time-unavailable";
}
