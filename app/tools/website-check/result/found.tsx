import { Ordinal } from "#app/design/sections/text-blocks.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { H2, H3 } from "#app/design/ui/heading.tsx";
import { type SectionTheme, THEME_CLASSES } from "#app/design/ui/section-themes.ts";
import type { Findings, ShownFinding } from "./describe-result.server.ts";
import { Details, Evidence } from "./finding-parts.tsx";

type Words = Findings["words"];

/** Renders what was found: the first three large, the rest by what it costs, and what is in order. */
export function Found({ firstHeading, first, rest, keeps, words }: Findings) {
	return (
		<>
			{first.length > 0 && (
				<section id="first">
					<div className="wrap pt-14 pb-8 lg:pt-20 lg:pb-12">
						<H2 look="hero">{firstHeading}</H2>
					</div>
					<ol>
						{first.map((finding, index) => (
							<li
								key={finding.id}
								className={`overflow-x-clip ${THEME_CLASSES[PAPERS[index] ?? "cotton"]}`}
							>
								<First finding={finding} index={index} words={words} />
							</li>
						))}
					</ol>
				</section>
			)}
			{rest.length > 0 && (
				<section className="wrap section-space">
					<H2 look="display">{words.rest}</H2>
					<ol className="mt-10 border-line-strong border-t-2">
						{rest.map((finding) => (
							<li key={finding.id} className="border-line border-b py-8">
								<Further finding={finding} words={words} />
							</li>
						))}
					</ol>
				</section>
			)}
			{keeps.length > 0 && <Keeps keeps={keeps} words={words} />}
		</>
	);
}

const PAPERS: readonly SectionTheme[] = ["marigold", "sand", "aqua"];

type FindingProps = { finding: ShownFinding; words: Words };

function First({ finding, index, words }: FindingProps & { index: number }) {
	return (
		<div className="wrap grid gap-x-12 gap-y-6 py-12 lg:grid-cols-[7rem_1.2fr_1fr] lg:py-20">
			<Ordinal index={index} className="display-type text-hero leading-none max-lg:hidden" />
			<div className="min-w-0">
				<H3 look="heading">{finding.finding}</H3>
				<p className="mt-5 max-w-text text-lead">{finding.why}</p>
				<Evidence evidence={finding.evidence} words={words} />
			</div>
			<div className="min-w-0 stack-6">
				<Told name={words.mend} text={finding.mend} />
				<Told name={words.verify} text={finding.verify} />
				<Details finding={finding} words={words} />
			</div>
		</div>
	);
}

function Further({ finding, words }: FindingProps) {
	return (
		<div className="grid gap-x-12 gap-y-4 lg:grid-cols-[1.2fr_1fr]">
			<div className="min-w-0">
				<H3 look="title">{finding.finding}</H3>
				<p className="mt-2 max-w-text text-ink-soft">{finding.why}</p>
				<Evidence evidence={finding.evidence} words={words} />
			</div>
			<div className="min-w-0 stack-4">
				<Told name={words.mend} text={finding.mend} />
				<Told name={words.verify} text={finding.verify} />
				<Details finding={finding} words={words} />
			</div>
		</div>
	);
}

function Told({ name, text }: { name: string; text: string }) {
	return (
		<div>
			<p className="font-bold">{name}</p>
			<p className="mt-1 max-w-text wrap-anywhere">{text}</p>
		</div>
	);
}

function Keeps({ keeps, words }: Pick<Findings, "keeps" | "words">) {
	return (
		<Band theme="sunken">
			<div className="grid gap-x-16 gap-y-8 lg:grid-cols-[0.8fr_1.2fr]">
				<div>
					<H2>{words.keeps}</H2>
					<p className="mt-4 max-w-narrow text-ink-soft">{words.keepsText}</p>
				</div>
				<div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
					{keeps.map(({ name, names }) => (
						<section key={name} className="border-line-strong border-t-2 pt-4">
							<H3 look="title">{name}</H3>
							<ul className="mt-2">
								{names.map((kept) => (
									<li key={kept} className="border-line border-b py-2 last:border-b-0">
										{kept}
									</li>
								))}
							</ul>
						</section>
					))}
				</div>
			</div>
		</Band>
	);
}
