import { callRoute } from "#app/desk/calls/bookings.$id.route.tsx";
import { newCallRoute } from "#app/desk/calls/bookings.new.route.tsx";
import { bookingsRoute } from "#app/desk/calls/bookings.route.ts";
import { attachmentRoute } from "#app/desk/conversation/attachments.$id.route.ts";
import { conversationRoute } from "#app/desk/conversation/people-of.$id.route.tsx";
import { eraseRoute } from "#app/desk/enquiry/enquiries.$id.erase.route.tsx";
import { enquiryRoute } from "#app/desk/enquiry/enquiries.$id.route.ts";
import { knownRoute } from "#app/desk/enquiry/new-enquiry/enquiries.known.route.ts";
import { newEnquiryRoute } from "#app/desk/enquiry/new-enquiry/enquiries.new.route.tsx";
import { enquiriesRoute } from "#app/desk/enquiry/new-enquiry/enquiries.route.ts";
import { exportRoute } from "#app/desk/inbox/enquiries.csv.route.ts";
import { inboxRoute } from "#app/desk/inbox/index.route.ts";
import { eventsRoute } from "#app/desk/live/events.route.ts";
import { numbersExportRoute } from "#app/desk/numbers/numbers.csv.route.ts";
import { numbersRoute } from "#app/desk/numbers/numbers.route.tsx";
import { coloursRoute } from "#app/desk/page/colours.css.route.ts";
import { manifestRoute } from "#app/desk/page/manifest.webmanifest.route.ts";
import { peopleRoute } from "#app/desk/people/people.route.ts";
import { pushWorkerRoute } from "#app/desk/push/push-worker.js.route.ts";
import { type DeskRoute, isEnough, type Rights } from "#app/desk/request/desk-route.ts";
import { linkRoute } from "#app/desk/sign-in/sign-in.$token.route.tsx";
import { signInRoute } from "#app/desk/sign-in/sign-in.route.tsx";
import { signOutRoute } from "#app/desk/sign-in/sign-out.route.ts";
import { textsRoute } from "#app/desk/texts/texts.route.ts";
import { websiteNewKindRoute } from "#app/desk/website/add/website.new.$kind.route.tsx";
import { websiteNewRoute } from "#app/desk/website/add/website.new.route.tsx";
import { websiteDrawingRoute } from "#app/desk/website/controls/website.drawings.$kind.$name.route.ts";
import { websiteDeleteRoute } from "#app/desk/website/delete/website.delete.$file.route.ts";
import { websiteEditRoute } from "#app/desk/website/form/website.edit.$file.route.ts";
import { websiteHistoryRoute } from "#app/desk/website/history/website.history.$file.route.tsx";
import { websiteRoute } from "#app/desk/website/list/website.route.tsx";
import { websitePastedRoute } from "#app/desk/website/markdown/website.pasted.route.ts";
import { websitePictureRoute } from "#app/desk/website/pictures/website.pictures.$name.route.ts";
import { websitePicturesRoute } from "#app/desk/website/pictures/website.pictures.route.tsx";
import { websitePreviewRoute } from "#app/desk/website/preview/website.preview.$file.route.ts";
import { websiteReviewRoute } from "#app/desk/website/review/website.review.$draft.route.tsx";

/**
 * Every address of the desk; what is not in the list is not found. The links of the navigation stand in this order, and the
 * first of several paths that match a request answers it.
 */
export const ROUTES: readonly DeskRoute[] = [
	signInRoute,
	linkRoute,
	signOutRoute,
	inboxRoute,
	bookingsRoute,
	newCallRoute,
	callRoute,
	numbersRoute,
	numbersExportRoute,
	websiteRoute,
	websiteNewRoute,
	websiteNewKindRoute,
	websiteEditRoute,
	websiteDrawingRoute,
	websitePastedRoute,
	websitePicturesRoute,
	websitePictureRoute,
	websitePreviewRoute,
	websiteHistoryRoute,
	websiteDeleteRoute,
	websiteReviewRoute,
	textsRoute,
	peopleRoute,
	enquiriesRoute,
	newEnquiryRoute,
	knownRoute,
	enquiryRoute,
	eraseRoute,
	exportRoute,
	conversationRoute,
	attachmentRoute,
	eventsRoute,
	coloursRoute,
	manifestRoute,
	pushWorkerRoute,
];

/** Lists the links of the navigation for a person. */
export function listLinks(reader: Rights): { path: string; name: string }[] {
	return ROUTES.flatMap(({ path, role, link }) => {
		const isShown = link && isEnough(reader, role) && (link.isOffered?.() ?? true);
		return isShown ? [{ path, name: link.name }] : [];
	});
}
