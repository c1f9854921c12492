import type { Site } from "#app/content/schemas/site.ts";
import { ButtonLink } from "#app/design/ui/button.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { Reach } from "./notice.tsx";

export function AnotherCall({ contact }: { contact: Pick<Site, "email" | "phone"> }) {
	return (
		<section>
			<H2>Shall we speak another time?</H2>
			<p className="mt-3 max-w-text">
				Choose a time that suits you, or reach us at <Reach {...contact} />.
			</p>
			<p className="mt-6">
				<ButtonLink to="/book">Choose a time</ButtonLink>
			</p>
		</section>
	);
}
