import { Fragment } from "react";
import { parseStoredCalculation } from "#app/enquiries/calculation.ts";
import { cameByCheck } from "#app/enquiries/came-by-check.ts";
import {
	type Detail,
	listAttribution,
	listDetails,
} from "#app/enquiries/emails/enquiry-details.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { formatField } from "#app/enquiries/format-field.ts";
import { t } from "#app/messages/en/desk-person.server.ts";
import type { EnquiryPageProps } from "./page-props.ts";

/** Renders who the visitor is, and what they calculated. */
export function Who({ enquiry }: Pick<EnquiryPageProps, "enquiry">) {
	const sums = enquiry.calculation ? parseStoredCalculation(enquiry.calculation) : null;
	const labels = {
		contextText: formatContext(enquiry),
		callbackText: formatField("callback", enquiry),
		// The call is a part of the page of its own.
		call: null,
	};
	return (
		<>
			<Facts title={t("who")} facts={listDetails(enquiry, labels)} />
			{sums && (
				<Facts
					title={t("calculation", { title: sums.title })}
					facts={sums.lines.map((text) => ({ label: "", text }))}
				/>
			)}
		</>
	);
}

export function HowTheyCame({ enquiry }: Pick<EnquiryPageProps, "enquiry">) {
	const source = { label: t("source"), text: enquiry.source };
	const byCheck = cameByCheck(enquiry) ? [{ label: "", text: t("byWebsiteCheck") }] : [];
	return (
		<Facts title={t("howTheyCame")} facts={[...byCheck, source, ...listAttribution(enquiry)]} />
	);
}

function Facts({ title, facts }: { title: string; facts: readonly Detail[] }) {
	if (facts.length === 0) return null;
	return (
		<section className="not-last:mb-2">
			<h2 className="font-bold">{title}</h2>
			<dl className="mt-1 border-line border-t">
				{facts.map(({ label, text, href, parts = [{ text, href }] }) => (
					<div key={label + text} className="flex gap-3 border-line border-b py-1.5">
						{label && <dt className="w-24 shrink-0 text-fine text-ink-soft lg:w-27">{label}</dt>}
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
