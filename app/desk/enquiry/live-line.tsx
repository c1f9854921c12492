import { t } from "#app/messages/en/desk-enquiry.server.ts";
import type { EnquiryPageProps } from "./page-props.ts";

/** Renders the place where a script tells what came to the open page (desk-conversation.ts), over it, so that nothing moves. */
export function LiveLine({ enquiry, mark }: Pick<EnquiryPageProps, "enquiry" | "mark">) {
	return (
		<p
			role="status"
			data-mark={mark}
			data-enquiry={enquiry.id}
			data-new={t("cameIn", { what: "#" })}
			className="desk-news"
		/>
	);
}
