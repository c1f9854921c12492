import type { Industry } from "#app/content/types.ts";
import { SectionHead } from "#app/design/sections/text-blocks.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { H3 } from "#app/design/ui/heading.tsx";
import { Invoice, type ShownBudget } from "#app/site/pricing/invoice.tsx";

type LargerClientsProps = Omit<NonNullable<Industry["larger"]>, "budget"> & { budget: ShownBudget };

/** Renders what differs for the larger businesses of an industry, beside a budget for one of them. */
export function LargerClients({ heading, intro, parts, budget }: LargerClientsProps) {
	return (
		<Band theme="aqua">
			<SectionHead heading={heading} intro={intro} />
			<div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:mt-14 lg:grid-cols-[1.1fr_0.9fr]">
				<ul className="grid gap-y-8">
					{parts.map(({ title, text }) => (
						<li key={title} className="border-line-strong border-t-2 pt-4">
							<H3>{title}</H3>
							<p className="mt-2 max-w-text">{text}</p>
						</li>
					))}
				</ul>
				<div className="border-line-strong border-t-2 pt-4 lg:sticky lg:top-24">
					<Invoice budget={budget} />
				</div>
			</div>
		</Band>
	);
}
