import type { Language } from '@skills-center/contract/language'
import type { Finding } from './finding.ts'

/** Words of a sentence, at most, and on average. Spanish says the same in about a fifth more words. */
const limits: Readonly<Record<Language, { longest: number; average: number }>> = {
  en: { longest: 20, average: 12 },
  es: { longest: 25, average: 15 },
}

/** The number of words of each sentence of a text. */
const sentenceLengths = (text: string): number[] =>
  text
    .split(/(?<=[.?!:;])[”"]?\s+/)
    .map((sentence) => sentence.match(/[\p{L}\d’'$.,%-]*[\p{L}\d][\p{L}\d’'$.,%-]*/gu)?.length ?? 0)
    .filter((words) => words > 0)

/** Counts the words of the sentences that a student reads. */
interface SentenceCounts {
  add: (text: string) => void
  findings: () => Finding[]
}

export function createSentenceCounts(code: Language): SentenceCounts {
  const known = new Map<string, { words: number; sentences: number; longest: number }>()
  let longest = { words: 0, text: '' }
  let words = 0
  let sentences = 0
  const measured = (text: string) => {
    const lengths = sentenceLengths(text)
    return {
      words: lengths.reduce((sum, length) => sum + length, 0),
      sentences: lengths.length,
      longest: Math.max(0, ...lengths),
    }
  }
  return {
    add(text) {
      // Most texts come up again and again.
      const its = known.get(text) ?? measured(text)
      known.set(text, its)
      words += its.words
      sentences += its.sentences
      if (its.longest > longest.words) longest = { words: its.longest, text }
    },
    findings() {
      const { longest: maxWords, average: maxAverage } = limits[code]
      const average = words / Math.max(1, sentences)
      const tooLong = (detail: string): Finding => ({ rule: `${code}: sentences too long`, detail })
      return [
        ...(longest.words > maxWords ? [tooLong(`${longest.words} words: ${longest.text}`)] : []),
        ...(average > maxAverage ? [tooLong(`${average.toFixed(1)} words a sentence on average`)] : []),
      ]
    },
  }
}
