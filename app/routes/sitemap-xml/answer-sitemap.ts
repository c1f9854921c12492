import { answerTagged } from "#app/routes/answer-tagged.ts";

const KEPT = "public, max-age=3600";

/** One that lacks the blog's pages is not to be kept. */
export function answerSitemap(request: Request, xml: string, isWhole: boolean): Response {
	return answerTagged(request, xml, {
		"Content-Type": "application/xml; charset=utf-8",
		"Cache-Control": isWhole ? KEPT : "no-store",
	});
}
