import { loadPostsIfFast } from "#app/blog/blog.server.ts";
import { getContent } from "#app/content/content.server.ts";
import { fillPlaceholders, fillTexts } from "#app/content/fill-placeholders.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { chooseTitleLook, PageHero } from "#app/design/sections/page-hero.tsx";
import { Paragraphs } from "#app/design/sections/text-blocks.tsx";
import { Avatar } from "#app/design/ui/avatar.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { t } from "#app/messages/en/page-names.server.ts";
import { formatList } from "#app/platform/format-list.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { toPageCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { buildPerson } from "#app/seo/structured-data/entities.ts";
import { acceptOwnForm, loadOwnPageOr } from "#app/site/own-pages/load-own-page.server.ts";
import { sendOwnForm, withOwnPages } from "#app/site/own-pages/own-page-route.tsx";
import { CityLinks } from "#app/site/places/city-links.tsx";
import { PostLinks } from "#app/site/services/post-links.tsx";
import { toPostLink } from "#app/site/services/service-stories.server.ts";
import type { Route } from "./+types/route.ts";

export const handle: RouteHandle = { cache: {} };

/** Loads the page of a person, or else one of the agency's own pages, by the slug. */
export function loader(args: Route.LoaderArgs) {
	const { person } = args.params;
	return loadOwnPageOr(args, () => loadPerson(person));
}

export const action = (args: Route.ActionArgs) => acceptOwnForm(args);
export const clientAction = (args: Route.ClientActionArgs) => sendOwnForm(args);

async function loadPerson(personSlug: string) {
	const { people, cities, templates, pages } = getContent();
	const person = people.find(({ slug }) => slug === personSlug);
	if (!person) throw notFound();
	const { name, description, updated, isSample } = person;
	const posts = await loadPostsIfFast();
	const [firstName = name] = name.split(" ");
	return {
		person,
		texts: fillTexts(templates.person, { person: firstName }),
		posts: posts.filter(({ author }) => author === name).map(toPostLink),
		cities: cities
			.filter(({ author }) => author === person.slug)
			.map(({ slug, name, state, imageUrl }) => ({ name, to: `/${slug}`, imageUrl, note: state })),
		cta: pages.services.closing,
		meta: buildPageMeta({
			title: isSample ? t("samplePerson", { title: person.title }) : `${name}, ${person.title}`,
			description: isSample
				? fillPlaceholders(templates.sample.person, { title: person.title })
				: description,
			path: `/about/${person.slug}`,
			updated,
			crumbs: [toPageCrumb("/about"), isSample ? person.title : name],
			// Structured data name no person who does not exist.
			...(isSample ? {} : { type: "ProfilePage", entity: buildPerson(person) }),
		}),
	};
}

type LoadedPerson = Awaited<ReturnType<typeof loadPerson>>;

export default withOwnPages(PersonPage);

function PersonPage({ loaderData }: { loaderData: LoadedPerson }) {
	const { person, texts, posts, cities, cta, meta } = loaderData;
	const { name, title, bio, isSample } = person;
	return (
		<>
			<PageHero
				title={name}
				look={chooseTitleLook(name)}
				subtitle={bio}
				crumbs={meta.crumbs}
				theme="sand"
				aside={
					<Avatar
						src={person.avatar}
						srcSet={person.avatarSrcSet}
						alt={person.avatarAlt}
						initials={person.initials}
						look="hero"
						loading="eager"
					/>
				}
				note={
					<>
						<b className="text-title">{title}</b> {isSample && <SampleMark text={texts.sample} />}
					</>
				}
				action={{ name: texts.contact, to: "/contact" }}
			/>
			<Work texts={texts} person={person} />
			{posts.length > 0 && (
				<Band theme="sunken">
					<div className="with-margin">
						<H2>{texts.posts}</H2>
						<PostLinks posts={posts} />
					</div>
				</Band>
			)}
			{cities.length > 0 && (
				<CityLinks title={texts.cities} text={texts.citiesText} links={cities} theme="aqua" />
			)}
			<ClosingCta cta={cta} />
		</>
	);
}

/** Renders what the person does, in which languages, and the rest of the page; nothing where none of it is given. */
function Work({ texts, person }: Pick<LoadedPerson, "texts" | "person">) {
	const { focus, languages, page } = person;
	const hasFacts = focus.length > 0 || languages.length > 0;
	if (!hasFacts && page.length === 0) return null;
	return (
		<div
			className={`wrap section-space grid gap-x-16 gap-y-10 ${hasFacts ? "lg:grid-cols-[1fr_1.4fr]" : ""}`}
		>
			{hasFacts && (
				<section>
					{focus.length > 0 && (
						<>
							<H2>{texts.focus}</H2>
							<ul className="mt-6 border-line-strong border-t">
								{focus.map((work) => (
									<li key={work} className="border-line border-b py-3 font-medium">
										{work}
									</li>
								))}
							</ul>
						</>
					)}
					{languages.length > 0 && (
						<p className="mt-4 text-ink-soft">
							{texts.languages} {formatList(languages)}.
						</p>
					)}
				</section>
			)}
			{page.length > 0 && <Paragraphs paragraphs={page} className="max-w-text stack-5 text-lead" />}
		</div>
	);
}
