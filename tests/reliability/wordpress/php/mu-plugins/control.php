<?php
// Applies what a test writes into two files while WordPress runs: how its REST API is broken, and the constants of the
// site's own plug-ins for editors, which are loaded after this one.
$site_file = WP_CONTENT_DIR . '/site.json';
if ( file_exists( $site_file ) ) {
	foreach ( json_decode( file_get_contents( $site_file ), true ) as $name => $value ) {
		define( $name, $value );
	}
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
