/** What every page says is in these folders’ words. The server names them in the head of pages in Spanish. */
export const firstFolders: readonly string[] = ['ui', 'platform', 'app', 'site', 'accounts']

/** What pages for visitors bring along besides, by `withWords`. The server draws those pages with the same words. */
export const publicFolders: readonly string[] = ['site/policies', 'support']
