/** `npm run content:check`: reads every content file and says what is wrong where. */
import { join } from "node:path";
import { ContentError, describeFault } from "#app/content/fault.ts";
import { loadContent } from "#app/content/load.ts";

try {
	const content = loadContent(join(import.meta.dirname, ".."));
	const districts = content.cities.flatMap((city) => city.districts);
	const localServices = content.cities.flatMap((city) => Object.keys(city.services));
	const subServices = content.services.flatMap((service) => service.subServices);
	console.log(
		[
			"The content is sound:",
			`${content.cities.length} cities, ${districts.length} districts, ${localServices.length} localised service texts,`,
			`${content.services.length} services, ${subServices.length} sub-services, ${content.whyChooseUs.length} reasons,`,
			`${content.caseStudies.length} case studies, ${content.posts.length} posts, ${content.people.length} people.`,
		].join("\n"),
	);
} catch (error) {
	if (!(error instanceof ContentError)) throw error;
	for (const fault of error.faults) console.error(describeFault(fault));
	console.error(`${error.faults.length} to mend in content/`);
	process.exit(1);
}
