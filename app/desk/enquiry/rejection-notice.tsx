import { listWords } from "#app/desk/changes/event-words.ts";
import { LinkedText } from "#app/desk/conversation/linked-text.tsx";
import { describeEvent, nameWriter } from "#app/desk/conversation/timeline.tsx";
import { t } from "#app/messages/en/desk-enquiry.server.ts";
import type { EnquiryPageProps } from "./page-props.ts";

/** Renders the reason why a form was rejected, with its words where no form on the page has them. */
export function RejectionNotice(props: EnquiryPageProps & { isShown: boolean }) {
	const { enquiry, events, staff, typed, rejected, isShown } = props;
	if (!rejected || !typed) return null;
	const words = [typed.text, typed.said, typed.note].filter(Boolean).join("\n\n");
	return (
		<div role="alert" className="mb-4 not-first:mt-4 border-2 border-accent p-4">
			<p className="font-bold">{rejected.reason}</p>
			{rejected.status === 409 && !enquiry.erasedAt && (
				<>
					<ul className="my-2 border-line-strong border-l-4 pl-3">
						{events
							.filter(({ revision }) => revision > (typed.revision ?? 0))
							.map((event) => (
								<li key={event.id} className="whitespace-pre-wrap wrap-anywhere" dir="auto">
									<LinkedText>
										{[
											describeEvent(event, staff, nameWriter(enquiry, event)),
											...listWords(event),
										].join("\n")}
									</LinkedText>
								</li>
							))}
					</ul>
					<p className="mt-1">{t("typedIsKept")}</p>
				</>
			)}
			{isShown && words && (
				<p className="mt-3 whitespace-pre-wrap wrap-anywhere" dir="auto">
					{words}
				</p>
			)}
		</div>
	);
}
