/** The screens that the server draws, by the id of their route: the files of each and of its late parts, as the build names them. */
export const screenFiles: Readonly<Record<string, readonly string[]>> = {
  '/': ['src/routes/home.tsx'],
  '/$': ['src/routes/home.tsx'],
  '/category/': ['src/routes/categories.tsx'],
  '/category/$': ['src/routes/category.tsx'],
  '/search': ['src/routes/search.tsx'],
  '/advanced-search': [
    'src/routes/advanced-search.tsx',
    'src/features/advanced-search/advanced-form.tsx',
    'src/joins/advanced-result.tsx',
  ],
  '/fast-search': ['src/routes/fast-search.tsx'],
  '/product/$slug': ['src/routes/product.tsx'],
  '/product-history/$slug': ['src/routes/product-history.tsx'],
  '/not-found': ['src/app/navigation/error-screens.tsx'],
}
