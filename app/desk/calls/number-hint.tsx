import { isCallByPhone } from "#app/calls/call-times.server.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";

type Reached = Pick<Enquiry, "id" | "name" | "phone">;

/** Returns whether a call needs a phone number, and none of the visitor is known. */
export function lacksNumber({ phone }: Pick<Reached, "phone">): boolean {
	return isCallByPhone() && !phone;
}

/** Renders that nobody can be rung, with the way to the field for the number. */
export function NumberHint({ person }: { person: Reached }) {
	if (!lacksNumber(person)) return null;
	return (
		<p className="mt-3 max-w-text border-marigold border-l-4 pl-3">
			{t("numberMissing", {
				name: person.name,
				add: (text) => (
					<a key="add" href={`/desk/enquiries/${person.id}#correct`}>
						{text}
					</a>
				),
			})}
		</p>
	);
}
