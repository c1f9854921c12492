/** The one name under which scripts may make HTML of a text: see trusted-html.ts. */
export const TRUST_NAME = "site";
