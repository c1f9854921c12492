import { getContent } from "#app/content/content.server.ts";
import { pick } from "#app/content/pick.ts";
import type { Content, Person } from "#app/content/types.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { LargeQuote } from "#app/design/sections/large-quote.tsx";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import { ReferenceList } from "#app/design/sections/reference-list.tsx";
import { LinkedHeading, Paragraphs, UNDERLINED_LINK } from "#app/design/sections/text-blocks.tsx";
import { Art } from "#app/design/ui/art.tsx";
import { Avatar } from "#app/design/ui/avatar.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { chooseColumns } from "#app/design/ui/columns.ts";
import { gatherMarks } from "#app/design/ui/gather-marks.tsx";
import { H2, H3 } from "#app/design/ui/heading.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { t } from "#app/messages/en/about.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { toPageCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import type { Route } from "./+types/route.ts";
import { NamedClients } from "./proof/clients.tsx";
import { Film } from "./proof/film.tsx";
import { TrackRecord } from "./proof/record.tsx";

export const handle: RouteHandle = { cache: {} };

export function loader() {
	const { pages, people, proof } = getContent();
	return {
		page: pages.about,
		...selectProof(pages.home, proof),
		team: people.filter(({ isTeamMember }) => isTeamMember).map(toMember),
		cta: pages.services.closing,
		meta: buildPageMeta({
			...pages.about,
			path: "/about",
			type: "AboutPage",
			crumbs: [toPageCrumb("/about")],
		}),
	};
}

/** Selects what a visitor can check; a part that the content does not have is not sent. */
function selectProof(
	{ clients, testimonials }: Content["pages"]["home"],
	{ record, film, references, clients: title }: Content["proof"],
) {
	const named =
		clients?.items.filter(({ url }) => url).map((each) => pick(each, "name", "url")) ?? [];
	const quote = testimonials?.items.find(({ photo }) => photo);
	return {
		...(record && { record }),
		...(film && { film }),
		...(title &&
			clients &&
			named.length > 0 && { clients: { title, items: named, isSample: clients.isSample } }),
		...(quote && { quote }),
		...(references && { references }),
	};
}

function toMember(person: Person) {
	return pick(
		person,
		"slug",
		"name",
		"title",
		"bio",
		"avatar",
		"avatarSrcSet",
		"initials",
		"isSample",
	);
}

type Member = ReturnType<typeof toMember>;

type AboutData = Content["pages"]["about"];

export default function AboutPage({ loaderData }: Route.ComponentProps) {
	const { page, record, film, clients, quote, references, team, cta, meta } = loaderData;
	return (
		<>
			<PageHero {...page} crumbs={meta.crumbs} theme="sand" />
			{page.teamPicture && (
				<div className="paper-sand">
					<TeamPicture {...page.teamPicture} />
				</div>
			)}
			<Story {...page} />
			{page.question && (
				<Band theme="rani">
					<div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1fr_18rem]">
						<p className="display-type text-balance text-figure">{page.question.text}</p>
						<p className="border-spark border-l-4 pl-5 text-ink-soft">{page.question.note}</p>
					</div>
				</Band>
			)}
			{film && <Film {...film} />}
			{page.values && <Values {...page.values} />}
			{record && <TrackRecord {...record} />}
			{clients && <NamedClients {...clients} />}
			{quote && <LargeQuote {...quote} />}
			{references && <ReferenceList {...references} />}
			{team.length > 0 && <Team {...page.team} people={team} />}
			<ClosingCta cta={cta} />
		</>
	);
}

/** Renders the team's photograph; without one the drawing of a roof, on which the words above stand too. */
function TeamPicture({ alt, photo }: NonNullable<AboutData["teamPicture"]>) {
	return photo ? (
		<Art
			{...photo}
			alt={alt}
			shape="cover"
			loading="eager"
			sizes="(min-width: 84rem) 77rem, 91vw"
			className="wrap h-auto"
		/>
	) : (
		<Art src="/art/team.svg" alt={alt} shape="wide" loading="eager" className="roof" />
	);
}

function Story({ story, teamPicture, isSample }: AboutData) {
	const [first, ...others] = story.paragraphs;
	return (
		<section className="wrap grid gap-x-16 gap-y-8 pt-5 pb-20 lg:grid-cols-[16rem_1fr] lg:pb-32">
			<p className="text-fine text-ink-soft">{teamPicture?.caption}</p>
			<div className="lg:pt-20">
				<H2 look="display">{story.heading}</H2>
				{isSample && (
					<p className="mt-4">
						<SampleMark text={t("sampleStory")} />
					</p>
				)}
				<p className="mt-8 max-w-[52rem] text-heading">{first}</p>
				<Paragraphs
					paragraphs={others}
					className={`mt-10 gap-x-14 stack-5 ${others.length > 1 ? "md:columns-2" : "max-w-text"}`}
				/>
			</div>
		</section>
	);
}

function Values({ heading, items }: NonNullable<AboutData["values"]>) {
	return (
		<Band>
			<H2>{heading}</H2>
			<ul className={`${items.length > MOST_STEPS ? "" : "value-steps "}enter mt-10`}>
				{items.map(({ title, text, icon }) => (
					<li
						key={title}
						className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 border-line-strong border-t-2 pt-6 pb-12"
					>
						<Icon name={icon} className="size-10 self-center text-accent lg:size-12" />
						<H3 look="display">{title}</H3>
						<p className="col-span-2 max-w-text md:col-span-1 md:col-start-2">{text}</p>
					</li>
				))}
			</ul>
		</Band>
	);
}

/** The number of values of which each can stand a step further on than the one above. */
const MOST_STEPS = 4;

const PORTRAITS =
	"enter mt-12 grid gap-12 *:grid *:grid-cols-[minmax(7rem,2fr)_3fr] *:items-start *:gap-6 lg:gap-x-10";

/** Returns the classes of the team's list: a falling row of three, a person beside their words, or rows. */
function getTeamLayout(count: number): string {
	if (count === 3) return "team-line enter mt-12";
	if (count === 1) return `${PORTRAITS} max-w-[60rem]`;
	return `${PORTRAITS} md:*:grid-cols-1 md:*:content-start ${chooseColumns(count)}`;
}

function Team({ title, text, people }: AboutData["team"] & { people: readonly Member[] }) {
	const { mark, entries } = gatherMarks(people, t("samplePeople"));
	return (
		<Band theme="sunken">
			<div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[1.5fr_1fr]">
				<H2 look="display">{title}</H2>
				<p className="max-w-narrow text-lead">
					{text} {mark}
				</p>
			</div>
			<ul className={getTeamLayout(people.length)}>
				{entries.map(({ slug, name, title, bio, avatar, avatarSrcSet, initials, isSample }) => (
					<li key={slug} id={slug} className="group relative">
						<Avatar src={avatar} srcSet={avatarSrcSet} initials={initials} look="portrait" />
						<div>
							<LinkedHeading
								level={3}
								to={`/about/${slug}`}
								text={name}
								className={UNDERLINED_LINK}
							/>
							<p className="mt-1 font-medium text-accent">{title}</p>
							<p className="mt-4 max-w-narrow text-ink-soft">{bio}</p>
							{isSample && (
								<p className="mt-3">
									<SampleMark />
								</p>
							)}
						</div>
					</li>
				))}
			</ul>
		</Band>
	);
}
