import { getContent } from "#app/content/content.server.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { t } from "#app/messages/en/desk-new-enquiry.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { NewEnquiryForm, type NewEnquiryFormProps } from "./new-enquiry-form.tsx";

export const newEnquiryRoute: DeskRoute = {
	path: "/desk/enquiries/new",
	role: "member",
	get: (context) =>
		renderNewEnquiry(context, {
			get: () => "",
			errors: {},
			submissionId: crypto.randomUUID(),
		}),
};

/** Renders the form for an enquiry that is made by hand, empty or as it was typed. */
export function renderNewEnquiry(
	context: DeskContext,
	form: NewEnquiryFormProps["form"],
	status: 200 | 422 = 200,
): Response {
	const { services, cities } = getContent();
	const { SMTP_URL, ENQUIRY_ACKNOWLEDGE } = getEnv();
	return renderDeskPage(context, {
		title: t("title"),
		session: context.var.session,
		status,
		content: (
			<NewEnquiryForm
				form={form}
				services={services}
				cities={cities}
				canAcknowledge={Boolean(SMTP_URL && ENQUIRY_ACKNOWLEDGE)}
			/>
		),
	});
}
