import { publicPaths } from '@skills-center/contract/site'

/** Every public page, for search engines. */
export const sitemap = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPaths.map((path) => `  <url><loc>${escapeXml(new URL(path, origin).href)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** What is there for visitors may be listed; calls and addresses that are secrets are nobody's to find. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /shared-report/',
    'Disallow: /reset-password/',
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n')

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
