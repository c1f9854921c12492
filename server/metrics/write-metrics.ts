type Labels = Readonly<Record<string, string>>;

/** Something measured, with a value for each set of labels. */
export type Metric = {
	name: string;
	help: string;
	type: "counter" | "gauge";
	values: readonly (readonly [labels: Labels, value: number])[];
};

/** How many observations took how long. */
export type HistogramMetric = {
	name: string;
	help: string;
	type: "histogram";
	/** Upper bounds, in seconds, with how many were within each one. */
	buckets: readonly (readonly [bound: number, count: number])[];
	count: number;
	sum: number;
};

/** In the text format of Prometheus: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export function writeMetrics(metrics: readonly (Metric | HistogramMetric)[]): string {
	const lines = metrics.flatMap((metric) => [
		`# HELP ${metric.name} ${metric.help.replaceAll("\\", "\\\\").replaceAll("\n", "\\n")}`,
		`# TYPE ${metric.name} ${metric.type}`,
		...(metric.type === "histogram" ? listBuckets(metric) : listValues(metric)),
	]);
	return `${lines.join("\n")}\n`;
}

function listValues({ name, values }: Metric): string[] {
	return values.map(([labels, value]) => `${name}${writeLabels(labels)} ${writeNumber(value)}`);
}

function listBuckets({ name, buckets, count, sum }: HistogramMetric): string[] {
	return [
		...buckets.map(([bound, within]) => `${name}_bucket{le="${bound}"} ${within}`),
		`${name}_bucket{le="+Inf"} ${count}`,
		`${name}_sum ${writeNumber(sum)}`,
		`${name}_count ${count}`,
	];
}

function writeLabels(labels: Labels): string {
	const pairs = Object.entries(labels).map(([name, value]) => `${name}="${quote(value)}"`);
	return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

function quote(value: string): string {
	return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

const writeNumber = (value: number): string => (Number.isFinite(value) ? String(value) : "NaN");
