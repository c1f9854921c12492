import { useActionData } from "react-router";
import { H2 } from "#app/design/ui/heading.tsx";
import { ToastArea } from "#app/design/ui/toast.tsx";
import type { EnquiryOutcome } from "#app/site/contact/accept-enquiry.server.ts";
import { FormWithTimes } from "#app/site/contact/form-with-times.tsx";
import type { LoadedSection } from "./load-sections.server.ts";

export { sendForm } from "#app/site/contact/form-page.ts";

type FormSectionProps = Extract<LoadedSection, { kind: "form" }>;

/** Renders the form of the contact page among other sections. */
export function FormSection({ heading, intro, form }: FormSectionProps) {
	const actionData = useActionData<EnquiryOutcome>();
	return (
		<ToastArea>
			<section id={form.section} className="wrap with-margin section-space">
				<div>
					<H2>{heading ?? form.text.heading}</H2>
					{intro && <p className="mt-4 max-w-narrow text-ink-soft">{intro}</p>}
				</div>
				<div className="max-w-[46rem]">
					<FormWithTimes {...form} actionData={actionData} />
				</div>
			</section>
		</ToastArea>
	);
}
