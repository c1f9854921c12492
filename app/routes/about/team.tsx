import type { Person } from "#app/content/types.ts";
import { Avatar } from "#app/ui/avatar.tsx";
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
					<li key={person.slug} id={person.slug}>
						<Avatar src={person.avatar} initials={person.initials} look="portrait" />
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
