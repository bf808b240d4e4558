import type { Language } from '@skills-center/contract/language'
import { readMessageFolders } from '../content-types/read-folder.ts'

/**
 * Returns a page text in the current language, up to its first value, by message id: `say('classrooms/login-cards')`.
 * @throws if there is no such message
 */
export type Say = (id: string) => string

/** Matches elements, and everything from the first value on. */
const notShown = /<[^>]+>|\{.*$/gs

export function createSay(language: Language): Say {
  const messages = new Map<string, string>(
    readMessageFolders()
      .filter(({ path }) => path.startsWith('web/'))
      .flatMap((folder) =>
        Object.entries(folder.messages[language]).map(
          ([id, text]) => [`${folder.name}/${id}`, text] as const,
        ),
      ),
  )
  return (id) => {
    const text = messages.get(id)
    if (text === undefined) throw new Error(`There is no message ${id} in “${language}”`)
    return text.replaceAll(notShown, '').trimEnd()
  }
}

/** Matches names that begin with a text. */
export const beginsWith = (text: string) =>
  new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]{}\\]/g, String.raw`\$&`)}`)
