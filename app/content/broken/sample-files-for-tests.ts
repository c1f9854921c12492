import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { change, makeFolder, SHIPPED_ROOT } from "../copy-for-tests.ts";

export const PERSON = "content/people/asha-rao.yaml";
export const POST = "content/posts/a-sample.md";
export const CASE = "content/case-studies/a-sample.yaml";
export const CITY = "content/cities/sampleton/city.yaml";
export const DISTRICT = "content/cities/sampleton/districts/old-fort.yaml";
const OTHER_DISTRICT = "content/cities/sampleton/districts/new-fort.yaml";
export const LOCAL_SERVICE = "content/cities/sampleton/services/seo.yaml";

const SENTENCE = "A sentence that is long enough for every rule of a paragraph.";
const STEP = `{ title: A step, text: ${SENTENCE} }`;
const STEPS = `firstSteps: [${STEP}, ${STEP}, ${STEP}]`;
const SECTION = `{ heading: Who searches, paragraphs: [${SENTENCE}] }`;
const INDUSTRY = "{ name: Samples, why: They are wanted. }";

/** What search engines show, different for each subject. */
function describeFor(subject: string): string {
	return `What ${subject} needs to know before it buys marketing from anybody, in one sentence.`;
}

export const CITY_DESCRIPTION = describeFor("a business in Sampleton");

function makeDistrict(name: string, neighbour: string): string {
	return `name: ${name}
order: 1
kind: A market below a fort
coordinates: { latitude: 20.01, longitude: 76.01 }
description: ${describeFor(`a shop in ${name}`)}
intro: Shops stand in three streets.
place: [${SENTENCE}]
customers: [${SENTENCE}]
businesses: [Grocers, Tailors, Dentists]
${STEPS}
neighbours: [${neighbour}]
updated: 2026-03-01
`;
}

const FILES: Record<string, string> = {
	[PERSON]: `name: Asha Rao
title: Account Manager
order: 9
isTeamMember: true
bio: She answers the telephone.
`,
	[POST]: `---
title: What a sample is worth
excerpt: ${describeFor("a reader of samples")}
description: ${describeFor("a writer of samples")}
date: 2026-03-01
author: asha-rao
service: seo
---

The text of the sample.
`,
	[CASE]: `title: A sample case
order: 9
description: ${describeFor("a client of samples")}
client: A maker of samples
services: [seo]
industry: e-commerce
summary: It sold more samples.
challenge: [${SENTENCE}]
work: [${SENTENCE}]
learned: [${SENTENCE}]
measures:
  - { label: Visits, unit: a month, before: 40, after: 50, period: A year, base: All, source: Books }
  - { label: Orders, unit: a month, before: 4, after: 5, period: A year, base: All, source: Books }
updated: 2026-03-01
`,
	[CITY]: `name: Sampleton
order: 99
state: Sample Pradesh
languages: [Hindi, English]
coordinates:
  latitude: 20
  longitude: 76
livesOn: Samples, by the gross
description: ${CITY_DESCRIPTION}
intro: A town between two others.
economy: [${SENTENCE}]
industries: [${INDUSTRY}, ${INDUSTRY}, ${INDUSTRY}]
search: [${SENTENCE}]
advertising: [${SENTENCE}]
neighbours:
  - mumbai
  - pune
questions:
  - { question: Why?, answer: ${SENTENCE} }
  - { question: When?, answer: ${SENTENCE} }
updated: 2026-03-01
`,
	[DISTRICT]: makeDistrict("Old Fort", "new-fort"),
	[OTHER_DISTRICT]: makeDistrict("New Fort", "old-fort"),
	[LOCAL_SERVICE]: `description: ${describeFor("a searcher in Sampleton")}
intro: People search for samples.
sections: [${SECTION}, ${SECTION}]
${STEPS}
updated: 2026-03-01
`,
};

/**
 * A new folder with one small sound file of several kinds, whose lines are known whatever else the content
 * says, and with what they need of the shipped content.
 */
export function copySample(): string {
	const root = makeFolder();
	const copy = (path: string) =>
		cpSync(join(SHIPPED_ROOT, path), join(root, path), { recursive: true });
	for (const path of ["site.yaml", "redirects.yaml", "pages", "services"]) copy(`content/${path}`);
	for (const city of ["mumbai", "pune"]) {
		copy(`content/cities/${city}/city.yaml`);
		change(root, `content/cities/${city}/city.yaml`, ["neighbours"], ["mumbai", "pune"]);
	}
	for (const [file, text] of Object.entries(FILES)) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	}
	return root;
}
