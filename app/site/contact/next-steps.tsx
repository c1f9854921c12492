import { Band } from "#app/design/ui/band.tsx";
import { H2, H3 } from "#app/design/ui/heading.tsx";
import type { listNextSteps } from "#app/enquiries/next-steps.ts";
import { t } from "#app/messages/en/contact-page.ts";

const COLUMNS: Readonly<Record<number, string>> = {
	1: "",
	2: "md:grid-cols-2",
	3: "md:grid-cols-3",
	4: "md:grid-cols-4",
};

/** Renders the steps that follow an enquiry. */
export function NextSteps({ steps }: { steps: ReturnType<typeof listNextSteps> }) {
	return (
		<Band theme="sunken">
			<H2>{t("nextSteps")}</H2>
			<ol className={`mt-10 grid border-line-strong max-md:border-l-2 ${COLUMNS[steps.length]}`}>
				{steps.map(({ title, text }) => (
					<li
						key={title}
						className="knot relative border-line-strong pb-8 pl-7 last:pb-0 md:border-t-2 md:pt-8 md:pr-10 md:pb-0 md:pl-0"
					>
						<H3 look="title">{title}</H3>
						<p className="mt-2 text-ink-soft">{text}</p>
					</li>
				))}
			</ol>
		</Band>
	);
}
