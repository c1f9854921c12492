import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export const PERSON = "content/people/asha-rao.yaml";
export const POST = "content/posts/a-sample.md";
export const CASE_STUDY = "content/case-studies/a-sample.yaml";
export const CITY = "content/cities/sampleton/city.yaml";
export const DISTRICT = "content/cities/sampleton/districts/old-fort.yaml";
const OTHER_DISTRICT = "content/cities/sampleton/districts/new-fort.yaml";
export const LOCAL_SERVICE = "content/cities/sampleton/services/seo.yaml";

const SENTENCE = "A sentence that is long enough for every rule of a paragraph.";
const STEPS = `firstSteps:
  - { title: One, text: ${SENTENCE} }
  - { title: Two, text: ${SENTENCE} }
  - { title: Three, text: ${SENTENCE} }`;

/** What search engines show, different for each subject. */
function describeFor(subject: string): string {
	return `What ${subject} needs to know before it buys marketing from anybody, in one sentence.`;
}

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
	[CASE_STUDY]: `title: A sample case
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
description: ${describeFor("a business in Sampleton")}
intro: A town between two others.
economy: [${SENTENCE}]
industries:
  - { name: Samples, why: They are wanted. }
  - { name: Patterns, why: They are wanted too. }
  - { name: Specimens, why: They are wanted as well. }
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
sections:
  - { heading: Who searches, paragraphs: [${SENTENCE}] }
  - { heading: In which words, paragraphs: [${SENTENCE}] }
${STEPS}
updated: 2026-03-01
`,
};

/** Adds one small file of several kinds, all sound, whose lines are known whatever else the content says. */
export function addSampleFiles(root: string): void {
	for (const [file, text] of Object.entries(FILES)) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	}
}
