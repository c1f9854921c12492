/**
 * The library that decodes and encodes pictures. Loaded with the first of them, as it takes a tenth of a start
 * and 15 MB.
 */
export async function loadSharp() {
	const { default: sharp } = await import("sharp");
	// One thread a picture: how many are converted at once is the queue's to say.
	sharp.concurrency(1);
	// Hardly a picture is decoded twice, as the results are kept.
	sharp.cache(false);
	return sharp;
}
