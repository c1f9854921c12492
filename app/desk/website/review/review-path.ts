/** Returns the path of the page at which a draft is published or sent back by who may publish. */
export function toReviewPath(draftId: string): string {
	return `/desk/website/review/${draftId}`;
}
