import type { Generated } from "kysely";
import type { Day } from "#app/platform/day.ts";
import type { Booking, BusyCalendarRow, BusyTimeRow } from "./booking.ts";

/**
 * The tables, with columns in camel case, as Kysely's CamelCasePlugin maps them. SQLite and PostgreSQL have the same:
 * texts, whole numbers and null. A feature may declare its own, as `enquiries/enquiry-table.ts` does.
 */
export interface Tables {
	persons: PersonRow;
	attachments: AttachmentRow;
	replies: ReplyRow;
	receivedMessages: {
		/**
		 * A hash of the Message-ID, the writer, the date and the text; or what else is done once, such as `set-aside:` and an hour
		 * for the digest of that hour.
		 */
		messageKey: string;
		at: string;
		outcome: string;
	};
	searchTexts: SearchTextRow;
	/** Each of these words without digits, once. */
	searchWords: { word: string };
	drafts: DraftRow;
	templates: TemplateRow;
	savedViews: SavedViewRow;
	contentDrafts: ContentDraftRow;
	/**
	 * Who has a page of the desk open, and when they were last seen there; an hour at most. The page is the name of the file
	 * whose form it is, or the id of an enquiry.
	 */
	openings: { page: string; staffId: string; seenAt: string };
	contentPictures: ContentPictureRow;
	contentVersions: ContentVersionRow;
	staff: StaffRow;
	sessions: SessionRow;
	signInLinks: {
		hash: string;
		staffId: string;
		expiresAt: number;
		usedAt: string | null;
		/** 1 if the link was asked for by e-mail, and so is sent nowhere else. */
		isAsked: 0 | 1;
	};
	passkeys: PasskeyRow;
	pushSubscriptions: PushSubscriptionRow;
	usedChallenges: { id: string; expiresAt: number };
	bookings: Booking;
	busyTimes: BusyTimeRow;
	busyCalendars: BusyCalendarRow;
	mailboxes: MailboxRow;
	setAsideMessages: SetAsideRow;
	secrets: { name: string; value: string };
	visits: VisitRow;
	pageSpeed: SpeedRow;
	websiteChecks: WebsiteCheckRow;
	/** Which enquiries use which checks of websites. */
	enquiryChecks: { checkId: string; enquiryId: string };
}

/** The words by which an enquiry is found, once each and sorted, with blanks between them. */
type SearchTextRow = {
	number: Generated<number>;
	enquiryId: string;
	words: string;
	/** Those of the words that messages have. */
	messageWords: string;
};

/** Views of a page on one day from one source. */
export type VisitRow = {
	/** The day at the agency. */
	day: Day;
	path: string;
	/** The slug of the service of the page; this and the next four may be empty. */
	service: string;
	city: string;
	/** The source, as of an enquiry; of first pages only. */
	source: string;
	medium: string;
	campaign: string;
	/** The number of visits that began with the page. */
	entries: number;
	/** The number of views, first pages included. */
	views: number;
};

export const VISIT_KEY = ["day", "path", "source", "medium", "campaign"] as const;

/** Loads of documents of one day whose figure falls in one bucket of a histogram. */
export type SpeedRow = {
	/** The day at the agency. */
	day: Day;
	/** The kind of the page: a fixed path, or a name such as `city`. */
	template: string;
	device: "phone" | "desktop";
	metric: "LCP" | "INP" | "CLS" | "TTFB";
	/** The upper bound in thousandths: ms, and a thousandth of CLS. */
	bucket: number;
	loads: number;
};

/** A check of a website. Times are Unix ms. */
export type WebsiteCheckRow = {
	/** 128 bits that nobody can guess, in base64url. */
	id: string;
	/** The address of the page that was asked for. */
	address: string;
	/** Its host, of which one check at a time is there. */
	host: string;
	state: "waiting" | "running" | "done";
	/** The step that runs; null before the first. */
	step: string | null;
	/** What was found, as JSON; null until the check is done. */
	report: string | null;
	/** How often it was begun. */
	attempts: number;
	createdAt: number;
	startedAt: number | null;
	finishedAt: number | null;
	/** A keyed hash of the address of who asked for it; null where an enquiry did. */
	sender: string | null;
};

/** A person who may sign in to the desk. Times are ISO 8601, UTC. */
export type StaffRow = {
	id: string;
	name: string;
	/** The e-mail address in lower case. */
	email: string;
	role: "owner" | "member";
	invitedAt: string;
	disabledAt: string | null;
	/** A number that increases when the secret address of the person's calendar is renewed. */
	calendarVersion: number;
	/** The time when all sessions and links were last ended. */
	accessEndedAt: string | null;
	/** The time when the person was erased, who has left: name and e-mail are then empty of personal data. */
	erasedAt: string | null;
	/** The lines below their answers; null where the person has none of their own. */
	signature: string | null;
	/** The language in which they read the desk and what is sent to them (BCP 47); null for the site's. */
	language: string | null;
	/** 1 if a member may publish changes of the website; owners always may. */
	mayPublish: 0 | 1;
	/** When the person hid the list of first steps on the inbox; null while they have not. */
	firstStepsHiddenAt: string | null;
	/** When a calendar first read the secret address of the person's calls; null while none has. */
	calendarReadAt: string | null;
	/** The weekly hours in which they hold calls, as JSON; null for somebody who holds none. */
	callWindows: string | null;
};

export type SessionRow = {
	/** The SHA-256 of the token in the cookie. */
	hash: string;
	staffId: string;
	createdAt: string;
	seenAt: string;
	device: string;
};

export type PasskeyRow = {
	/** The credential's id, in base64url as the browser sends it. */
	id: string;
	staffId: string;
	/** The key in COSE, in base64url. */
	publicKey: string;
	/** The signature counter, which increases with each use where the device counts at all. */
	counter: number;
	/** The name that its person gave it; may be empty. */
	name: string;
	createdAt: string;
	lastUsedAt: string | null;
};

/** A device that gets notifications by Web Push. */
export type PushSubscriptionRow = {
	id: string;
	staffId: string;
	/** The hash of the session that turned it on; it ends with it. */
	sessionHash: string;
	/** The User-Agent of the request that turned it on. */
	device: string;
	/** The address of the push service, which is the device's own. */
	endpoint: string;
	/** The device's public key and secret, in base64url, with which what it gets is encrypted (RFC 8291). */
	p256dh: string;
	auth: string;
	/** 1 if its notifications may name visitors, also while it is locked. */
	hasNames: 0 | 1;
	createdAt: string;
};

/**
 * The person of a mailbox, whose enquiries have the same `personId`. Several mailboxes can be one person's; a person with no
 * mailbox here wrote an enquiry that is held, has no e-mail address, or was taken apart.
 */
type PersonRow = {
	/** The e-mail address as `toMailbox` normalises it. */
	mailbox: string;
	/** The id of the person. */
	id: string;
};

/** A file that came with a visitor's message, or went with an answer; an erasure deletes it. */
export type AttachmentRow = {
	/** A random id, which is a part of its address. */
	id: string;
	enquiryId: string;
	/** The id of the event of the message. */
	eventId: string;
	/** The name and the media type as the sender wrote them; nothing relies on either. */
	name: string;
	type: string;
	/** The size in bytes. */
	size: number;
	/** 1 if its content is kept; else the file is in the mailbox alone, as it was too large or one too many. */
	isKept: 0 | 1;
	/** The content on PostgreSQL. On SQLite it is a file (`file-store.ts`), but where it came from an older version or a backup. */
	content: Uint8Array | null;
};

/**
 * The message of an event: a `reply`, `mailed` for an enquiry that came by e-mail, and `answered-elsewhere` or `note` for what
 * staff wrote in their own mailbox. An erasure deletes it.
 */
export type ReplyRow = {
	eventId: string;
	enquiryId: string;
	/** The Message-ID with its angle brackets, which the next answer refers to. */
	messageId: string | null;
	fromName: string;
	fromAddress: string;
	subject: string;
	/** The part that repeats earlier messages, below or above the sender's own words. */
	quoted: string | null;
	/**
	 * The sign by which it was found to belong to the enquiry: the headers of the thread, the signed address, or that of
	 * its visitor, that it was sent to, or, as the only sign, its sender and subject. `new` for a message that is an enquiry itself.
	 */
	matchedBy: "thread" | "address" | "sender" | "new";
	/** 1 if it came from another address than the enquirer's. */
	isOtherSender: 0 | 1;
	/** The further addresses that it was sent to, and that got a copy, without the agency's own, separated by ", ". */
	toAddresses: string | null;
	ccAddresses: string | null;
};

/** A mailbox of replies on a mail server. */
type MailboxRow = {
	/** The user, the host and the path: `desk@agency.example@mail.example/INBOX`. */
	name: string;
	/** The server's UIDVALIDITY: the UIDs of another one are others. Null before the first look. */
	uidValidity: string | null;
	/** The UID of the last message that was looked at. */
	lastUid: number;
	/** The time when all that was there had been looked at, in Unix ms. */
	readAt: number | null;
	/** The node that reads it, until `leasedUntil` (Unix ms). */
	lease: string | null;
	leasedUntil: number;
};

/** A message that could not be taken while the store was well; it is tried again, and kept by its mailbox alone. */
export type SetAsideRow = {
	/** A hash of the place in the mailbox; of a message at the hook, of its bytes. */
	key: string;
	/** The name of the mailbox, or `hook`. */
	source: string;
	/** The place in the mailbox; null at the hook. */
	uidValidity: string | null;
	uid: number | null;
	/** The sender's address in lower case, by which an erasure finds it, and the subject; both empty where not known. */
	sender: string;
	subject: string;
	/** `too-costly`: it takes too long to read. `store`: it could not be stored. `server`: the mail server did not give it. */
	reason: "too-costly" | "store" | "server";
	/** The time of the first try, in Unix ms. */
	firstAt: number;
	/** The number of tries so far. */
	tries: number;
	/** The time of the next try, in Unix ms; null at the hook, where the mail server decides. */
	nextAt: number | null;
};

/** An answer that a person has begun. */
type DraftRow = {
	staffId: string;
	enquiryId: string;
	text: string;
	/** The further addresses as they were typed. */
	cc: string;
	/** The subject that was chosen; empty where it is that of the thread. */
	subject: Generated<string>;
	savedAt: string;
	/** A number that increases with each save, and begins anywhere: that of a draft that is gone does not come back. */
	version: Generated<number>;
};

/** A text that an answer can begin with. Without any row those of content/desk.yaml are offered. */
type TemplateRow = {
	id: string;
	position: number;
	name: string;
	text: string;
	/** The id of the person whose own it is; null for one of everybody. */
	staffId: string | null;
};

/** A view of the inbox that somebody has saved by a name. */
export type SavedViewRow = {
	id: string;
	name: string;
	/** The query of the inbox's address, as `toInboxQuery` writes it. */
	query: string;
	/** The id of the person who saved it. */
	staffId: string;
	/** 1 if everybody sees it; else its person alone does. */
	isForAll: 0 | 1;
};

/** A change of a content file that somebody has begun; each person has one per file at most. */
type ContentDraftRow = {
	id: string;
	/** The path of the file below the content's folder. */
	file: string;
	staffId: string;
	/** The text of the whole file; null if the file shall be deleted. */
	text: string | null;
	/** The text that was public when the draft was begun, or last met another publication; null if there was no file. */
	baseText: string | null;
	/** The path that the address of a deleted page shall lead to; null for nowhere, and where nothing is deleted. */
	redirect: string | null;
	/** A number that increases with each save, and begins anywhere: that of a draft that is gone does not come back. */
	version: number;
	savedAt: string;
	/** The random part of the address that shows it to people without an account; null while it is not shared. */
	shareToken: string | null;
	sharedUntil: string | null;
	/** When its author asked for its publication; null if they have not, or got it back. */
	askedAt: string | null;
	/** What the author says to whoever publishes. */
	askNote: string | null;
	/** Why it was sent back, and the id of who did that, until its author asks again. */
	answer: string | null;
	answeredBy: string | null;
	/** When it is published by itself; null if that is not planned. */
	publishAt: string | null;
	/**
	 * Why it was not published then, or will not be: somebody else has published other words of the same, it cannot be used, or
	 * its author may not publish any more.
	 */
	planEnded: "met" | "invalid" | "right" | null;
};

/** A picture of the website that was added at the desk. */
type ContentPictureRow = {
	/** The name by which content files show it, as that of a file in the folder media. */
	name: string;
	/** The SHA-256 hash of the bytes, in hexadecimal digits. */
	hash: string;
	bytes: Uint8Array;
	/** Its media type. */
	type: string;
	/** Its size in pixels. */
	width: number;
	height: number;
	/** What it shows, for those who do not see it; empty where nobody said. */
	alt: string;
	staffId: string;
	createdAt: string;
};

/** A published text of a content file. The newest of each file is laid over the file. */
type ContentVersionRow = {
	/** The numbers are in the order of the publications. */
	number: Generated<number>;
	/** The path of the file below the content's folder. */
	file: string;
	/** The text of the whole file; null if it is deleted. */
	text: string | null;
	/** The text of the file in the folder that the version was made over; null if there was none. */
	baseText: string | null;
	/** The number of the file's version before; 0 if there was none. */
	replaced: number;
	/** Who published it. */
	staffId: string;
	/** Who wrote it; null if that is the same, or a version was brought back. */
	authorId: string | null;
	at: string;
	kind: "publish" | "restore";
	/** 1 once a site has started with a file that says the same: what the file says later was written with it in view. */
	isTaken: Generated<0 | 1>;
};
