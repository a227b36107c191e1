/** Screens of the content service, loaded as one chunk, by their routes alone. */
export * as faq from '../../routes/content/faq.tsx'
export * as faqCategory from '../../routes/content/faq-category.tsx'
export * as form from '../../routes/content/form.tsx'
export * as page from '../../routes/content/page.tsx'
