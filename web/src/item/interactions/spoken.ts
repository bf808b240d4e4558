import type { RichText } from '@skills-center/contract/rich-text'
import { type Manner, makesNegative, mathWords } from '../speech/math-words.ts'

/**
 * A text in words, for names of controls and for messages: there the browser would run the parts of a fraction
 * together (“34” for three fourths), since such names hold no math. Plain words stay as they are seen. What is
 * read aloud on request says more: see `speech/`.
 */
export function spoken(text: RichText): string {
  return (
    text
      .map((paragraph) =>
        paragraph
          .map((run) => (run.kind === 'math' ? ` ${mathWords(run.mathml, brief)} ` : run.text))
          .join(''),
      )
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ (?=[,.;:!?)])|(?<=\d\.) (?=\d)/g, '')
      // A whole number before a fraction makes a mixed number.
      .replaceAll(/(?<=\d) (?=\d+\/\d)/g, ' and ')
      .trim()
  )
}

const brief: Manner = {
  fraction: (top, bottom) =>
    top.node.tag === 'mn' && bottom.node.tag === 'mn'
      ? `${top.words}/${bottom.words}`
      : `the fraction ${top.words} over ${bottom.words}`,
  power: (base, { words }) => `${base.words} ${raised[words] ?? `to the power of ${words}`}`,
  root: (degree, { words }) =>
    degree === undefined
      ? `the square root of ${words}`
      : `the ${degree.words === '3' ? 'cube' : `${degree.words}th`} root of ${words}`,
  row: (parts) =>
    parts
      .map(({ words }, index) => (words === 'minus' && makesNegative(parts[index - 1]) ? 'negative' : words))
      .join(' '),
}

const raised: Record<string, string> = { '2': 'squared', '3': 'cubed' }
