import { drawPostCover } from "#app/art/post-cover.ts";
import { hashText } from "#app/art/seed.ts";
import type { Drawing } from "#app/art/svg.ts";
import { readPost } from "#app/blog/blog.server.ts";
import { isLater } from "#app/blog/later.ts";
import type { Post } from "#app/blog/post.ts";
import { readSafeHtml } from "#app/blog/reading/plain-text.ts";
import { findService, getContent } from "#app/content/content.server.ts";
import { drawArt } from "#app/routes/art/draw-art.server.ts";
import { formatDay } from "#app/sections/format-day.ts";
import { chooseTopicPaper } from "#app/sections/post-paper.ts";
import type { ReadCard } from "./read-card.server.ts";

const ART = "/art/";

/** The card of a post, wherever it comes from. */
export async function readPostCard(request: Request, slug: string): Promise<ReadCard> {
	const answer = await readPost(request, slug);
	const result = isLater(answer) ? await answer.later : answer;
	if (result.status !== "found") return result;
	const { post } = result;
	return {
		status: "found",
		facts: {
			kind: "post",
			title: readSafeHtml(post.title),
			topic: post.categories[0]?.name ?? getContent().pages.blog.title,
			day: formatDay(post.date),
			cover: drawCover(post),
			paper: chooseTopicPaper(post.categories),
		},
	};
}

/** The post's own drawing; where it has a photograph, one made from its slug and topic. */
function drawCover({ slug, imageUrl, categories }: Post): Drawing {
	const address = imageUrl.slice(ART.length).replace(/svg$/, "png");
	const drawn = imageUrl.startsWith(ART) ? drawArt(address) : null;
	if (drawn) return drawn.drawing;
	const { services } = getContent();
	const service = findService(categories[0]?.slug) ?? services[hashText(slug) % services.length];
	return drawPostCover(slug, service?.key ?? "seo", "", "light");
}
