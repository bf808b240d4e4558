import { parse, type Token } from '@messageformat/parser'
import { type Form, forms, type Message, type Step } from './message.ts'
import { marks } from './marks.ts'

interface Options {
  /** Whether the text may contain elements that the page provides: `<terms>terms of use</terms>`. */
  readonly hasElements?: boolean
}

const isForm = (text: string): text is Form => forms.some((form) => form === text)

/** `<b>` and `</b>` become marks. Any other element becomes a step around its content. */
function marked(text: string): string {
  if (/[{}]/.test(text)) throw new SyntaxError(`a brace that opens no value: ${text}`)
  return text.replaceAll('<b>', marks.strongOpen).replaceAll('</b>', marks.strongClose)
}

function stepOf(token: Token, options: Options): Step {
  switch (token.type) {
    case 'content':
      return marked(token.value)
    case 'octothorpe':
      return 0
    case 'argument':
      return [token.arg, 'whole']
    case 'function':
      return valueStep(token)
    case 'selectordinal':
      throw new SyntaxError(`{${token.arg}, selectordinal} is not used here`)
    case 'select':
    case 'plural': {
      const cases = token.cases.map(({ key, tokens }) => [key, messageOf(tokens, options)] as const)
      if (!cases.some(([key]) => key === 'other'))
        throw new SyntaxError(`{${token.arg}, ${token.type}} has no other`)
      const all = Object.fromEntries(cases)
      return token.pluralOffset === undefined
        ? [token.arg, token.type, all]
        : [token.arg, token.type, all, token.pluralOffset]
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
  return style === 'short' ? [name, key, 'short'] : [name, key]
}

const tag = /<(\/?)([a-z]\w*)(\/?)>/gi

/** Splits texts until none contains an element. */
function withElements(steps: readonly Step[], { hasElements = false }: Options): Step[] {
  const open: { name: string; steps: Step[] }[] = [{ name: '', steps: [] }]
  const add = (step: Step): void => {
    if (step !== '') open.at(-1)?.steps.push(step)
  }
  for (const step of steps) {
    if (typeof step !== 'string') {
      add(step)
      continue
    }
    const [other] = /<\/?[a-z][^>]*>/i.exec(step.replaceAll(tag, '')) ?? []
    if (other !== undefined) throw new SyntaxError(`${other}: only <b>stressed words</b> are marked`)
    let from = 0
    for (const { index, 0: text, 1: isEnd, 2: name = '', 3: isEmpty } of step.matchAll(tag)) {
      if (!hasElements) throw new SyntaxError(`${text}: only <b>stressed words</b> are marked`)
      add(step.slice(from, index))
      from = index + text.length
      if (isEmpty === '/') add([name, '<>', ''])
      else if (isEnd === '') open.push({ name, steps: [] })
      else {
        const closed = open.pop()
        if (closed?.name !== name) throw new SyntaxError(`${text} closes nothing`)
        add([name, '<>', shortest(closed.steps)])
      }
    }
    add(step.slice(from))
  }
  const [top, unclosed] = open
  if (unclosed !== undefined) throw new SyntaxError(`<${unclosed.name}> is not closed`)
  return top?.steps ?? []
}

function shortest(steps: readonly Step[]): Message {
  const [first = ''] = steps
  return steps.length < 2 && typeof first === 'string' ? first : steps
}

const messageOf = (tokens: readonly Token[], options: Options): Message =>
  shortest(
    withElements(
      tokens.map((token) => stepOf(token, options)),
      options,
    ),
  )

/**
 * Parses a message in ICU MessageFormat.
 * @throws SyntaxError that explains in one line what is wrong
 */
export function parseMessage(source: string, options: Options = {}): Message {
  try {
    return messageOf(parse(source), options)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new SyntaxError(error.message.split('\n')[0] ?? '', { cause: error })
  }
}
