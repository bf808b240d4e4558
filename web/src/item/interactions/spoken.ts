import type { RichText } from '@skills-center/contract/rich-text'
import { isMinus, type SpeechStyle, makesNegative, mathWords } from '../speech/math-words.ts'
import { speechRules } from '../speech/current-speech-rules.ts'

/**
 * A rich text as plain words, for accessible names and messages. These cannot contain math, and the browser would run
 * the parts of a fraction together (“34” for three fourths). Plain words stay as displayed. Reading aloud says more:
 * see `speech/`.
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
      .replaceAll(/(?<=\d) (?=\d+\/\d)/g, ` ${speechRules().and} `)
      .trim()
  )
}

const brief: SpeechStyle = {
  fraction: (top, bottom) =>
    top.node.tag === 'mn' && bottom.node.tag === 'mn'
      ? `${top.words}/${bottom.words}`
      : speechRules().shortFraction(top.words, bottom.words),
  power(base, { words }) {
    if (words === '2') return speechRules().squared(base.words)
    return words === '3' ? speechRules().cubed(base.words) : speechRules().shortPower(base.words, words)
  },
  root: (degree, { words }) => speechRules().root(degree?.words ?? '', words),
  row: (parts) =>
    parts
      .map(({ node, words }, index) =>
        isMinus(node) && makesNegative(parts[index - 1]) ? speechRules().negative : words,
      )
      .join(' '),
}
