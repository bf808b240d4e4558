/** What every page says is in these folders’ words. The server names them in the head of pages in Spanish. */
export const firstFolders: readonly string[] = ['ui', 'platform', 'app', 'site', 'accounts', 'item/speech']
