import { Fragment } from "react";
import { parseStoredCalculation } from "#app/enquiries/calculation.ts";
import {
	type Detail,
	listAttribution,
	listDetails,
} from "#app/enquiries/emails/enquiry-details.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { formatField } from "#app/enquiries/format-field.ts";
import { STATE_NAMES } from "#app/enquiries/state-names.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import type { EnquiryPageProps } from "./page-props.ts";

/** Renders who the visitor is, what was calculated, where they came from, and what they sent before. */
export function EnquiryFacts({ enquiry, others }: Pick<EnquiryPageProps, "enquiry" | "others">) {
	const sums = enquiry.calculation ? parseStoredCalculation(enquiry.calculation) : null;
	const labels = {
		contextText: formatContext(enquiry),
		callbackText: formatField("callback", enquiry),
		// The call is a part of the page of its own.
		call: null,
	};
	return (
		<>
			<Facts title="Who" facts={listDetails(enquiry, labels)} />
			{sums && (
				<Facts
					title={`Their calculation: ${sums.title}`}
					facts={sums.lines.map((text) => ({ label: "", text }))}
				/>
			)}
			<Facts
				title="How they came"
				facts={[{ label: "Source", text: enquiry.source }, ...listAttribution(enquiry)]}
			/>
			{others.length > 0 && (
				<section className="mb-6">
					<h2 className="font-bold">Others from this e-mail address or phone</h2>
					<ul>
						{others.map(({ id, createdAt, state }) => (
							<li key={id} className="py-1">
								<a href={`/desk/enquiries/${id}`}>{formatInstant(createdAt)}</a>,{" "}
								{STATE_NAMES[state]}
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}

function Facts({ title, facts }: { title: string; facts: readonly Detail[] }) {
	if (facts.length === 0) return null;
	return (
		<section className="mb-6">
			<h2 className="font-bold">{title}</h2>
			<dl className="mt-1 border-line border-t">
				{facts.map(({ label, text, href, parts = [{ text, href }] }) => (
					<div key={label + text} className="flex gap-3 border-line border-b py-1.5">
						{label && <dt className="w-28 shrink-0 text-ink-soft">{label}</dt>}
						<dd className="min-w-0 wrap-anywhere">
							{parts.map((part, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: parts may be alike, and nothing here is ever updated
								<Fragment key={index}>
									{part.href ? (
										<a href={part.href} rel="noreferrer">
											{part.text}
										</a>
									) : (
										part.text
									)}
								</Fragment>
							))}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
