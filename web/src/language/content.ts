import type { Language } from '@skills-center/contract/language'
import { createContext, use, useContext } from 'react'
import { loadFolder } from './catalogues.ts'
import { contentLanguage, type InLanguage, inLanguage, language } from './language.ts'
import { t } from './messages.ts'

/** The question, or the lesson, that this part of the page shows. */
export const ContentContext = createContext<InLanguage>({})

/** For the `lang` of what a question or a lesson says. */
export const useContentLanguage = (): Language | undefined => contentLanguage(useContext(ContentContext))

/** What says a message in one language: `t` where it is handed on. */
export type Say = typeof t

/**
 * `t` for the words in a drawing: in the language of the question, whatever the page is in. They are words of `item`,
 * which are fetched where the page has none of that language.
 */
export function useContentWords(): Say {
  const { language: its = 'en' } = useContext(ContentContext)
  if (its !== 'en' && its !== language()) use(loadFolder('item', its))
  return (id, ...values) => inLanguage(its, () => t(id, ...values))
}
