import { EnquiryForm, type EnquiryFormProps } from "./enquiry-form.tsx";
import { Disclosure } from "./optional-fields.tsx";

/** Renders the form with the times of a call, if any, among its optional parts. */
export function FormWithTimes(props: EnquiryFormProps) {
	return (
		<EnquiryForm {...props}>
			{({ times, hasTimesToShow, renderFields }) =>
				renderFields(
					times && (
						<Disclosure summary={props.offer?.form.summary ?? ""} isOpen={hasTimesToShow}>
							<div className="pt-3 pb-7">{times}</div>
						</Disclosure>
					),
				)
			}
		</EnquiryForm>
	);
}
