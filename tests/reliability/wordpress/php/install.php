<?php
// Runs in a process of its own: WP_INSTALLING changes how WordPress behaves and cannot be unset.
define( 'WP_INSTALLING', true );
function wp_mail() {
	return true;
}
$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';
require dirname( __DIR__ ) . '/html/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Field notes &amp; more', 'editor-in-chief', 'editor@example.test', true, '', 'editor' );
