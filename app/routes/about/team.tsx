import type { Person } from "#app/content/types.ts";
import { Band } from "#app/ui/band.tsx";
import { Heading } from "#app/ui/heading.tsx";

type TeamProps = { title: string; text: string; people: readonly Person[] };

/** Three portraits on a falling line, large. */
export function Team({ title, text, people }: TeamProps) {
	return (
		<Band paper="sunken">
			<div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[1.5fr_1fr]">
				<Heading level={2} look="display">
					{title}
				</Heading>
				<p className="max-w-narrow text-lead">{text}</p>
			</div>
			<ul className="team-line enter mt-12">
				{people.map((person) => (
					<li key={person.slug}>
						<Portrait person={person} />
						<div>
							<Heading level={3}>{person.name}</Heading>
							<p className="mt-1 font-medium text-accent">{person.title}</p>
							<p className="mt-4 max-w-narrow text-ink-soft">{person.bio}</p>
						</div>
					</li>
				))}
			</ul>
		</Band>
	);
}

/** The picture over the initials, which show through while it loads or when it fails. */
function Portrait({ person: { avatar, initials } }: { person: Person }) {
	return (
		<span className="display-type relative grid aspect-square place-items-center overflow-clip bg-marigold-field text-figure text-on-marigold">
			<span aria-hidden="true">{initials}</span>
			<img
				src={avatar}
				alt=""
				width={200}
				height={200}
				loading="lazy"
				className="absolute inset-0 size-full object-cover"
			/>
		</span>
	);
}
