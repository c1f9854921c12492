import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import type { BookingRules } from "#app/content/schemas/booking.ts";
import type { Site } from "#app/content/schemas/site.ts";
import { toTelUrl } from "#app/design/ui/contact-urls.ts";
import type { CallRejection } from "./change-call.server.ts";
import { MAX_MOVES, type ShownCall } from "./shown-call.ts";

type Reachable = Pick<Site, "email" | "phone">;
type NoticeProps = {
	/** The reason why the last try changed nothing. */
	rejection: CallRejection | undefined;
	/** The call; null while the store does not respond. */
	call: ShownCall | null;
	/** The message after the call was booked, or booked again. */
	booked: BookingRules["form"]["booked"] | null;
	isMoved: boolean;
	isCancelled: boolean;
	/** True if the site sends e-mails; without them only the address leads back to this page. */
	sendsEmail: boolean;
	contact: Reachable;
};

/** Renders what has happened to the call, if anything has. */
export function Notice(props: NoticeProps) {
	const { rejection, call, booked, isMoved, isCancelled, sendsEmail, contact } = props;
	// The region is empty while a form is sent, as an unchanged text is not announced again.
	const isShown = useNavigation().formData === undefined;
	const reason = call ? rejection : "failed";
	const isDone = isShown && !reason;
	const isTooOften = call?.isAhead && call.sequence >= MAX_MOVES;
	return (
		<>
			{/* Read out only if it was there before its text, so that it is not hidden while empty. */}
			<div role="status" className="empty:sr-only">
				{isDone && call?.isAhead && booked && (
					<Done title={booked.title}>
						{fillPlaceholders(booked.text, { call: call.shownTimes[0] ?? "" })}{" "}
						{sendsEmail
							? "The invitation to the call is on its way to you by e-mail."
							: KEEP_ADDRESS}
						<br />
						<a href="#move" className="text-link">
							{booked.link}
						</a>
					</Done>
				)}
				{isDone && call?.isAhead && isMoved && (
					<Done title="Your call has a new time.">
						{call.shownTimes[0]}.{" "}
						{sendsEmail ? "The new invitation is on its way to you by e-mail." : KEEP_ADDRESS}
					</Done>
				)}
				{isDone && call?.isCancelled && isCancelled && (
					<Done title="The call is cancelled.">Your message stays with us, and we answer it.</Done>
				)}
			</div>
			{isShown && (reason || isTooOften) && (
				<div role="alert" className="border-2 border-accent border-l-[0.625rem] bg-raised p-6">
					<p className="font-bold text-title">{TITLES[reason ?? "too-often"]}</p>
					<p className="mt-1">
						{TEXTS[reason ?? "too-often"]} <Reach {...contact} />.
					</p>
				</div>
			)}
		</>
	);
}

const KEEP_ADDRESS = "Please keep the address of this page, where you can move or cancel the call.";

const TITLES: Record<CallRejection, string> = {
	"no-time": "No time was chosen",
	taken: "That time is not free any more",
	stale: "The call was changed meanwhile",
	"too-often": "The call was moved often",
	limited: "Nothing was changed",
	over: "The call cannot be changed any more",
	failed: "We cannot look into the calendar just now",
};
const TEXTS: Record<CallRejection, string> = {
	"no-time": "Please choose one of the times below, or reach us at",
	taken: "Your call stands as it was. Please choose another time, or reach us at",
	stale: "This page shows how it is now. If that does not suit you, change it again or reach us at",
	"too-often": `It was moved ${MAX_MOVES} times. For another time, please reach us at`,
	limited: "There were many tries in a short time. Please try again in ten minutes, or reach us at",
	over: "It has begun, is over or was cancelled. Please reach us at",
	failed: "Please try again in a minute, or reach us at",
};

function Done({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="paper-marigold folded p-7 pr-14 forced-colors:border-2">
			<p className="display-type text-heading">{title}</p>
			<p className="mt-2 text-lead">{children}</p>
		</div>
	);
}

export function Reach({ email, phone }: Reachable) {
	return (
		<>
			<a href={`mailto:${email}`} className="text-link">
				{email}
			</a>{" "}
			or{" "}
			<a href={toTelUrl(phone)} className="text-link whitespace-nowrap">
				{phone}
			</a>
		</>
	);
}
