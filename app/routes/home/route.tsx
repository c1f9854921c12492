import { loadPosts, setBlogHeaders } from "#app/blog/blog.server.ts";
import { getContent } from "#app/content/content.server.ts";
import type { RouteHandle } from "#app/http/route-handle.ts";
import { toServiceCards } from "#app/sections/cards.ts";
import { ClosingCta } from "#app/sections/closing-cta.tsx";
import { Faq } from "#app/sections/text-blocks.tsx";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import type { Route } from "./+types/route.ts";
import { BlogTeaser, TEASER_POSTS } from "./blog-teaser.tsx";
import { ClientStrip, Hero } from "./hero.tsx";
import { Awards, Testimonials } from "./proof.tsx";
import { IndustryList, WhyChooseUs } from "./reasons.tsx";
import { FeaturedCases, ProcessLine, Services } from "./work.tsx";

export const handle: RouteHandle = { cache: {} };

export async function loader({ request, context }: Route.LoaderArgs) {
	const { pages, services, caseStudies, whyChooseUs } = getContent();
	const posts = await loadPosts(request, TEASER_POSTS);
	setBlogHeaders(context, posts);
	return {
		page: pages.home,
		cards: toServiceCards(services),
		cases: caseStudies.map(({ slug, title, description, imageUrl }) => ({
			title,
			description,
			imageUrl,
			to: `/case-studies/${slug}`,
		})),
		reasons: whyChooseUs.map(({ slug, title, card }) => ({
			title,
			text: card,
			to: `/why-choose-us/${slug}`,
		})),
		posts,
		meta: buildPageMeta({ ...pages.home, path: "/" }),
	};
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
	const { page, cards, cases, reasons, posts } = loaderData;
	return (
		<>
			<Hero hero={page.hero} />
			<ClientStrip title={page.clients.title} names={page.clients.names} />
			<Services heading={page.services} cards={cards} />
			<FeaturedCases heading={page.caseStudies} cases={cases} />
			<Testimonials heading={page.testimonials} testimonials={page.testimonials.items} />
			<Awards heading={page.awards} stats={page.awards.stats} />
			<WhyChooseUs heading={page.whyChooseUs} reasons={reasons} />
			<BlogTeaser heading={page.blog} posts={posts} />
			<ProcessLine process={page.process} />
			<IndustryList heading={page.industries} industries={page.industries.items} />
			<div className="paper-sunken">
				<Faq title={page.faq.title} text={page.faq.text} items={page.faq.items} />
			</div>
			<ClosingCta cta={page.closing} />
		</>
	);
}
