import { ButtonLink } from "#app/ui/button.tsx";
import { Heading } from "#app/ui/heading.tsx";

type NothingFoundProps = {
	none: { title: string; text: string };
	hasPosts: boolean;
};

/** Other ways on. */
export function NothingFound({ none, hasPosts }: NothingFoundProps) {
	return (
		<div className="wrap pt-10 lg:pt-16">
			<p role="status" className="sr-only">
				{none.title}
			</p>
			<Heading level={2} look="display">
				{none.title}
			</Heading>
			<p className="mt-4 max-w-text text-lead">{none.text}</p>
			{!hasPosts && <p className="mt-4 text-ink-soft">{POSTS_MISSING}</p>}
			<p className="mt-6">
				<ButtonLink to="/contact">Ask us</ButtonLink>
			</p>
		</div>
	);
}

export const POSTS_MISSING = "The articles could not be searched just now.";
