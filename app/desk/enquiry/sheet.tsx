import type { ReactNode } from "react";
import { isHeld } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-enquiry.server.ts";
import type { EnquiryPageProps } from "./page-props.ts";

/** The id of a part of the page that a phone shows over it. */
type SheetId = "manage" | "note";

type SheetProps = Pick<EnquiryPageProps, "enquiry" | "typed"> & {
	id: SheetId;
	className: string;
	children: ReactNode;
};

/** Renders a part of the page that a phone shows over it, from the bar at its foot. */
export function Sheet({ id, enquiry, typed, className, children }: SheetProps) {
	const isPart = isPartOfPage({ enquiry, typed });
	return (
		<section id={id} popover={isPart ? undefined : "auto"} className={`desk-sheet ${className}`}>
			{children}
			{!isPart && (
				<button
					type="button"
					popoverTarget={id}
					popoverTargetAction="hide"
					className="mt-1 w-full py-3 text-fine underline underline-offset-4 lg:hidden"
				>
					{t("close")}
				</button>
			)}
		</section>
	);
}

type SheetButtonProps = Pick<EnquiryPageProps, "enquiry" | "typed"> & {
	opens: SheetId;
	children: ReactNode;
};

/** Renders what opens a sheet, or leads to it where it is a part of the page. */
export function SheetButton({ opens, enquiry, typed, children }: SheetButtonProps) {
	if (isPartOfPage({ enquiry, typed })) return <a href={`#${opens}`}>{children}</a>;
	return (
		<button type="button" popoverTarget={opens}>
			{children}
		</button>
	);
}

/** Returns whether a phone shows it in the page as well: what was typed is seen there, and spam has no bar. */
function isPartOfPage({ enquiry, typed }: Pick<EnquiryPageProps, "enquiry" | "typed">): boolean {
	return typed !== undefined || isHeld(enquiry);
}
