<?php
// Applies what a test writes into two files while WordPress runs: how its REST API is broken, and to whom the site's
// own plug-in for editors, which is loaded after this one, reports a change.
$hook_file = WP_CONTENT_DIR . '/content-hook.json';
if ( file_exists( $hook_file ) ) {
	$hook = json_decode( file_get_contents( $hook_file ), true );
	define( 'SITE_HOOK_URL', $hook['url'] );
	define( 'SITE_HOOK_SECRET', $hook['secret'] );
}
add_action(
	'rest_api_init',
	function () {
		$file     = WP_CONTENT_DIR . '/breakage';
		$breakage = file_exists( $file ) ? file_get_contents( $file ) : '';
		if ( 'warning' === $breakage ) {
			ini_set( 'display_errors', '1' );
			trigger_error( 'Undefined array key "settings"', E_USER_WARNING );
		}
		while ( 'hanging' === $breakage && file_exists( $file ) ) {
			usleep( 100000 );
			clearstatcache();
		}
	}
);
