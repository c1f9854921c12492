import type { Booking } from "#app/database/booking.ts";
import type { FlashMessage } from "#app/desk/changes/flash-message.ts";
import type { Conversation } from "#app/desk/store/conversation-store.ts";
import type { DeskEnquiry, Neighbours } from "#app/desk/store/desk-store.ts";
import type { Draft } from "#app/desk/store/draft-store.ts";
import type { PersonHere } from "#app/desk/store/openings.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import type { SuggestedPerson } from "#app/desk/store/suggest-persons.ts";
import type { Template } from "#app/desk/store/template-store.ts";
import type { DeliveryFault } from "#app/enquiries/delivery-fault.ts";
import type { SubmittedForm } from "./submitted-form.ts";
import type { TheirWebsite } from "./their-website/their-website.ts";

/** The reason why the form was rejected. */
export type Rejected = { status: 409 | 422; reason: string };

export type EnquiryPageProps = DeskEnquiry & {
	conversation: Conversation;
	/** The persons who may be the same one. */
	suggested: readonly SuggestedPerson[];
	call: Booking | undefined;
	/** The name of who holds the call; empty without one. */
	hostName: string;
	/** Their website, with what a check of it has found. */
	website: TheirWebsite | null;
	staff: readonly Staff[];
	/** The person who reads the page. */
	reader: Staff;
	/** The texts that the answer can begin with, filled in. */
	templates: readonly Template[];
	/** Who else has the page open, and the text by which its stream tells that it changed. */
	others: readonly PersonHere[];
	mark: string;
	/** The other addresses that an answer can go to as well. */
	otherAddresses: readonly string[];
	/** What the reader has just done with it. */
	done: FlashMessage | null;
	neighbours: Neighbours;
	/** The query of the view from which the page was opened. */
	query: string;
	/** The subject of an answer for which nobody chooses another one. */
	subject: string;
	/** Why no e-mail arrives at the address of the enquiry; undefined as long as nothing is known of that. */
	wrongAddress: DeliveryFault | undefined;
	/** The answer that the reader has begun. */
	draft: Draft | undefined;
	/** What the reader has typed and the page shows again. */
	typed: SubmittedForm | undefined;
	rejected: Rejected | undefined;
};
