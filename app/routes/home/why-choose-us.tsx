import { Link } from "react-router";
import type { Headed } from "#app/content/schemas/pages.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Reason = { title: string; text: string; to: string };

/** Four reasons as the four facets of one field. */
export function WhyChooseUs({ heading, reasons }: { heading: Headed; reasons: readonly Reason[] }) {
	return (
		<section className="wrap section-space grid gap-x-16 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
			<div className="lg:sticky lg:top-28 lg:self-start">
				<Heading level={2} look="display">
					{heading.title}
				</Heading>
				<p className="mt-4 max-w-narrow text-ink-soft text-lead">{heading.text}</p>
			</div>
			<ul className="enter grid sm:grid-cols-2">
				{reasons.map(({ title, text, to }) => (
					<li
						key={to}
						className="group relative flex min-h-56 flex-col justify-between gap-6 border-line border-t p-6 transition-colors hover:bg-raised sm:odd:border-r sm:nth-[-n+2]:border-t-0"
					>
						<div>
							<Heading level={3} look="title">
								<Link to={to} className="after:absolute after:inset-0">
									{title}
								</Link>
							</Heading>
							<p className="mt-2 text-ink-soft">{text}</p>
						</div>
						<Icon
							name="arrow"
							className="size-6 text-accent transition-transform group-hover:translate-x-1.5"
						/>
					</li>
				))}
			</ul>
		</section>
	);
}
