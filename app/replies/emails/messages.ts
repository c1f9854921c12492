import type { BuildEmail } from "#app/enquiries/delivery/email-context.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { loadContact } from "#app/enquiries/store/known-contact.ts";
import { findToldBounce } from "../find-told-bounce.ts";
import { findToldReply } from "../find-told-reply.ts";
import { buildBounceNotice } from "./bounce-notice.tsx";
import { buildReplyNotice } from "./reply-notice.tsx";

const replyNotice: BuildEmail = async ({ delivery, enquiry }, { toAgency }) => {
	const { database } = await getEnquiryServices();
	const bounce = await findToldBounce(database, delivery, enquiry);
	if (bounce) {
		const to = bounce.email ?? toAgency.to;
		const known = await loadContact(database.db, enquiry);
		return buildBounceNotice(known, bounce, { ...toAgency, to, deliveryId: delivery.id });
	}
	const reply = await findToldReply(database, delivery, enquiry);
	const to = reply?.ownerEmail ?? toAgency.to;
	return reply && buildReplyNotice(enquiry, reply, { ...toAgency, to, deliveryId: delivery.id });
};

/** The e-mails about what visitors wrote back. */
export const REPLY_MESSAGES = { "reply-notice": replyNotice };
