import type { Language } from '@skills-center/contract/language'
import type { RichText } from '@skills-center/contract/rich-text'
import { inLanguage } from '../../language/language.ts'
import { figureLine, interactionLines } from '../interactions/interaction-lines.ts'
import { languageOf, type Passage } from './passage.ts'
import { plainText, sentencesOf } from './speech-of.ts'

/** One utterance, and its place on the page. */
export interface Line {
  words: string
  /** The language of the words, if not English. */
  language?: Language
  at?: { element: string; paragraph?: number; from?: number; to?: number }
}

/**
 * The lines of a passage in the order they are displayed. `content` is the language of the question or lesson; English
 * by default.
 */
export function linesOf(passage: Passage, content?: Language): Line[] {
  const its = languageOf(passage, content)
  const lines = inLanguage(its, () => plainLines(passage))
  return its === 'en' ? lines : lines.map((line) => ({ ...line, language: its }))
}

function plainLines(passage: Passage): Line[] {
  switch (passage.kind) {
    case 'own':
    case 'words':
      return textLines(plainText(passage.words), passage.within)
    case 'text':
      return textLines(passage.text, passage.within)
    case 'item': {
      const { item, id } = passage
      return [
        ...textLines(item.stem, `${id}-question`),
        ...(item.figure === null ? [] : textLines(plainText(figureLine(item.figure.description)), undefined)),
        ...interactionLines(item.interaction, id).flatMap(({ words, control }) =>
          toSpokenChunks(words).map((breath): Line =>
            control === undefined ? { words: breath } : { words: breath, at: { element: control } },
          ),
        ),
      ]
    }
  }
}

const textLines = (text: RichText, element: string | undefined): Line[] =>
  sentencesOf(text).flatMap(({ words, ...place }) =>
    toSpokenChunks(words).map((breath): Line =>
      element === undefined ? { words: breath } : { words: breath, at: { element, ...place } },
    ),
  )

/**
 * Chromium stops speaking after about fifteen seconds of one utterance, which is this many characters at a slow rate.
 */
const longest = 150

/** Splits a long sentence at its pauses, otherwise between words. */
export function toSpokenChunks(words: string): string[] {
  if (words.length <= longest) return [words]
  const head = words.slice(0, longest)
  const pause = Math.max(head.lastIndexOf('; '), head.lastIndexOf(': '), head.lastIndexOf(', '))
  const at = pause > longest / 3 ? pause + 1 : head.lastIndexOf(' ')
  if (at <= 0) return [words]
  return [words.slice(0, at).trim(), ...toSpokenChunks(words.slice(at).trim())]
}
