<?php
// Breaks WordPress from inside, as a plug-in or a move can, while a file says so.
$breakage = @file_get_contents( WP_CONTENT_DIR . '/breakage' );
if ( 'wrong base path' === $breakage ) {
	$_SERVER['REQUEST_URI'] = '/moved' . $_SERVER['REQUEST_URI'];
}
if ( 'warning' === $breakage ) {
	add_action(
		'rest_api_init',
		function () {
			ini_set( 'display_errors', '1' );
			trigger_error( 'Undefined array key "settings"', E_USER_WARNING );
		}
	);
}
