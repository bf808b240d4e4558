import type { Language } from '@skills-center/contract/language'
import { createContext, use, useContext } from 'react'
import { loadFolder } from './catalogues.ts'
import { contentLanguage, type InLanguage, inLanguage, language } from './language.ts'
import { t } from './messages.ts'

/** The language of the question or lesson around a component. */
export const ContentContext = createContext<InLanguage>({})

/** The `lang` attribute for the text of a question or lesson. */
export const useContentLanguage = (): Language | undefined => contentLanguage(useContext(ContentContext))

/** A function that returns a message in one language, passed around like `t`. */
export type Translate = typeof t

/**
 * `t` for text in a drawing: in the question's language, whatever the page's language is. The messages are those of
 * `item`, loaded if the page does not have that language.
 */
export function useContentTranslation(): Translate {
  const { language: its = 'en' } = useContext(ContentContext)
  if (its !== 'en' && its !== language()) use(loadFolder('item', its))
  return (id, ...values) => inLanguage(its, () => t(id, ...values))
}
