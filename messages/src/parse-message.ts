import { parse, type Token } from '@messageformat/parser'
import { type Form, forms } from './format-value.ts'
import { marks } from './marks.ts'

/** What a message does, in order. */
export type Step =
  | string
  | { do: 'value'; name: string; form: Form; isShort: boolean }
  | { do: 'select' | 'plural'; name: string; cases: ReadonlyMap<string, readonly Step[]>; offset: number }
  /** `#` inside a plural: its number. */
  | { do: 'count' }

const isForm = (text: string): text is Form => forms.some((form) => form === text)

/** Stressed words are written `<b>words</b>`; a message knows no other element. */
function marked(text: string): string {
  if (/[{}]/.test(text)) throw new SyntaxError(`a brace that opens no value: ${text}`)
  const plain = text.replaceAll('<b>', marks.strongOpen).replaceAll('</b>', marks.strongClose)
  const element = /<\/?[a-z][^>]*>/i.exec(plain)
  if (element !== null) throw new SyntaxError(`${element[0]}: only <b>stressed words</b> are marked`)
  return plain
}

function stepOf(token: Token): Step {
  switch (token.type) {
    case 'content':
      return marked(token.value)
    case 'octothorpe':
      return { do: 'count' }
    case 'argument':
      return { do: 'value', name: token.arg, form: 'whole', isShort: false }
    case 'function':
      return valueStep(token)
    case 'selectordinal':
      throw new SyntaxError(`{${token.arg}, selectordinal} is not used here`)
    case 'select':
    case 'plural': {
      const cases = new Map(token.cases.map(({ key, tokens }) => [key, stepsOf(tokens)]))
      if (!cases.has('other')) throw new SyntaxError(`{${token.arg}, ${token.type}} has no other`)
      return { do: token.type, name: token.arg, cases, offset: token.pluralOffset ?? 0 }
    }
  }
}

function valueStep(token: Extract<Token, { type: 'function' }>): Step {
  const { arg: name, key, param = [] } = token
  const style = param
    .map((part) => (part.type === 'content' ? part.value : ''))
    .join('')
    .trim()
  if (!isForm(key) || key === 'whole' || !['', 'short'].includes(style)) {
    const wanted = forms.filter((form) => form !== 'whole').join(', ')
    throw new SyntaxError(
      `{${token.ctx.text.replace(/^\{|\}$/g, '')}} is no form: ${wanted}, or one of them with “, short”`,
    )
  }
  return { do: 'value', name, form: key, isShort: style === 'short' }
}

const stepsOf = (tokens: readonly Token[]): Step[] => tokens.map(stepOf)

/**
 * Reads a message in ICU MessageFormat.
 * @throws SyntaxError that says in one line what is wrong
 */
export function parseMessage(source: string): Step[] {
  try {
    return stepsOf(parse(source))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new SyntaxError(error.message.split('\n')[0] ?? '', { cause: error })
  }
}
