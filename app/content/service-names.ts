/**
 * Returns the names of a service by their placeholders in templates. `{service}` is the short one, as within a sentence,
 * but where a template says otherwise.
 */
export function toServiceNames({ name, shortName }: { name: string; shortName: string }) {
	return { service: shortName, serviceName: name, serviceShortName: shortName };
}
