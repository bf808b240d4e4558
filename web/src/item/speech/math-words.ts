import { type MathNode, readMathml, textOf } from './mathml.ts'
import { speechRules } from './current-speech-rules.ts'

/** A part of an expression with its words. */
export interface Part {
  node: MathNode
  words: string
}

/**
 * The two ways to say math differ here: accessible names are short and keep digits; reading aloud sounds like a
 * teacher. Everything else is the same.
 */
export interface SpeechStyle {
  fraction: (top: Part, bottom: Part) => string
  power: (base: Part, exponent: Part) => string
  root: (degree: Part | undefined, under: Part) => string
  /** Parts side by side. */
  row: (parts: readonly Part[]) => string
}

/** Math in words. */
export const mathWords = (mathml: string, manner: SpeechStyle): string => wordsOf(readMathml(mathml), manner)

function wordsOf(node: MathNode, manner: SpeechStyle): string {
  const parts = node.children.map((child): Part => ({ node: child, words: wordsOf(child, manner).trim() }))
  const [first = nothing, second = nothing] = parts
  const row = () => (parts.length === 1 ? first.words : manner.row(parts))
  switch (node.tag) {
    case 'mfrac':
      return manner.fraction(first, second)
    case 'msup':
      return /^[∘′]$/.test(textOf(second.node))
        ? `${first.words} ${second.words}`
        : manner.power(first, second)
    case 'msub':
      return `${first.words} ${speechRules().sub} ${second.words}`
    case 'msqrt':
      return manner.root(undefined, { node: { ...node, tag: 'mrow' }, words: row() })
    case 'mroot':
      return manner.root(second, first)
    case 'menclose':
    case 'mover':
      return `${first.words} ${/^\d+$/.test(first.words) ? speechRules().repeating : speechRules().withBar}`
    default:
      return parts.length > 0 ? row() : (speechRules().signs[node.text.trim()] ?? node.text)
  }
}

const nothing: Part = { node: { tag: 'mrow', text: '', children: [] }, words: '' }

export const isMinus = (node: MathNode | undefined): boolean =>
  node?.tag === 'mo' && /^[\u2212-]$/.test(node.text.trim())

/** Whether a minus sign here makes a number negative: it starts a row or follows another operator. */
export const makesNegative = (before: Part | undefined): boolean =>
  before === undefined || (before.node.tag === 'mo' && !/[)\]|]/.test(before.node.text))
