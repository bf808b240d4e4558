import { isMinus, type SpeechStyle, type Part, makesNegative, mathWords } from './math-words.ts'
import { type MathNode, textOf } from './mathml.ts'
import { speechRules } from './current-speech-rules.ts'

/** Math as a teacher reads it aloud. */
export const mathAloud = (mathml: string): string => withSingleSpaces(mathWords(mathml, aloud))

const aloud: SpeechStyle = {
  fraction(top, bottom) {
    if (isWhole(top) && isWhole(bottom)) return speechRules().fraction(top.words, bottom.words)
    return isSingle(top.node) && isSingle(bottom.node)
      ? speechRules().over(top.words, bottom.words)
      : speechRules().longFraction(top.words, bottom.words)
  },
  power(whole, exponent) {
    const isGroup = opening(whole.node.children) !== undefined && !whole.words.endsWith(groupEnd())
    const base = isGroup ? grouped(whole.words) : whole.words
    const { words } = exponent
    if (words === '2') return speechRules().squared(base)
    if (words === '3' && base !== '10') return speechRules().cubed(base)
    return isSingle(exponent.node) ? speechRules().power(base, words) : speechRules().longPower(base, words)
  },
  root(degree, under) {
    const words = speechRules().root(degree?.words ?? '', under.words)
    return `${words}${isSingle(under.node) ? '' : speechRules().rootEnd}`
  },
  row,
}

const isWhole = ({ node, words }: Part) => /^\d[\d,]*$/.test(words) && textOf(node) === words

const isFraction = ({ tag, children }: MathNode) =>
  tag === 'mfrac' && children.every((child) => /^\d[\d,]*$/.test(textOf(child)))

/** A single number, letter, or power, with or without a minus sign. */
function isSingle(node: MathNode): boolean {
  if (node.children.length === 0) return true
  if (/^(msup|msub|mfrac|msqrt|mroot)$/.test(node.tag)) return true
  const [first, second] = node.children
  if (node.children.length === 1 && first !== undefined) return isSingle(first)
  if (node.children.length === 2 && second !== undefined && isMinus(first)) return isSingle(second)
  // A number with its letters is one term: 15w.
  return node.children.every((child) => /^(mn|mi|msup)$/.test(child.tag))
}

function row(parts: readonly Part[]): string {
  if (opening(parts) !== undefined) return fenced(parts)
  if (isBetweenBars(parts)) return `${speechRules().absolute} ${row(parts.slice(1, -1))},`
  return parts
    .map((part, index) => {
      const before = parts[index - 1]
      const after = parts[index + 1]
      let { words } = part
      if (isMinus(part.node) && makesNegative(before)) words = speechRules().negative
      // One point after another.
      if (words === ',' && before !== undefined && isPoint(before)) words = ';'
      if (part.node.tag === 'mi') words = letterWords(words)
      if (words === speechRules().squared('10') && [before, after].some(isTimes))
        words = speechRules().power('10', '2')
      // The end of a group is said only if something follows that could belong to it.
      if (words.endsWith(groupEnd()) && (after === undefined || isRelation(after)))
        words = words.slice(0, -groupEnd().length)
      return `${between(before, part)}${words}`
    })
    .join('')
}

const groupEnd = () => `, ${speechRules().group[1]},`
const grouped = (words: string) => `${speechRules().group[0]} ${words}${groupEnd()}`
const isPoint = ({ words }: Part) => words.startsWith(`${speechRules().point} `)

/** The word for an implicit operation between two parts: 4½, 3(x + 2), f(x), A(3, 4), 5√2. */
function between(before: Part | undefined, part: Part): string {
  if (before === undefined) return ''
  if (before.words === '') return ' '
  if (part.words === ',' || part.words === ';') return ''
  if (before.node.tag === 'mo' || part.node.tag === 'mo') return ' '
  const isGroup = opening(part.node.children) !== undefined
  const follows = opening(before.node.children) !== undefined
  // A whole number before a fraction of whole numbers makes a mixed number.
  if (before.node.tag === 'mn' && isFraction(part.node)) return ` ${speechRules().and} `
  if (isPoint(part))
    return /^[A-Z]/.test(before.words) || before.node.text === '\u2032' ? ` ${speechRules().at} ` : ' '
  if (part.node.text === '\u00B0') return ' '
  if (isGroup && /^[fgh]$/.test(before.words)) return ` ${speechRules().of} `
  if (isGroup || (follows && part.node.tag !== 'mtext')) return ` ${speechRules().times} `
  if (part.node.tag === 'msqrt' || part.node.tag === 'mroot') return ` ${speechRules().times} `
  return ' '
}

function opening(parts: readonly (Part | MathNode)[]): string | undefined {
  const [first, last] = [parts[0], parts.at(-1)]
  if (first === undefined || last === undefined || parts.length < 3) return undefined
  const sign = ('node' in first ? first.node : first).text.trim()
  const close = ('node' in last ? last.node : last).text.trim()
  return (sign === '(' && close === ')') || (sign === '[' && close === ']') ? sign : undefined
}

/** `|−7|`, which the server puts in its own row. */
const isBetweenBars = (parts: readonly Part[]): boolean =>
  parts.length > 2 &&
  [parts[0], parts.at(-1)].every((part) => part?.node.tag === 'mo' && part.node.text === '|')

/** The content of parentheses or brackets: a point, a single number, or a group whose ends must be said. */
function fenced(parts: readonly Part[]): string {
  const inside = parts.slice(1, -1)
  const words = row(inside)
  const commas = inside.filter((part) => part.words === ',').length
  if (commas > 0) return `${speechRules().point} ${words}`
  if (isSingle({ tag: 'mrow', text: '', children: inside.map(({ node }) => node) })) return words
  // A number in scientific notation is one number.
  if (
    inside.every((part, index) => (index % 2 === 1 ? isTimes(part) : isNumber(part.node))) &&
    inside.some(({ node }) => node.tag === 'msup' && node.children[0]?.text === '10')
  )
    return words
  const isNested = inside.some(
    ({ node, words: spoken }) =>
      opening(node.children) !== undefined && spoken.includes(speechRules().group[0]),
  )
  const { bracket, parenthesis } = speechRules()
  if (opening(parts) === '[') return `${bracket[0]} ${words.replace(/,$/, '')}, ${bracket[1]},`
  if (isNested) return `${parenthesis[0]} ${words.replace(/,$/, '')}, ${parenthesis[1]},`
  return grouped(words)
}

const isNumber = ({ tag }: MathNode) => tag === 'mn' || tag === 'msup'
const isTimes = (part: Part | undefined) => part?.node.tag === 'mo' && /^[×⋅·÷]$/.test(part.node.text.trim())
const isRelation = ({ node }: Part) => node.tag === 'mo' && /^[,;=≠≈<>≤≥]$/.test(node.text.trim())

/** A single “a” would be read as the article. */
const letterWords = (words: string) =>
  words === 'a' ? 'A' : words === '\u00B0' ? speechRules().degrees : words

const withSingleSpaces = (words: string) =>
  words
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,;.)])/g, '')
    .replaceAll(/,(?:,| ,)+/g, ',')
    .replaceAll(/(?<=\d\.) (?=\d)/g, '')
    .replace(/^[ ,]+|[ ,]+$/g, '')
