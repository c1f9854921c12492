import { type DeskRoute, withFields } from "#app/desk/request/desk-route.ts";
import { publishFields, publishReview } from "./publish-review.ts";
import { renderReview } from "./render-review.tsx";
import { sendBack, sendBackFields } from "./send-back.ts";
import { renderGone, withReview } from "./with-review.tsx";

export const websiteReviewRoute: DeskRoute = {
	path: "/desk/website/review/:draft",
	role: "publisher",
	get: withReview(renderReview, (context) => renderGone(context, 404)),
	actions: {
		publish: {
			handle: withFields(publishFields, (context, sent) =>
				withReview((_context, review) => publishReview(context, review, sent))(context),
			),
		},
		"send-back": {
			handle: withFields(sendBackFields, (context, sent) =>
				withReview((_context, review) => sendBack(context, review, sent))(context),
			),
		},
	},
};
