<?php
/**
 * Plugin Name: Cambusa
 * Description: What the shop reads from WordPress: menus, slides, questions, flyers and forms. Copy this file to wp-content/mu-plugins.
 * Version: 1.0.0
 * Requires at least: 6.0
 * Requires PHP: 7.4
 *
 * It only adds content types and public answers to read; it stores nothing that a visitor sends.
 */

namespace Cambusa;

if (!defined('ABSPATH')) {
    exit;
}

/** Places of menus in the shop, with their names in the editor. */
const MENUS = ['main' => 'Negozio: barra e menu laterale', 'footer' => 'Negozio: piè di pagina'];

/** Content types that WordPress does not have itself: [names of many and of one, what the editor offers]. */
const TYPES = [
    'new_slides' => [['Slide', 'Slide'], ['title', 'editor', 'thumbnail', 'page-attributes', 'custom-fields']],
    'faq' => [['Domande frequenti', 'Domanda'], ['title', 'editor', 'excerpt', 'page-attributes', 'custom-fields']],
    'volantini' => [['Volantini', 'Volantino'], ['title', 'editor', 'excerpt', 'custom-fields']],
    'forms' => [['Moduli', 'Modulo'], ['title', 'custom-fields']],
];

/** Fields of a content type: [label, kind]. Kinds: text, date (yyyy-mm-dd), words (a, b), lines, json, and address. */
const FIELDS = [
    'page' => [
        'version' => ['Versione del testo legale, per esempio 2026-11', 'text'],
        'version_of' => ['Versione precedente della pagina (il suo slug)', 'text'],
        'sections' => ['Parti della home, in ordine: again, slides, departments, promotions, news, flyers, counters, text', 'words'],
    ],
    'new_slides' => [
        'slider' => ['Slider (vuoto: home)', 'text'],
        'link_text' => ['Testo del pulsante', 'text'],
        'link_url' => ['Indirizzo del pulsante, per esempio /category', 'address'],
        'from' => ['Dal giorno', 'date'],
        'to' => ['Fino al giorno', 'date'],
        'services' => ['Servizi: 1 drive, 2 domicilio, 3 rider, 4 locker (vuoto: tutti)', 'words'],
    ],
    'volantini' => [
        'from' => ['Dal giorno (vuoto: come le promozioni)', 'date'],
        'to' => ['Fino al giorno (vuoto: come le promozioni)', 'date'],
        'promotions' => ['Chiavi delle promozioni del negozio', 'words'],
        'flyer_pages' => ['Pagine, una per riga: indirizzo dell’immagine, spazio, chiave della promozione che mostra', 'lines'],
        'pdf' => ['Indirizzo del PDF', 'address'],
    ],
    'forms' => [
        'definition' => ['Il modulo, in JSON come in docs/content.md', 'json'],
    ],
];

/** The value of a field as it may be kept; what is wrong becomes empty. */
function clean(string $kind, $value): string
{
    $text = trim((string) $value);
    switch ($kind) {
        case 'date':
            return preg_match('/^\d{4}-\d{2}-\d{2}$/', $text) ? $text : '';
        case 'words':
            return implode(', ', preg_split('/[\s,;]+/', sanitize_text_field($text), -1, PREG_SPLIT_NO_EMPTY));
        case 'lines':
            return sanitize_textarea_field($text);
        case 'json':
            return is_array(json_decode($text, true)) ? $text : '';
        case 'address':
            return esc_url_raw($text, ['http', 'https', 'mailto', 'tel']);
        default:
            return sanitize_text_field($text);
    }
}

add_action('init', function (): void {
    register_nav_menus(MENUS);
    add_post_type_support('page', ['custom-fields', 'excerpt']);
    foreach (TYPES as $type => [[$plural, $singular], $parts]) {
        register_post_type($type, [
            'labels' => ['name' => $plural, 'singular_name' => $singular],
            'public' => true,
            // Only flyers have a page of their own in the shop, at the same address.
            'publicly_queryable' => $type === 'volantini',
            'show_in_rest' => true,
            'supports' => $parts,
        ]);
    }
    register_taxonomy('faq_categories', 'faq', [
        'labels' => ['name' => 'Categorie', 'singular_name' => 'Categoria'],
        'hierarchical' => true,
        'show_in_rest' => true,
        'show_admin_column' => true,
        'rewrite' => ['slug' => 'faq'],
    ]);
    foreach (FIELDS as $type => $fields) {
        foreach ($fields as $name => [, $kind]) {
            register_post_meta($type, $name, [
                'type' => 'string',
                'single' => true,
                'show_in_rest' => true,
                'sanitize_callback' => fn ($value) => clean($kind, $value),
            ]);
        }
    }
});

/** The fields of a type, below its editor. */
add_action('add_meta_boxes', function (string $type): void {
    $fields = FIELDS[$type] ?? [];
    if ($fields !== []) {
        add_meta_box('cambusa', 'Negozio', fn ($post) => show_fields($post, $fields), $type, 'normal', 'high');
    }
});

function show_fields(\WP_Post $post, array $fields): void
{
    wp_nonce_field('cambusa_fields', 'cambusa_nonce');
    foreach ($fields as $name => [$label, $kind]) {
        $value = (string) get_post_meta($post->ID, $name, true);
        $id = 'cambusa_' . $name;
        printf('<p><label for="%1$s">%2$s</label><br>', esc_attr($id), esc_html($label));
        if (in_array($kind, ['json', 'lines'], true)) {
            printf('<textarea id="%1$s" name="%1$s" rows="10" class="widefat code">%2$s</textarea></p>', esc_attr($id), esc_textarea($value));
        } else {
            $input = $kind === 'date' ? 'date' : 'text';
            printf('<input id="%1$s" name="%1$s" type="%2$s" class="widefat" value="%3$s"></p>', esc_attr($id), esc_attr($input), esc_attr($value));
        }
    }
}

add_action('save_post', function (int $id, \WP_Post $post): void {
    $fields = FIELDS[$post->post_type] ?? [];
    $nonce = sanitize_key($_POST['cambusa_nonce'] ?? '');
    if ($fields === [] || !wp_verify_nonce($nonce, 'cambusa_fields') || !current_user_can('edit_post', $id)) {
        return;
    }
    foreach ($fields as $name => [, $kind]) {
        // WordPress adds slashes to what is posted, and takes one layer off what it keeps.
        update_post_meta($id, $name, wp_slash(clean($kind, wp_unslash($_POST['cambusa_' . $name] ?? ''))));
    }
}, 10, 2);

add_action('rest_api_init', function (): void {
    register_rest_field('new_slides', 'image', [
        'get_callback' => fn (array $post): string => (string) get_the_post_thumbnail_url($post['id'], 'full'),
        'schema' => ['type' => 'string', 'description' => 'Address of the picture, or empty.', 'readonly' => true],
    ]);
    register_rest_field('volantini', 'shop_pages', [
        'get_callback' => fn (array $post): array => flyer_pages((string) get_post_meta($post['id'], 'flyer_pages', true)),
        'schema' => ['type' => 'array', 'description' => 'Pictures of its pages.', 'readonly' => true],
    ]);
    register_rest_route('wp-api-menus/v2', '/menu-locations/(?P<location>[a-z0-9_-]+)', [
        'methods' => 'GET',
        'permission_callback' => '__return_true',
        'callback' => __NAMESPACE__ . '\\answer_menu',
    ]);
});

/** The pages of a flyer; size and description of a picture are those of the media library. */
function flyer_pages(string $lines): array
{
    $pages = [];
    foreach (preg_split('/\R/', $lines, -1, PREG_SPLIT_NO_EMPTY) as $line) {
        [$image, $promotion] = preg_split('/\s+/', trim($line)) + ['', ''];
        $id = attachment_url_to_postid($image);
        $size = $id ? wp_get_attachment_metadata($id) : [];
        $pages[] = [
            'image' => $image,
            'alt' => $id ? (string) get_post_meta($id, '_wp_attachment_image_alt', true) : '',
            'width' => (int) ($size['width'] ?? 0),
            'height' => (int) ($size['height'] ?? 0),
            'promotion' => $promotion,
        ];
    }
    return $pages;
}

/** The entries of a place's menu, those of the second level within their parents; no entries where it has no menu. */
function answer_menu(\WP_REST_Request $request): array
{
    $menu = get_nav_menu_locations()[$request['location']] ?? 0;
    $children = [];
    foreach ($menu ? (wp_get_nav_menu_items($menu) ?: []) : [] as $item) {
        $children[(int) $item->menu_item_parent][] = $item;
    }
    return menu_entries($children, 0, 2);
}

/** Entries below a parent; the shop shows two levels. */
function menu_entries(array $children, int $parent, int $levels): array
{
    return $levels === 0 ? [] : array_map(fn ($item) => [
        'ID' => (int) $item->ID,
        'order' => (int) $item->menu_order,
        'parent' => (int) $item->menu_item_parent,
        'title' => $item->title,
        'url' => $item->url,
        'attr' => $item->attr_title,
        'target' => $item->target,
        'classes' => implode(' ', $item->classes),
        'xfn' => $item->xfn,
        'description' => $item->description,
        'children' => menu_entries($children, (int) $item->ID, $levels - 1),
    ], $children[$parent] ?? []);
}
