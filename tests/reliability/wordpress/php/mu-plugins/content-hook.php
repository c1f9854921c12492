<?php
// Whom to tell of a change and with what key stands in a file, so that a test can set it while WordPress runs; the
// site's own plug-in for editors, which comes after this one in the alphabet, does the rest.
$content_hook_file = WP_CONTENT_DIR . '/content-hook.json';
if ( file_exists( $content_hook_file ) ) {
	$content_hook = json_decode( file_get_contents( $content_hook_file ), true );
	define( 'SITE_HOOK_URL', $content_hook['url'] );
	define( 'SITE_HOOK_SECRET', $content_hook['secret'] );
}
