/**
 * The folders whose messages every page uses. In other languages, the server links their files from the head of the
 * page.
 */
export const initialFolders: readonly string[] = ['ui', 'platform', 'app', 'site', 'accounts', 'item/speech']
