import { languages } from '@skills-center/contract/language'
import { loadMessages, type MessageTable } from './messages.ts'

const files = import.meta.glob<MessageTable>(['../**/*.json', '!../**/en.json'], {
  eager: true,
  query: '?words',
  import: 'default',
})

/** Loads all messages: for the server, which renders every page. */
export function loadAllMessages(): void {
  for (const [path, words] of Object.entries(files)) {
    const to = languages.find((known) => path.endsWith(`/${known}.json`))
    if (to !== undefined) loadMessages(words, to)
  }
}
