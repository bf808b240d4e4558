import { loadMessages, type Words } from './messages.ts'

const files = import.meta.glob<Words>('../**/es.json', { eager: true, import: 'default' })

/** All that any page says: for the server, which draws pages of everybody. */
export function knowAllWords(): void {
  for (const words of Object.values(files)) loadMessages(words, 'es')
}
