import type { Language } from '@skills-center/contract/language'
import { readMessageFolders } from '../content-types/read-folder.ts'

/**
 * A text of the pages in the language that is looked at, up to the first value in it, by the id of its message:
 * `say('classrooms/login-cards')`.
 * @throws where there is no such message
 */
export type Say = (id: string) => string

/** The elements inside, and all from the first value on. */
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

/** Names that begin with a text, no matter what they then go on about. */
export const beginsWith = (text: string) =>
  new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]{}\\]/g, String.raw`\$&`)}`)
