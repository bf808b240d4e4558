import type { Language } from '@skills-center/contract/language'

/** What a page's head says of the files that it goes on with, after what it is first painted with. */
export const partLinks = (files: readonly string[]): string =>
  files
    .map((file) => {
      if (file.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="${file}">`
      // Words of another language.
      if (file.endsWith('.json')) return `<link rel="preload" as="fetch" crossorigin href="${file}">`
      return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`
    })
    .join('')

/** Data for the page's script. `<` could end the element. */
export const scriptJson = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** What the server drew is painted before it is used: fonts and styles come first, scripts after them. */
export const scriptsLast = (html: string): string =>
  html.replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')

/** The shell, which says what language it is in. */
export const shellIn = (shell: string, language: Language): string =>
  shell.replace('<html lang="en">', `<html lang="${language}">`)
