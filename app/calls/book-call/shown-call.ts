/**
 * The number of times that a visitor and the staff can move one call, each time with an e-mail, before they have to
 * talk about it.
 */
export const MAX_MOVES = 3;
/** The most characters of a visitor's reason for moving or cancelling a call. */
export const MAX_REASON_LENGTH = 500;
/** The number of days for which the address of a call's page is valid, as others may have got it. */
export const DAYS_AFTER_CALL = 30;

/**
 * A call as its visitor sees it. A stranger may have typed the e-mail address, so nothing else of the form is in it.
 */
export type ShownCall = {
	/** The start in the visitor's zone and in ours, once where they are the same. */
	shownTimes: string[];
	/** True if the call is booked, as far as the visitor knows, and has not begun. */
	isAhead: boolean;
	isCancelled: boolean;
	sequence: number;
	how: string;
	hostName: string;
	minutes: number;
};
