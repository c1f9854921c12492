import type { ReactNode } from "react";
import { Heading } from "#app/ui/heading.tsx";

/** One chapter of the guide. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="sg-chapter">
			<Heading level={2} look="display">
				{title}
			</Heading>
			{children}
		</section>
	);
}

/** One thing, with what it is called in the code. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="sg-specimen">
			<p className="sg-name">{name}</p>
			{children}
		</div>
	);
}
