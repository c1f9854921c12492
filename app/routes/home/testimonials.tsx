import type { Headed, Testimonial } from "#app/content/schemas/pages.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Strip } from "#app/ui/strip.tsx";

type TestimonialsProps = { heading: Headed; testimonials: readonly Testimonial[] };

/** Quotes on the night paper, hung from one line that passes, each by its knot. */
export function Testimonials({ heading, testimonials }: TestimonialsProps) {
	return (
		<section className="paper-night overflow-hidden">
			<div className="section-space">
				<Strip
					label="testimonials"
					direction="right"
					speed="slow"
					heading={
						<div className="mb-6 max-w-[46rem]">
							<Heading level={2} look="hero">
								{heading.title}
							</Heading>
							<p className="mt-5 max-w-text text-ink-soft text-lead">{heading.text}</p>
						</div>
					}
				>
					{testimonials.map(({ name, title, quote }) => (
						<li key={name} className="hung-quote">
							<figure>
								<blockquote className="text-lead">{quote}</blockquote>
								<figcaption>
									<b className="display-type block text-title">{name}</b>
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
