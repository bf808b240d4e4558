/**
 * Sentences that judges say, each with a code: to show one in another language, translate by code and
 * values. Names in braces are values.
 */
const sentences = {
  'rounded.fraction': 'That is rounded. Give the exact amount: use a fraction.',
  'rounded.exact': 'That is rounded. Give the exact amount, without rounding.',
  'rounded.number': 'That is rounded. Give the exact number.',
  'other-letter': 'Right, but the question calls it {asked}. Use {asked} instead of {typed}.',
  'other-letters': 'Right, but with other letters. Use the letters of the question: {asked}.',
  'model.solved':
    'That is the solution. Write the equation that the story or figure tells, before solving it.',
  'model.begun':
    'You have begun to solve it. Write the equation that the story or figure tells, with its own numbers.',
  'model.inequality.solved':
    'That is the solution. Write the inequality that the story tells, before solving it.',
  'model.inequality.begun':
    'You have begun to solve it. Write the inequality that the story tells, with its own numbers.',
  'power.sign':
    'Put a sign before {exponent}. For a power type ^, as in {base}^{exponent}; for times type *.',
  'times.sign': 'If you mean a times sign, type * instead of x.',
  'term.empty': 'Type your answer first.',
  'term.long': 'That is too long for me to read. Type just the word.',
  'term.no-word': 'I cannot read that as a word. Type the word that is asked for.',
  'term.between': 'I cannot tell which word you mean. Check the spelling.',
  'term.spelling': 'Check the spelling: {term}.',
} as const

export type SaidCode = keyof typeof sentences

/** A sentence with what a translation of it needs. */
export interface Said {
  readonly code: SaidCode
  readonly values: Readonly<Record<string, string>>
}

export interface Sentence extends Said {
  readonly text: string
}

export function sentence(code: SaidCode, values: Readonly<Record<string, string>> = {}): Sentence {
  const text = sentences[code].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return { code, values, text }
}
