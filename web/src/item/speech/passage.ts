import type { Language } from '@skills-center/contract/language'
import type { ShownItem } from '@skills-center/contract/item'
import type { RichText } from '@skills-center/contract/rich-text'
import { language } from '../../language/language.ts'

/** A passage that can be read aloud; `within` is the id of the element whose paragraphs show it. */
export type Passage =
  /** Our own text around the question, in the page's language. */
  | { kind: 'own'; words: string; within?: string }
  | { kind: 'words'; words: string; within?: string }
  | { kind: 'text'; text: RichText; within?: string }
  /** A question with its figure and interaction; `id` is the prefix of its element ids. */
  | { kind: 'item'; item: ShownItem; id: string }

/** The language in which a passage is read. */
export function languageOf(passage: Passage, content: Language = 'en'): Language {
  if (passage.kind === 'own') return language()
  return passage.kind === 'item' ? (passage.item.language ?? 'en') : content
}
