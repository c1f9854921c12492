import { Fragment, type ReactNode } from "react";
import { loadFromList, setBlogHeaders } from "#app/blog/blog.server.ts";
import { toListedPost } from "#app/blog/post.ts";
import { getContent, hasPage } from "#app/content/content.server.ts";
import { HOME_SECTIONS, type HomeSection } from "#app/content/home-sections.ts";
import { pick } from "#app/content/pick.ts";
import { listVerificationTags } from "#app/content/schemas/verification.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { Faq } from "#app/design/sections/text-blocks.tsx";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { toKiteUrl, toServiceCards } from "#app/site/cards.ts";
import type { Route } from "./+types/route.ts";
import { BlogTeaser, TEASER_POSTS } from "./blog-teaser.tsx";
import { Hero } from "./hero.tsx";
import { Awards, ClientStrip, RecordBand, Testimonials, toRecordLine } from "./proof.tsx";
import { IndustryList, WhyChooseUs } from "./reasons.tsx";
import { FeaturedCases, ProcessLine, Services } from "./work.tsx";

export const handle: RouteHandle = { cache: {} };

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, pages, proof, services, caseStudies, whyChooseUs, industries } = getContent();
	const { title: _title, description: _description, updated: _updated, ...page } = pages.home;
	const hasTeaser = hasPage("/blog") && (page.order?.includes("blog") ?? true);
	const posts = hasTeaser ? await loadTeaser(request) : null;
	if (posts) setBlogHeaders(context, posts);
	return {
		page,
		...(proof.record && { record: toRecordLine(proof.record) }),
		cards: toServiceCards(services),
		kiteUrl: toKiteUrl(page.process?.kite, services),
		cases: caseStudies.map((each) =>
			pick(each, "slug", "title", "description", "imageUrl", "imageSrcSet", "imageAlt", "isSample"),
		),
		reasons: whyChooseUs.map((reason) => pick(reason, "slug", "title", "card")),
		industries: industries.map((each) => pick(each, "slug", "name", "card", "icon")),
		posts,
		...(site.verification && { verification: listVerificationTags(site.verification) }),
		meta: buildPageMeta({ ...pages.home, path: "/" }),
	};
}

function loadTeaser(request: Request) {
	return loadFromList(request, (all) => ({
		status: "loaded" as const,
		posts: all.slice(0, TEASER_POSTS).map(toListedPost),
	}));
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
	const { page, record, cards, kiteUrl, cases, reasons, industries, posts, verification } =
		loaderData;
	const sections: Record<HomeSection, ReactNode> = {
		clients: page.clients && <ClientStrip {...page.clients} />,
		services: <Services heading={page.services} cards={cards} />,
		caseStudies: cases.length > 0 && <FeaturedCases heading={page.caseStudies} cases={cases} />,
		testimonials: page.testimonials && <Testimonials {...page.testimonials} />,
		awards: page.awards ? (
			<Awards {...page.awards} record={record} />
		) : (
			record && <RecordBand {...record} />
		),
		whyChooseUs: reasons.length > 0 && <WhyChooseUs heading={page.whyChooseUs} reasons={reasons} />,
		blog: posts && <BlogTeaser heading={page.blog} posts={posts} />,
		process: page.process && <ProcessLine {...page.process} kiteUrl={kiteUrl} />,
		industries: industries.length > 0 && (
			<IndustryList heading={page.industries} industries={industries} />
		),
		faq: page.faq && (
			<div className="paper-sunken">
				<Faq {...page.faq} />
			</div>
		),
		closing: <ClosingCta cta={page.closing} />,
	};
	return (
		<>
			{/* React renders them in the head. */}
			{verification?.map((tag) => (
				<meta key={tag.name} {...tag} />
			))}
			<Hero {...page.hero} />
			{(page.order ?? HOME_SECTIONS).map((name) => (
				<Fragment key={name}>{sections[name]}</Fragment>
			))}
		</>
	);
}
