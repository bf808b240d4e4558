import { type Translations, translated } from '@skills-center/messages/languages'
import type { Language } from '@skills-center/contract/language'
import type { Finding } from './finding.ts'
import type { ReadText } from './read-text.ts'

/** The longest sentence and the average, in words. Spanish needs about a fifth more words. */
const limits: Translations<{ longest: number; average: number }> = {
  en: { longest: 20, average: 12 },
  es: { longest: 25, average: 15 },
}

/** Word counts of the sentences that students read. */
interface SentenceCounts {
  add: (text: ReadText) => void
  findings: () => Finding[]
}

export function createSentenceCounts(code: Language): SentenceCounts {
  let longest = { words: 0, text: '' }
  let words = 0
  let sentences = 0
  return {
    add(text) {
      words += text.words
      sentences += text.sentences
      if (text.longest > longest.words) longest = { words: text.longest, text: text.plain }
    },
    findings() {
      const { longest: maxWords, average: maxAverage } = translated(limits, code)
      const average = words / Math.max(1, sentences)
      const tooLong = (detail: string): Finding => ({ rule: `${code}: sentences too long`, detail })
      return [
        ...(longest.words > maxWords ? [tooLong(`${longest.words} words: ${longest.text}`)] : []),
        ...(average > maxAverage ? [tooLong(`${average.toFixed(1)} words a sentence on average`)] : []),
      ]
    },
  }
}
