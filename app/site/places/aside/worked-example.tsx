import type { Example } from "#app/content/schemas/aside.ts";
import { H2 } from "#app/design/ui/heading.tsx";

/** Renders a sum or a case of a place, worked out. */
export function WorkedExample({ title, text, basis }: Example) {
	return (
		<div className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_1.5fr]">
			<H2>{title}</H2>
			<div className="max-w-text">
				<p className="text-lead">{text}</p>
				<p className="mt-4 text-fine text-ink-soft">{basis}</p>
			</div>
		</div>
	);
}
