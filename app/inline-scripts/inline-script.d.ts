declare module "*?inline-script" {
	/** The module with its imports, bundled and minified, as the text of a script element. */
	const text: string;
	export default text;
}
