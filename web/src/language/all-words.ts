import { languages } from '@skills-center/contract/language'
import { loadMessages, type Words } from './messages.ts'

const files = import.meta.glob<Words>(['../**/*.json', '!../**/en.json'], {
  eager: true,
  query: '?words',
  import: 'default',
})

/** Loads all messages: for the server, which renders every page. */
export function knowAllWords(): void {
  for (const [path, words] of Object.entries(files)) {
    const to = languages.find((known) => path.endsWith(`/${known}.json`))
    if (to !== undefined) loadMessages(words, to)
  }
}
