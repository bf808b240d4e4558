import { type Manner, type Part, makesNegative, mathWords } from './math-words.ts'
import { type MathNode, textOf } from './mathml.ts'
import { fractionWords, ordinal } from './number-words.ts'

/** Math as a teacher reads it aloud. */
export const mathAloud = (mathml: string): string => tidied(mathWords(mathml, aloud))

const aloud: Manner = {
  fraction(top, bottom) {
    if (isWhole(top) && isWhole(bottom)) return fractionWords(top.words, bottom.words)
    return isSingle(top.node) && isSingle(bottom.node)
      ? `${top.words} over ${bottom.words}`
      : `the fraction ${top.words} over ${bottom.words}, end fraction,`
  },
  power(whole, exponent) {
    const isGroup = opening(whole.node.children) !== undefined && !whole.words.endsWith(groupEnd)
    const base = isGroup ? { ...whole, words: `the quantity ${whole.words}${groupEnd}` } : whole
    const { words } = exponent
    const isSquareOrCube = words === '2' || (words === '3' && base.words !== '10')
    if (isSquareOrCube) return `${base.words} ${words === '2' ? 'squared' : 'cubed'}`
    if (!isSingle(exponent.node)) return `${base.words} to the power ${words}, end power,`
    return `${base.words} to the ${/\d$/.test(words) ? ordinal(words) : `${words}th`} power`
  },
  root(degree, under) {
    const name = degree === undefined ? 'square' : degree.words === '3' ? 'cube' : ordinal(degree.words)
    return `the ${name} root of ${under.words}${isSingle(under.node) ? '' : ', end root,'}`
  },
  row,
}

const isWhole = ({ node, words }: Part) => /^\d[\d,]*$/.test(words) && textOf(node) === words

/** One number, letter or power, with or without a minus before it. */
function isSingle(node: MathNode): boolean {
  if (node.children.length === 0) return true
  if (/^(msup|msub|mfrac|msqrt|mroot)$/.test(node.tag)) return true
  const [first, second] = node.children
  if (node.children.length === 1 && first !== undefined) return isSingle(first)
  if (node.children.length === 2 && second !== undefined && isMinus(first)) return isSingle(second)
  // A number with its letters is one term: 15w.
  return node.children.every((child) => /^(mn|mi|msup)$/.test(child.tag))
}

const isMinus = (node: MathNode | undefined) => node?.tag === 'mo' && /^[\u2212-]$/.test(node.text.trim())

function row(parts: readonly Part[]): string {
  if (opening(parts) !== undefined) return fenced(parts)
  return parts
    .map((part, index) => {
      const before = parts[index - 1]
      const after = parts[index + 1]
      let { words } = part
      if (words === 'minus' && makesNegative(before)) words = 'negative'
      // Points one after the other.
      if (words === ',' && before?.words.startsWith('the point ') === true) words = ';'
      if (part.node.tag === 'mi') words = letterWords(words)
      if (words === '10 squared' && [before, after].some(isTimes)) words = '10 to the 2nd power'
      // The end of a group is said where something follows that could belong to it.
      if (words.endsWith(groupEnd) && (after === undefined || isRelation(after)))
        words = words.slice(0, -groupEnd.length)
      return `${between(before, part)}${words}`
    })
    .join('')
}

const groupEnd = ', end quantity,'

/** The word for what is not written between two parts: 4½, 3(x + 2), f(x), A(3, 4), 5√2. */
function between(before: Part | undefined, part: Part): string {
  if (before === undefined) return ''
  if (before.words === '') return ' '
  if (part.words === ',' || part.words === ';') return ''
  if (before.node.tag === 'mo' || part.node.tag === 'mo') return ' '
  const isPoint = part.words.startsWith('the point ')
  const isGroup = opening(part.node.children) !== undefined
  const follows = opening(before.node.children) !== undefined
  // A whole number before a fraction of whole numbers makes a mixed number.
  if (before.node.tag === 'mn' && part.node.tag === 'mfrac' && /^\d/.test(part.words)) return ' and '
  if (isPoint) return /^[A-Z]|prime$/.test(before.words) ? ' at ' : ' '
  if (part.node.text === '\u00B0') return ' '
  if (isGroup && /^[fgh]$/.test(before.words)) return ' of '
  if (isGroup || (follows && part.node.tag !== 'mtext')) return ' times '
  if (part.node.tag === 'msqrt' || part.node.tag === 'mroot') return ' times '
  return ' '
}

function opening(parts: readonly (Part | MathNode)[]): string | undefined {
  const [first, last] = [parts[0], parts.at(-1)]
  if (first === undefined || last === undefined || parts.length < 3) return undefined
  const sign = ('node' in first ? first.node : first).text.trim()
  const close = ('node' in last ? last.node : last).text.trim()
  return (sign === '(' && close === ')') || (sign === '[' && close === ']') ? sign : undefined
}

/** What stands in parentheses or brackets: a point, one number, or a group whose bounds are to be heard. */
function fenced(parts: readonly Part[]): string {
  const inside = parts.slice(1, -1)
  const words = row(inside)
  const commas = inside.filter((part) => part.words === ',').length
  if (commas > 0) return `the point ${words}`
  if (isSingle({ tag: 'mrow', text: '', children: inside.map(({ node }) => node) })) return words
  // A number in scientific notation is one number.
  if (
    inside.every(({ node, words: said }, index) => (index % 2 === 1 ? said === 'times' : isNumber(node))) &&
    /10 (squared|to the)/.test(words)
  )
    return words
  const isNested = inside.some(
    ({ node, words: said }) => opening(node.children) !== undefined && /quantity/.test(said),
  )
  if (opening(parts) === '[') return `open bracket ${words.replace(/,$/, '')}, close bracket,`
  if (isNested) return `open parenthesis ${words.replace(/,$/, '')}, close parenthesis,`
  return `the quantity ${words}${groupEnd}`
}

const isNumber = ({ tag }: MathNode) => tag === 'mn' || tag === 'msup'
const isTimes = (part: Part | undefined) => part?.words === 'times' || part?.words === 'divided by'
const isRelation = ({ words, node }: Part) => node.tag === 'mo' && /^(,|;|equals|is .*)$/.test(words)

/** A lone “a” would be said as the article. */
const letterWords = (words: string) => (words === 'a' ? 'A' : words === '\u00B0' ? 'degrees' : words)

const tidied = (words: string) =>
  words
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,;.)])/g, '')
    .replaceAll(/,(?:,| ,)+/g, ',')
    .replaceAll(/(?<=\d\.) (?=\d)/g, '')
    .replace(/^[ ,]+|[ ,]+$/g, '')
