export type Option = readonly [value: string, name: string];

type ChoiceProps = { label: string; name: string; value: string; options: readonly Option[] };

export function Choice({ label, name, value, options }: ChoiceProps) {
	return (
		<label className="mt-3 block">
			<span className="text-fine">{label}</span>
			<select className="desk-field" name={name} defaultValue={value}>
				{options.map(([option, text]) => (
					<option key={option} value={option}>
						{text}
					</option>
				))}
			</select>
		</label>
	);
}
