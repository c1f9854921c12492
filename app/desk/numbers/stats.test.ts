import { expect, it } from "vitest";
import { openTestStores } from "../../../tests/support/command-stores.ts";
import { createStranger, mark } from "../../../tests/support/stores.ts";
import { stats } from "./stats.ts";

it("statistics are the desk's numbers, as a table and as its CSV", async () => {
	const { run, save, stores } = await openTestStores();
	await save(createStranger({ city: "surat" }));
	await save(createStranger({ service: "seo", referrer: "evil\u001B[31m.example" }));
	const { id } = await save(createStranger({ service: "seo" }));
	await stores.staff.erase({ id });
	await mark(stores.database, (await save(createStranger())).id, "spam");
	const { printed } = await run(stats, "--weeks 3");
	for (const line of [
		/^By +Name +Enquiries +Won +Answered +Half \(min\) +Open +Overdue +Expected +Visits$/m,
		/^all +- +3 +0 +0 +- +2 +\d +0 +0$/m,
		/^service +SEO Services +2 +0 +0 +- +1 +\d +0 +-$/m,
		/^city +Surat +1 +0 +0 +- +1 +\d +0 +-$/m,
		/^source +evil\uFFFD\[31m\.example +1 /m,
	])
		expect(printed).toMatch(line);
	expect(printed.match(/^week /gm)).toHaveLength(3);
	const csv = await run(stats, "--weeks 3 --csv");
	expect(csv.printed).toMatch(
		/^by,name,visits,enquiries,won,answered,.*,open,overdue,inHand\r\nall,,0,3,0,0,/,
	);
});
