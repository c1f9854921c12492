import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import type { BookingRules } from "#app/content/schemas/booking.ts";
import { t } from "#app/messages/en/calls.ts";
import type { CallRejection } from "./change-call.server.ts";
import { type Reachable, toReach } from "./reach.tsx";
import { MAX_MOVES, type ShownCall } from "./shown-call.ts";

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
						{t(sendsEmail ? "invitationComes" : "keepAddress")}
						<br />
						<a href="#move" className="text-link">
							{booked.link}
						</a>
					</Done>
				)}
				{isDone && call?.isAhead && isMoved && (
					<Done title={t("moved")}>
						{t(sendsEmail ? "movedInvitation" : "movedKeepAddress", {
							time: call.shownTimes[0] ?? "",
						})}
					</Done>
				)}
				{isDone && call?.isCancelled && isCancelled && (
					<Done title={t("cancelled")}>{t("cancelledText")}</Done>
				)}
			</div>
			{isShown && (reason || isTooOften) && (
				<div role="alert" className="border-2 border-accent border-l-[0.625rem] bg-raised p-6">
					<p className="font-bold text-title">{t(TITLES[reason ?? "too-often"])}</p>
					<p className="mt-1">
						{t(`${TITLES[reason ?? "too-often"]}Text`, {
							count: String(MAX_MOVES),
							...toReach(contact),
						})}
					</p>
				</div>
			)}
		</>
	);
}

/** The messages of each rejection; what follows is the one with `Text` behind it. */
const TITLES = {
	"no-time": "noTime",
	taken: "taken",
	stale: "stale",
	"too-often": "tooOften",
	limited: "limited",
	over: "over",
	failed: "failed",
} as const satisfies Record<CallRejection, string>;

function Done({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="paper-marigold folded p-7 pr-14 forced-colors:border-2">
			<p className="display-type text-heading">{title}</p>
			<p className="mt-2 text-lead">{children}</p>
		</div>
	);
}
