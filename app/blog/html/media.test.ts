import { describe, expect, test } from "vitest";
import { make } from "./make-twice-for-tests.ts";

describe("pictures", () => {
	test("come through our endpoint in widths up to their own", () => {
		const html =
			'<figure class="wp-block-image"><img width="1024" height="576" src="/a-1024x576.jpg" alt="A &quot;b&quot;" class="x" srcset="/a-1024x576.jpg 1024w, /a.jpg 1400w" sizes="1px" onerror="x"><figcaption>One</figcaption></figure>';
		const at = (width: number) => `https://cms.example/a.jpg?w=${width}`;
		expect(make(html)).toBe(
			`<figure><img src="${at(768)}" srcset="${at(480)} 480w, ${at(768)} 768w, ${at(1080)} 1080w, ${at(1600)} 1400w" sizes="(min-width: 46rem) 40rem, 90vw" alt="A &quot;b&quot;" width="1024" height="576" loading="lazy" decoding="async"><figcaption>One</figcaption></figure>`,
		);
	});

	test.each([
		[
			'<img src="a.jpg" width="150" height="x">',
			'<p><img src="https://cms.example/a-post/a.jpg?w=768" alt="" width="150" loading="lazy" decoding="async"></p>',
		],
		[
			'<img src="https://elsewhere.example/a.jpg" alt="What was there">',
			"<p><small>What was there</small></p>",
		],
		[
			'<img src="https://elsewhere.example/a.jpg"><img src="data:image/png;base64,x"><img src="https://a.example/p.gif" width=1 height=1 alt="x">',
			"",
		],
		['<p>a <img class="emoji" alt="🪁" src="https://s.w.org/1.svg"></p>', "<p>a 🪁</p>"],
		[
			'<a href="/x"><img src="/a.jpg" width="9" height="9"></a>',
			'<p><img src="https://cms.example/a.jpg?w=768" alt="" width="9" height="9" loading="lazy" decoding="async"></p>',
		],
		[
			'<img src="data:image/gif;base64,x" data-src="/a.jpg" width="9" alt="b">',
			'<p><img src="https://cms.example/a.jpg?w=768" alt="b" width="9" loading="lazy" decoding="async"></p>',
		],
	])("%s", (html, safe) => {
		expect(make(html)).toBe(safe);
	});

	test("make a gallery, however it was written", () => {
		const figures =
			'<figure><img src="/a.jpg" width="9" alt="a"></figure><figure><img src="/b.jpg" width="9" alt="b"></figure>';
		const written = [
			`<figure class="wp-block-gallery">${figures}<figcaption>c</figcaption></figure>`,
			`<figure class="wp-block-gallery"><ul class="blocks-gallery-grid">${figures.replaceAll("<figure>", "<li><figure>").replaceAll("</figure>", "</figure></li>")}</ul><figcaption>c</figcaption></figure>`,
			`<div class="gallery gallery-columns-2">${figures}<figcaption>c</figcaption></div>`,
		].map((html) => make(html));
		expect(written[0]).toMatch(
			/^<figure class="gallery"><figure><img .*<figcaption>c<\/figcaption><\/figure>$/,
		);
		expect(new Set(written).size).toBe(1);
	});
});

describe("embeds", () => {
	const still =
		'<img src="https://i.ytimg.com/vi/jNQXAC9IVRw/hqdefault.jpg?w=768" alt="" width="480" height="360" loading="lazy" decoding="async">';
	const link = '<a href="https://www.youtube.com/watch?v=jNQXAC9IVRw" rel="noopener external">';

	test("of WordPress become a still with a link", () => {
		const html =
			'<figure class="wp-block-embed is-provider-youtube"><div class="wp-block-embed__wrapper">\n<iframe loading="lazy" title="Me at the zoo" src="https://www.youtube.com/embed/jNQXAC9IVRw?feature=oembed" allow="autoplay" allowfullscreen></iframe>\n</div><figcaption>At the zoo</figcaption></figure>';
		expect(make(html)).toBe(
			`<figure class="embed">${link}${still}Watch on YouTube: Me at the zoo</a><figcaption>At the zoo</figcaption></figure>`,
		);
		expect(make(html, { toPicture: () => null })).toBe(
			`<figure class="embed">${link}Watch on YouTube: Me at the zoo</a><figcaption>At the zoo</figcaption></figure>`,
		);
	});

	test.each([
		'<p><iframe src="https://www.youtube-nocookie.com/embed/jNQXAC9IVRw" title="YouTube video player"></iframe></p>',
		'<figure class="wp-block-embed"><div>\nhttps://youtu.be/jNQXAC9IVRw\n</div></figure>',
		'<figure class="wp-block-embed">https://m.youtube.com/watch?v=jNQXAC9IVRw</figure>',
	])("%s is the same video", (html) => {
		expect(make(html)).toBe(`<figure class="embed">${link}${still}Watch on YouTube</a></figure>`);
	});

	test.each([
		[
			'<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e" title="A film"></iframe>',
			'<figure class="embed"><a href="https://vimeo.com/76979871/8272103f6e" rel="noopener external">Watch on Vimeo: A film</a></figure>',
		],
		[
			'<iframe src="https://maps.example/x?a=b&c"></iframe>',
			'<p><a href="https://maps.example/x?a=b&amp;c" rel="noopener external">Open the embedded page at maps.example</a></p>',
		],
		[
			'<iframe src="https://youtube.com.evil.example/embed/jNQXAC9IVRw"></iframe>',
			'<p><a href="https://youtube.com.evil.example/embed/jNQXAC9IVRw" rel="noopener external">Open the embedded page at youtube.com.evil.example</a></p>',
		],
		[
			'<iframe src="http://a.example/"></iframe><iframe src="javascript:x"></iframe><iframe srcdoc="<p>x"></iframe><object data="x"></object><embed src="x">',
			"",
		],
		[
			'<figure class="wp-block-embed is-type-wp-embed"><div><blockquote class="wp-embedded-content" data-secret="x"><a href="https://a.example/post/">A post</a></blockquote><iframe class="wp-embedded-content" sandbox="allow-scripts" src="https://a.example/post/embed/#?secret=x"></iframe></div></figure>',
			'<p><a href="https://a.example/post/" rel="noopener external">A post</a></p>',
		],
		[
			'<video controls src="https://a.example/x.mp4"></video>',
			'<p><a href="https://a.example/x.mp4" rel="noopener external">Watch the video</a></p>',
		],
	])("%s", (html, safe) => {
		expect(make(html)).toBe(safe);
	});
});

describe("tables", () => {
	test("scroll by themselves, with bounded spans", () => {
		const html =
			'<figure class="wp-block-table"><table class="x" border=1><thead><tr><th>Plan</th><th data-align="right">Price</th></tr></thead><tr><td colspan="9000" rowspan="2" onclick="x">a</td><td class="has-text-align-right">1<td colspan="-1" scope=x>2</table><figcaption>c</figcaption></figure>';
		expect(make(html)).toBe(
			'<figure><div class="wide-table" role="group" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col">Plan</th><th scope="col" class="number">Price</th></tr></thead><tbody><tr><td colspan="50" rowspan="2">a</td><td class="number">1</td><td>2</td></tr></tbody></table></div><figcaption>c</figcaption></figure>',
		);
	});

	test("keep what stands outside of their cells, before them", () => {
		expect(make("<table>lost<tr>and<td>found</td></tr></table>")).toMatch(
			/^<p>lostand<\/p>\n<div .*<td>found<\/td>/,
		);
	});
});
