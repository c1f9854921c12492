import type { Headed, Testimonial } from "#app/content/schemas/pages.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Strip } from "#app/ui/strip.tsx";

type TestimonialsProps = { heading: Headed; testimonials: readonly Testimonial[] };

export function Testimonials({ heading, testimonials }: TestimonialsProps) {
	return (
		<section className="paper-night overflow-hidden">
			<div className="section-space">
				<Strip
					label="testimonials"
					direction="right"
					speed="slow"
					heading={
						<div className="mb-6">
							<Heading level={2} look="display">
								{heading.title}
							</Heading>
							<p className="mt-4 max-w-text text-lead text-ink-soft">{heading.text}</p>
						</div>
					}
				>
					{testimonials.map(({ name, title, quote }) => (
						<li key={name} className="w-[350px] shrink-0 px-3 md:w-[450px]">
							<figure className="flex h-full flex-col justify-between gap-8 border-accent border-t-2 pt-5 pr-6">
								<blockquote className="text-title leading-normal">{quote}</blockquote>
								<figcaption>
									<b className="block">{name}</b>
									<span className="text-ink-soft">{title}</span>
								</figcaption>
							</figure>
						</li>
					))}
				</Strip>
			</div>
		</section>
	);
}
