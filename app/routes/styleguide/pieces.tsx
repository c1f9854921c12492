import { Accordion } from "#app/ui/accordion.tsx";
import { Art } from "#app/ui/art.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Strip } from "#app/ui/strip.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

/** A record, so that a new icon without its place here does not compile. */
const ICONS: Record<IconName, true> = {
	menu: true,
	close: true,
	plus: true,
	search: true,
	arrow: true,
	phone: true,
	chat: true,
	linkedin: true,
	instagram: true,
	cart: true,
	chip: true,
	pulse: true,
	building: true,
	bed: true,
	shop: true,
	spark: true,
	hands: true,
	target: true,
	shield: true,
};
const SKELETONS = ["picture", "heading", "title", "line", "date"] as const;
const SHAPES = {
	kite: "/art/service/seo.svg",
	cover: "/art/post/what-may-a-click-cost.svg",
	wide: "/art/team.svg",
	square: "/art/person/meera-shah.svg",
} as const;
const QUESTIONS = [
	{ question: "Does one open at a time?", answer: "Yes: the browser sees to it by their name." },
	{ question: "Can all be closed?", answer: "Yes." },
];

/** What is neither a control nor a measure. */
export function Pieces({ portrait }: { portrait: string | null }) {
	return (
		<>
			<Chapter title="Icons">
				<ul className="sg-icons">
					{(Object.keys(ICONS) as IconName[]).map((name) => (
						<li key={name}>
							<Icon name={name} className="sg-icon" />
							{name}
						</li>
					))}
				</ul>
			</Chapter>
			<Chapter title="Pieces">
				<Specimen name="Accordion">
					<Accordion name="styleguide" items={QUESTIONS} />
				</Specimen>
				<Specimen name="Avatar: picture, none, one that fails; round and portrait">
					<div className="sg-row">
						{[portrait, null, "/art/person/nobody.svg"].map((src) => (
							<Avatar key={src} src={src} initials="MS" />
						))}
						<Avatar src={portrait} initials="MS" look="portrait" />
						<Avatar src={null} initials="MS" look="portrait" />
					</div>
				</Specimen>
				<Specimen name="Strip">
					<Strip
						label="words"
						direction="left"
						speed="normal"
						heading={<Heading level={3}>A strip</Heading>}
					>
						{["one", "two", "three", "four", "five", "six", "seven", "eight"].map((word) => (
							<li key={word} className="sg-word">
								{word}
							</li>
						))}
					</Strip>
				</Specimen>
				{SKELETONS.map((shape) => (
					<Specimen key={shape} name={`Skeleton shape="${shape}"`}>
						<div className="sg-narrow">
							<Skeleton shape={shape} className={shape === "picture" ? "aspect-video" : ""} />
						</div>
					</Specimen>
				))}
				{(Object.keys(SHAPES) as (keyof typeof SHAPES)[]).map((shape) => (
					<Specimen key={shape} name={`Art shape="${shape}"`}>
						<div className="sg-narrow">
							<Art src={SHAPES[shape]} alt="" shape={shape} />
						</div>
					</Specimen>
				))}
			</Chapter>
		</>
	);
}
