/** The name of the Trusted Types policy that may create HTML: see trusted-html.ts. */
export const TRUSTED_TYPES_POLICY = "site";
