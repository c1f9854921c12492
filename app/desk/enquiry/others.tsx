import { t } from "#app/messages/en/desk-enquiry.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { MINUTE } from "#app/platform/durations.ts";
import type { EnquiryPageProps } from "./page-props.ts";

/** The time in ms for which somebody else may still have it open. */
const OPEN_MS = 10 * MINUTE;

type OthersProps = Pick<EnquiryPageProps, "enquiry" | "staff" | "reader" | "others">;

/** Renders who else is here and writes, or has opened it a short time ago, so that two people do not answer at once. */
export function Others(props: OthersProps) {
	const { enquiry, staff, reader } = props;
	const { seenAt, seenBy } = enquiry;
	const here = listHere(props);
	const isRecent = seenAt !== null && getNow() - Date.parse(seenAt) <= OPEN_MS;
	const opener = seenBy !== reader.id && isRecent && findName(staff, seenBy);
	const lines =
		here.length === 0 && opener
			? [t("openedBy", { name: opener, time: formatInstant(seenAt) })]
			: here;
	return (
		<div data-live="others">
			<Lines lines={lines} className="mt-3" />
		</div>
	);
}

/** Renders who else is here and writes where one sends an answer, as the head of the page is out of sight there. */
export function OthersBesideSend(props: Pick<OthersProps, "staff" | "others">) {
	return (
		<div data-live="others-beside-send">
			<Lines lines={listHere(props)} className="mb-2 text-fine" />
		</div>
	);
}

function Lines({ lines, className }: { lines: readonly string[]; className: string }) {
	return lines.map((line) => (
		<p key={line} className={`border-marigold border-l-4 pl-3 ${className}`}>
			{line}
		</p>
	));
}

function listHere({ staff, others }: Pick<OthersProps, "staff" | "others">): string[] {
	return others.flatMap(({ staffId, isWriting }) => {
		const name = findName(staff, staffId);
		return name ? t(isWriting ? "isWriting" : "isHere", { name }) : [];
	});
}

function findName(staff: OthersProps["staff"], id: string | null): string | undefined {
	return staff.find((person) => person.id === id)?.name;
}
