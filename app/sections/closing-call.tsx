import type { Call } from "#app/content/schemas/pages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Heading } from "#app/ui/heading.tsx";

type ClosingCallProps = { call: Call; to?: string };

/** The last section of a page: one bold field, one thing to do. */
export function ClosingCall({ call, to = "/contact" }: ClosingCallProps) {
	return (
		<section className="paper-vermilion relative overflow-hidden print:hidden">
			<svg
				viewBox="0 0 1440 320"
				preserveAspectRatio="none"
				className="absolute inset-0 hidden size-full lg:block"
				fill="none"
				aria-hidden="true"
			>
				<path
					d="M0 306C420 318 700 316 900 236S1120 40 1440 14"
					stroke="currentColor"
					strokeOpacity={0.4}
					strokeWidth={2}
					vectorEffect="non-scaling-stroke"
				/>
			</svg>
			<div className="wrap section-space relative grid items-end gap-8 lg:grid-cols-[1fr_auto]">
				<div className="max-w-[46rem]">
					<Heading level={2} look="display">
						{call.title}
					</Heading>
					<p className="mt-5 max-w-text text-lead">{call.text}</p>
				</div>
				<div>
					<ButtonLink to={to} size="large">
						{call.button}
					</ButtonLink>
				</div>
			</div>
		</section>
	);
}
