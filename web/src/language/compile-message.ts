import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

/*
 * Lingui’s own compiler brings a parser for all of ICU’s MessageFormat, larger than everything else here, and the
 * landing page has kilobytes to spare, not tens of them. Ours reads what we write: `{name}`, `{figure, number}`, and
 * `plural` and `select` with `#` and both inside. A test compiles every message of the product with both.
 */

/** What tells two texts apart that are one in English: `Open [verb]`. It is not shown. */
const context = / \[[^\]]+\]$/

export function compileMessage(message: string): CompiledMessage {
  const text = message.replace(context, '')
  return text.includes('{') ? read(text, 0, false).tokens : [text]
}

type Tokens = Extract<CompiledMessage, unknown[]>

function read(text: string, from: number, isInside: boolean): { tokens: Tokens; end: number } {
  const tokens: Tokens = []
  let at = from
  for (;;) {
    const next = text.slice(at).search(isInside ? /[{}#]/ : /\{/)
    const end = next < 0 ? text.length : at + next
    if (end > at) tokens.push(text.slice(at, end))
    if (text[end] !== '{' && text[end] !== '#') return { tokens, end: end + 1 }
    if (text[end] === '#') {
      tokens.push('#')
      at = end + 1
    } else {
      const argument = readArgument(text, end + 1)
      tokens.push(argument.token)
      at = argument.end
    }
  }
}

function readArgument(text: string, from: number): { token: Tokens[number]; end: number } {
  const [head = '', name = '', kind, last] =
    /^\s*(\w+)\s*(?:,\s*(\w+)\s*)?([,}])/.exec(text.slice(from)) ?? []
  if (head === '') throw new Error(`This message cannot be read from ${from} on: ${text}`)
  let at = from + head.length
  if (kind === undefined) return { token: [name], end: at }
  if (last === '}') return { token: [name, kind], end: at }
  const cases: Record<string, CompiledMessage> = {}
  for (;;) {
    const [found = '', label = ''] = /^\s*(?:=(?=\d))?(\w+)\s*\{/.exec(text.slice(at)) ?? []
    if (found === '') break
    const inner = read(text, at + found.length, true)
    cases[label] = inner.tokens
    at = inner.end
  }
  return { token: [name, kind, { offset: undefined, ...cases }], end: text.indexOf('}', at) + 1 }
}
