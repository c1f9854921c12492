import type { Evidence, Values } from "./rules/rule.ts";

/** A rule that the website does not keep. */
export type Finding = { rule: string; values: Values; evidence: readonly Evidence[] };

/** The findings that stand first: on the page of the result, beside an enquiry and in what goes along with one. */
export const FIRST_FINDINGS = 3;

/** Why a website could not be read. */
export const PROBLEMS = [
	/** No server has this name. */
	"unknown",
	/** No connection, or one that broke off. */
	"unreachable",
	/** The address leads into a private network, or to a port that is not one of the web. */
	"private",
	/** It took longer than a check may take. */
	"slow",
	/** The page is larger than 5 MB, or takes too much memory. */
	"large",
	/** It redirects too often, or in a circle. */
	"redirects",
	/** It asks for a user name and a password. */
	"login",
	/** It answers with an error, as 404 or 500. */
	"error",
	/** It answers with something else than HTML, as a file, or with what is no HTTP. */
	"nonsense",
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** What a check has found. Instants are Unix ms. */
export type CheckReport =
	| { problem: Problem; status: number }
	| {
			problem: null;
			/** The address of the page that was checked, after redirects. */
			url: string;
			at: number;
			/** The addresses that were read, that page first. */
			pages: readonly string[];
			/** In order of what they cost the business. */
			findings: readonly Finding[];
			/** The rules that the website keeps, and those that are not about it. */
			passed: readonly string[];
			skipped: readonly string[];
	  };

/** The steps of a check, in order. */
export const STEPS = ["page", "files", "pages", "links", "rules"] as const;
export type Step = (typeof STEPS)[number];
