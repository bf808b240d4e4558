import { knowWords, type Words } from './messages.ts'

const files = import.meta.glob<Words>('../**/es.json', { eager: true, import: 'default' })

let areKnown = false

/** All that any page says, at once and once: for the server, which draws pages of everybody. */
export function knowAllWords(): void {
  if (areKnown) return
  areKnown = true
  for (const words of Object.values(files)) knowWords(words, 'es')
}
