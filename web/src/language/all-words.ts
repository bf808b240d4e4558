import { knowWords, type Words } from './messages.ts'

const files = import.meta.glob<Words>('../**/es.json', { eager: true, import: 'default' })

/** Everything at once, for the server. */
export const knowAllWords = (): void => Object.values(files).forEach(knowWords)
