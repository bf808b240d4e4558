import { offeredLanguages, pathIn, type Language } from '@skills-center/contract/language'
import { publicPaths } from '@skills-center/contract/site'

/** Lists every public page for search engines. */
export const sitemap = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...publicPaths.flatMap((path) => {
      const address = (language: Language) => escapeXml(new URL(pathIn(language, path), origin).href)
      const alternates = offeredLanguages.map(
        (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`,
      )
      const others = offeredLanguages.length > 1 ? alternates.join('') : ''
      return offeredLanguages.map((language) => `  <url><loc>${address(language)}</loc>${others}</url>`)
    }),
    '</urlset>',
    '',
  ].join('\n')

/** Search engines may index public pages, but not API calls or secret URLs. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    ...offeredLanguages.flatMap((language) =>
      ['/shared-report/', '/reset-password/'].map((path) => `Disallow: ${pathIn(language, path)}`),
    ),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n')

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
