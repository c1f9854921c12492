import type { ReactNode } from "react";
import { type ContactLink, getContactLinks } from "#app/desk/calls/contact-links.ts";
import { Drawing } from "#app/desk/page/drawing.tsx";
import { t } from "#app/messages/en/desk-enquiry.server.ts";
import type { EnquiryPageProps } from "./page-props.ts";
import { SheetButton } from "./sheet.tsx";
import { getWhatsAppProps } from "./whatsapp.tsx";

const DRAWINGS = {
	answer: "M10 7 4 12l6 5M4 12h10a6 6 0 0 1 6 6v1",
	call: "M6 4h3l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2",
	whatsApp: "M4 20l1.3-4A8 8 0 1 1 8 18.700zM9.500 9.500c.5 2.500 2 4 4.500 4.500",
	note: "M5 4h14v11l-5 5H5zM14 20v-5h5M8.500 9h7M8.500 13h4",
	manage: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5",
};

type ThumbBarProps = Pick<EnquiryPageProps, "enquiry" | "typed"> & {
	canAnswer: boolean;
	/** The words of the answer, which WhatsApp begins with. */
	words: string;
};

/** Renders the bar at the foot of a phone, within reach of either thumb. */
export function ThumbBar({ enquiry, typed, canAnswer, words }: ThumbBarProps) {
	const { calls, toWhatsApps } = getContactLinks(enquiry);
	const call = toLink(calls);
	const whatsApp = toLink(toWhatsApps(words), getWhatsAppProps(enquiry));
	return (
		<nav aria-label={t("bar")} className="desk-thumb-bar">
			<a href={canAnswer ? "#answer-text" : "#said"} data-tone="accent">
				<Face drawing="answer">{t("answerShort")}</Face>
			</a>
			<SheetButton opens="note" enquiry={enquiry} typed={typed}>
				<Face drawing="note">{t("noteShort")}</Face>
			</SheetButton>
			<SheetButton opens="manage" enquiry={enquiry} typed={typed}>
				<Face drawing="manage">{t("manageShort")}</Face>
			</SheetButton>
			{call && (
				<a {...call}>
					<Face drawing="call">{t("callShort")}</Face>
				</a>
			)}
			{whatsApp && (
				<a {...whatsApp}>
					<Face drawing="whatsApp">{"WhatsApp"}</Face>
				</a>
			)}
		</nav>
	);
}

function Face({ drawing, children }: { drawing: keyof typeof DRAWINGS; children: ReactNode }) {
	return (
		<>
			<Drawing path={DRAWINGS[drawing]} />
			{children}
		</>
	);
}

/** Returns the link of a means. Several numbers are chosen from further up, where there is space for them. */
function toLink([first, ...others]: readonly ContactLink[], props = {}) {
	if (!first) return null;
	return others.length > 0 ? { href: "#said" } : { href: first.href, ...props };
}
