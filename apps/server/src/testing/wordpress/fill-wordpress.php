<?php
/** Installs the WordPress of a test, and puts into it what the JSON file of its first argument says. */

define('WP_INSTALLING', true);
$_SERVER += ['HTTP_HOST' => 'localhost', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/'];
$content = json_decode(file_get_contents($argv[1]), true);

// Settings need the database before WordPress connects to it.
$folder = dirname($argv[1]);
mysqli_report(MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT);
(new mysqli('localhost', 'root', '', null, 0, "$folder/db.sock"))->query('CREATE DATABASE wordpress CHARACTER SET utf8mb4');

require ABSPATH . 'wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
// It would mail the administrator.
add_filter('pre_wp_mail', '__return_false');
wp_install('Prova', 'admin', 'admin@example.com', false, '', wp_generate_password(24));
update_option('timezone_string', 'Europe/Rome');
update_option('permalink_structure', '/%postname%/');
// What an administrator may keep as HTML, scripts included, is kept as it is.
wp_set_current_user(1);
kses_remove_filters();
foreach (get_posts(['post_type' => 'any', 'numberposts' => -1]) as $post) {
    wp_delete_post($post->ID, true);
}

$written = fn (string $text): string => str_replace('{home}', home_url(), $text);
require_once ABSPATH . 'wp-admin/includes/image.php';
$media = [];
foreach ($content['pictures'] ?? [] as $name => $base64) {
    $file = "$folder/web/wp-content/uploads/$name";
    file_put_contents($file, base64_decode($base64));
    $media[$name] = wp_insert_attachment(['post_title' => $name, 'post_mime_type' => 'image/png', 'post_status' => 'inherit'], $file);
    wp_update_attachment_metadata($media[$name], wp_generate_attachment_metadata($media[$name], $file));
    update_post_meta($media[$name], '_wp_attachment_image_alt', 'Un punto');
}
$ids = [];
foreach ($content['posts'] ?? [] as $post) {
    $id = wp_insert_post(wp_slash([
        'post_type' => $post['type'],
        'post_name' => $post['slug'],
        'post_title' => $post['title'],
        'post_content' => $written($post['content'] ?? ''),
        'post_excerpt' => $post['excerpt'] ?? '',
        'post_status' => $post['status'] ?? 'publish',
        'menu_order' => $post['order'] ?? 0,
    ]), true);
    $ids[$post['slug']] = $id;
    foreach ($post['meta'] ?? [] as $name => $value) {
        update_post_meta($id, $name, wp_slash($written($value)));
    }
    foreach ($post['terms'] ?? [] as $taxonomy => [$slug, $name]) {
        $term = term_exists($slug, $taxonomy) ?: wp_insert_term($name, $taxonomy, ['slug' => $slug]);
        wp_set_object_terms($id, (int) $term['term_id'], $taxonomy);
    }
    if (isset($post['picture'])) {
        set_post_thumbnail($id, $media[$post['picture']]);
    }
}
$locations = [];
foreach ($content['menus'] ?? [] as $location => $entries) {
    $menu = wp_create_nav_menu($location);
    $locations[$location] = $menu;
    foreach ($entries as $entry) {
        $page = isset($entry['page']) ? ['menu-item-type' => 'post_type', 'menu-item-object' => 'page', 'menu-item-object-id' => $ids[$entry['page']]] : ['menu-item-type' => 'custom', 'menu-item-url' => $entry['url']];
        $id = wp_update_nav_menu_item($menu, 0, $page + ['menu-item-title' => $entry['title'], 'menu-item-status' => 'publish', 'menu-item-parent-id' => $ids['menu ' . ($entry['parent'] ?? '')] ?? 0]);
        $ids['menu ' . $entry['title']] = $id;
    }
}
set_theme_mod('nav_menu_locations', $locations);
