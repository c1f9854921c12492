import type { ReactNode } from "react";
import type { Site } from "#app/content/schemas/site.ts";
import type { EnquiryOutcome } from "#app/enquiries/accept-enquiry.server.ts";
import { toTelephoneAddress } from "#app/ui/telephone.ts";

type NotSentProps = { outcome: EnquiryOutcome; contact: Pick<Site, "email" | "phone"> };

/** Why the message has not been sent, when that is no matter of one field. */
export function NotSent({ outcome, contact }: NotSentProps) {
	const reason = describeReason(outcome);
	if (!reason) return null;
	return (
		<div role="alert" className="border-2 border-accent border-l-[0.625rem] bg-raised p-6">
			<p className="font-bold text-title">Your message has not been sent</p>
			<p className="mt-1">
				Nothing you wrote is lost: it still stands above. {reason}{" "}
				{outcome.status !== "stale" && <OtherWays {...contact} />}
			</p>
		</div>
	);
}

function describeReason(outcome: EnquiryOutcome): ReactNode {
	if (outcome.status === "failed") return "Please try again in a minute, or reach us at";
	if (outcome.status === "stale")
		return "This page had been open for long, so please press Send Message once more.";
	if (outcome.status === "limited") {
		const { minutes } = outcome;
		return `That were more messages than we take from one connection in so short a time. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or reach us at`;
	}
	return null;
}

function OtherWays({ email, phone }: Pick<Site, "email" | "phone">) {
	return (
		<>
			<a href={`mailto:${email}`} className="text-link">
				{email}
			</a>{" "}
			or{" "}
			<a href={toTelephoneAddress(phone)} className="text-link">
				{phone}
			</a>
			.
		</>
	);
}
