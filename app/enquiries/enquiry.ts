import type { EnquiryFields } from "./enquiry-fields.ts";

/** What the visitor was reading about when the form was opened; slugs of the site's own lists. */
export type EnquiryContext = {
	service: string | null;
	city: string | null;
	district: string | null;
};

/** An enquiry before it is stored. */
export type NewEnquiry = EnquiryFields &
	EnquiryContext & {
		/** Made with the form, so that a double click or a retry is one enquiry. */
		submissionId: string;
		/** Version of the notice that stood at the button. */
		noticeVersion: string;
		wantsNews: boolean;
	};

export type Enquiry = NewEnquiry & {
	id: string;
	/** ISO 8601, UTC. */
	createdAt: string;
};

/** Keeps enquiries. `save` returns only when the enquiry is on disk, and throws when it cannot be. */
export type EnquiryStore = {
	/** Gives the stored enquiry; the same submission with the same words gives the one stored before. */
	save(enquiry: NewEnquiry): Enquiry;
	/** Newest first. */
	list(): Enquiry[];
	count(): number;
	/** Throws when the store does not answer. */
	check(): void;
	close(): void;
};
