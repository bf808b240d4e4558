/** What a page's head says of the files that it goes on with. */
export const partLinks = (files: readonly string[], priority: 'auto' | 'low' = 'auto'): string =>
  files
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="${file}">`
        : `<link rel="modulepreload"${priority === 'low' ? ' fetchpriority="low"' : ''} crossorigin href="${file}">`,
    )
    .join('')

/** Data for the page's script. `<` could end the element. */
export const scriptJson = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
