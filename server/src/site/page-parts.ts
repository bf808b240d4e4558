import type { Language } from '@skills-center/contract/language'

/** Links in a page's head that preload the files it needs. */
export const partLinks = (files: readonly string[]): string =>
  files
    .map((file) => {
      if (isStyle(file)) return `<link rel="stylesheet" crossorigin href="${file}">`
      // The messages of another language.
      if (file.endsWith('.json')) return `<link rel="preload" as="fetch" crossorigin href="${file}">`
      return `<link rel="modulepreload" crossorigin href="${file}">`
    })
    .join('')

/**
 * The same for a page that is complete without scripts: styles load first, and the rest later; see web/src/start.ts.
 */
export function laterLinks(files: readonly string[]): string {
  const rest = files.filter((file) => !isStyle(file))
  return `${partLinks(files.filter(isStyle))}<template id="rest">${partLinks(rest)}</template>`
}

const isStyle = (file: string): boolean => file.endsWith('.css')

/** Removes the shell's title, because the page has its own. */
export const withoutTitle = (html: string): string => html.replace(/<title data-shell>.*?<\/title>/s, '')

/** Embeds data for the page's script; escapes `<`, which could end the element. */
export const scriptJson = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** The shell with its language set, so that an app installed from it has that language too. */
export const shellIn = (shell: string, language: Language): string =>
  language === 'en'
    ? shell
    : shell
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace('"/manifest.webmanifest"', `"/manifest.${language}.webmanifest"`)
