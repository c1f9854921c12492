import { LinkedHeading, UNDERLINED_LINK } from "#app/design/sections/text-blocks.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { gatherMarks } from "#app/design/ui/gather-marks.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { THEME_CLASSES } from "#app/design/ui/section-themes.ts";
import { t } from "#app/messages/en/case-studies.ts";
import { CASE_LAYOUTS } from "./case-layouts.tsx";
import type { OtherCase } from "./load-case-study.server.ts";

export function OtherCases({ title, cases }: { title: string; cases: readonly OtherCase[] }) {
	const { mark, entries } = gatherMarks(cases, t("samples"));
	return (
		<Band theme="sunken">
			<div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
				<div className="flex flex-wrap items-center gap-x-4">
					<H2>{title}</H2>
					{mark}
				</div>
				<Link to="/case-studies" className="text-link inline-block py-2.5">
					{t("all")}
				</Link>
			</div>
			<ul className="mt-8 grid gap-4 md:grid-cols-2 lg:mt-12 lg:gap-6">
				{entries.map(({ title, client, figure, label, to, layout, isSample }) => (
					<li
						key={to}
						className={`group relative flex flex-col gap-y-10 p-6 lg:gap-y-16 lg:p-10 ${THEME_CLASSES[CASE_LAYOUTS[layout].linkTheme]}`}
					>
						<div>
							<LinkedHeading level={3} to={to} className={UNDERLINED_LINK} text={title} />
							<p className="mt-3 max-w-narrow text-ink-soft">
								{client} {isSample && <SampleMark />}
							</p>
						</div>
						<p className="@container mt-auto">
							<span className={`giant-figure block ${figure.length > 5 ? "long-figure" : ""}`}>
								{figure}
							</span>
							<span className="mt-4 block font-bold text-title">{label}</span>
						</p>
					</li>
				))}
			</ul>
		</Band>
	);
}
