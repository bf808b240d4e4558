import type { Language } from '@skills-center/contract/language'
import type { ShownItem } from '@skills-center/contract/item'
import type { RichText } from '@skills-center/contract/rich-text'
import { language } from '../../language/language.ts'

/** Something that can be read aloud; `within` is the id of the element whose paragraphs show it. */
export type Passage =
  /** Our own words around the question’s, in the language of the page. */
  | { kind: 'own'; words: string; within?: string }
  | { kind: 'words'; words: string; within?: string }
  | { kind: 'text'; text: RichText; within?: string }
  /** A question with its figure and its way to answer; `id` is what its elements’ ids begin with. */
  | { kind: 'item'; item: ShownItem; id: string }

/** In which language a passage is said. */
export function languageOf(passage: Passage, content: Language = 'en'): Language {
  if (passage.kind === 'own') return language()
  return passage.kind === 'item' ? (passage.item.language ?? 'en') : content
}
