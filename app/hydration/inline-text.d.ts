declare module "*?inline-text" {
	const text: string;
	export default text;
}
