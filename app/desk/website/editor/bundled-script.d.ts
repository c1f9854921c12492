declare module "*?bundled-script" {
	/** The address of the script. */
	const address: string;
	export default address;
}
