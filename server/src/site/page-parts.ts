import type { Language } from '@skills-center/contract/language'

/** What a page's head says of the files that it goes on with. */
export const partLinks = (files: readonly string[]): string =>
  files
    .map((file) => {
      if (isStyle(file)) return `<link rel="stylesheet" crossorigin href="${file}">`
      // Words of another language.
      if (file.endsWith('.json')) return `<link rel="preload" as="fetch" crossorigin href="${file}">`
      return `<link rel="modulepreload" crossorigin href="${file}">`
    })
    .join('')

/** The same where the page is complete without them: what it is painted with comes first, see web/src/start.ts. */
export function laterLinks(files: readonly string[]): string {
  const rest = files.filter((file) => !isStyle(file))
  return `${partLinks(files.filter(isStyle))}<template id="rest">${partLinks(rest)}</template>`
}

const isStyle = (file: string): boolean => file.endsWith('.css')

/** Without the shell's title: the page has its own. */
export const withoutTitle = (html: string): string => html.replace(/<title data-shell>.*?<\/title>/s, '')

/** Data for the page's script. `<` could end the element. */
export const scriptJson = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** The shell, which says what language it is in; so does what is installed from it. */
export const shellIn = (shell: string, language: Language): string =>
  language === 'en'
    ? shell
    : shell
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace('"/manifest.webmanifest"', `"/manifest.${language}.webmanifest"`)
