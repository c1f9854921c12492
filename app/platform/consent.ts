/** The id of the panel that asks for consent. */
export const CONSENT_ID = "consent";

/** What a button of the panel has as its value. */
export type ConsentChoice = "accepted" | "refused";
