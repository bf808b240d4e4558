import type { Language } from '@skills-center/contract/language'
import type { RichText } from '@skills-center/contract/rich-text'
import { contentLanguage, language } from '../../language/language.ts'
import { interactionLines } from './interaction-lines.ts'
import type { Passage } from './passage.ts'
import { plainText, sentencesOf } from './speech-of.ts'

/** What is said in one utterance, and where it stands on the page. */
export interface Line {
  words: string
  /** The language of the words, where it is not English. */
  language?: Language
  at?: { element: string; paragraph?: number; from?: number; to?: number }
}

/** What is read of a passage, line by line, in the order in which it is seen. */
export function linesOf(passage: Passage): Line[] {
  switch (passage.kind) {
    case 'own':
      return contentLanguage() === undefined
        ? textLines(plainText(passage.words), undefined)
        : inBreaths(passage.words).map((words) => ({ words, language: language() }))
    case 'words':
      return textLines(plainText(passage.words), passage.within)
    case 'text':
      return textLines(passage.text, passage.within)
    case 'item': {
      const { item, id } = passage
      return [
        ...textLines(item.stem, `${id}-question`),
        ...(item.figure === null
          ? []
          : textLines(plainText(`Figure: ${item.figure.description}`), undefined)),
        ...interactionLines(item.interaction, id).flatMap(({ words, control }) =>
          inBreaths(words).map((breath): Line =>
            control === undefined ? { words: breath } : { words: breath, at: { element: control } },
          ),
        ),
      ]
    }
  }
}

const textLines = (text: RichText, element: string | undefined): Line[] =>
  sentencesOf(text).flatMap(({ words, ...place }) =>
    inBreaths(words).map((breath): Line =>
      element === undefined ? { words: breath } : { words: breath, at: { element, ...place } },
    ),
  )

/** Chromium falls silent after some fifteen seconds of one utterance, which slow reading fills with so many signs. */
const longest = 150

/** A long sentence is cut at its pauses, else between words. */
export function inBreaths(words: string): string[] {
  if (words.length <= longest) return [words]
  const head = words.slice(0, longest)
  const pause = Math.max(head.lastIndexOf('; '), head.lastIndexOf(': '), head.lastIndexOf(', '))
  const at = pause > longest / 3 ? pause + 1 : head.lastIndexOf(' ')
  if (at <= 0) return [words]
  return [words.slice(0, at).trim(), ...inBreaths(words.slice(at).trim())]
}
