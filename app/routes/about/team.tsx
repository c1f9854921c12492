import type { Person } from "#app/content/types.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Heading } from "#app/ui/heading.tsx";

type TeamProps = { title: string; text: string; people: readonly Person[] };

export function Team({ title, text, people }: TeamProps) {
	return (
		<section className="wrap section-space">
			<Heading level={2} look="display">
				{title}
			</Heading>
			<p className="mt-4 max-w-text text-ink-soft text-lead">{text}</p>
			<ul className="enter mt-12 grid gap-x-10 gap-y-12 md:grid-cols-3">
				{people.map((person) => (
					<li key={person.slug}>
						<Avatar src={person.avatar} initials={person.initials} size="large" />
						<div className="mt-6">
							<Heading level={3} look="title">
								{person.name}
							</Heading>
							<p className="font-medium text-accent">{person.title}</p>
							<p className="mt-3 max-w-narrow text-ink-soft">{person.bio}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
