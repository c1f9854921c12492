import { readPostList } from "#app/blog/blog.server.ts";
import { setBlogHeaders } from "#app/blog/blog-headers.server.ts";
import { getContent } from "#app/content/content.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { toServiceCards } from "#app/sections/cards.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import type { Route } from "./+types/route.ts";
import { Awards } from "./awards.tsx";
import { BlogTeaser, TEASER_POSTS } from "./blog-teaser.tsx";
import { ClientStrip } from "./client-strip.tsx";
import { FeaturedCases } from "./featured-cases.tsx";
import { Hero } from "./hero.tsx";
import { IndustryList } from "./industry-list.tsx";
import { ProcessLine } from "./process-line.tsx";
import { Services } from "./services.tsx";
import { Testimonials } from "./testimonials.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

export const handle: RouteHandle = { cache: {} };

export async function loader({ request, context }: Route.LoaderArgs) {
	const { pages, services, caseStudies, whyChooseUs } = getContent();
	const posts = await readPostList(request, TEASER_POSTS);
	// Without its articles the page still stands.
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
		meta: describePage({ ...pages.home, path: "/" }),
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
			<ClosingCall call={page.closing} />
		</>
	);
}
