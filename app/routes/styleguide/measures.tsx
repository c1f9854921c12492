import { Heading } from "#app/ui/heading.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const LOOKS = ["hero", "display", "heading", "title", "small"] as const;
const TEXTS = ["figure", "lead", "body", "fine"] as const;
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24];
const RADII = ["none", "soft", "full"] as const;

/** Type, distances and corners. */
export function Measures() {
	return (
		<>
			<Chapter title="Type">
				{LOOKS.map((look) => (
					<Specimen key={look} name={`Heading look="${look}"`}>
						<Heading level={3} look={look}>
							Four e-mails in Ahmedabad
						</Heading>
					</Specimen>
				))}
				{TEXTS.map((size) => (
					<Specimen key={size} name={`text-${size}`}>
						<p className={`sg-text-${size}`}>
							{size === "figure" ? "1,29,520" : "Read one, try it on Monday. Rs 25 a click."}
						</p>
					</Specimen>
				))}
			</Chapter>
			<Chapter title="Distances and corners">
				<Specimen name="--spacing, in quarters of a rem">
					<ul className="sg-steps">
						{STEPS.map((step) => (
							<li key={step}>
								<i className={`sg-step-${step}`} />
								{step}
							</li>
						))}
					</ul>
				</Specimen>
				<Specimen name="--radius">
					<ul className="sg-row">
						{RADII.map((radius) => (
							<li key={radius} className={`sg-corner sg-radius-${radius}`}>
								{radius}
							</li>
						))}
					</ul>
				</Specimen>
			</Chapter>
		</>
	);
}
