import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import type { Text } from '@skills-center/messages/values'
import { FormulaError, parseFormula } from '@skills-center/curriculum/authored/formula-tree'
import { numberXml, NotExpressible } from './qti-expression.ts'
import { createWords } from './qti-words.ts'
import { tidyText } from './tidy-text.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

/** The names of a question's parts in a report. */
const names: Readonly<Record<string, Text>> = {
  title: say('part.title'),
  skillId: say('part.skill'),
  standard: say('part.standard'),
  level: say('part.level'),
  stem: say('part.stem'),
  figure: say('part.figure'),
  parameters: say('part.parameters'),
  conditions: say('part.conditions'),
  answer: say('part.answer'),
  hints: say('part.hints'),
  steps: say('part.steps'),
}

/** Keys whose strings are formulas. */
const formulaKeys: ReadonlySet<string> = new Set(['right', 'value', 'within'])

/** The parts that are different when the file is read back: these the format could not express. */
export function listDifferences(question: AuthoredQuestion, back: AuthoredQuestion): string[] {
  const [out, home] = [comparable(question), comparable(back)]
  return Object.entries(names).flatMap(([key, name]) =>
    JSON.stringify(out[key]) === JSON.stringify(home[key]) ? [] : [formatMessage(name)],
  )
}

/** Ignores differences without meaning: empty lines in lists, extra spaces, and the order of keys. */
function comparable(question: AuthoredQuestion): Record<string, unknown> {
  const normalized = tidy({ ...question, ...normalizeCalculations(question) })
  return isRecord(normalized) ? normalized : {}
}

/** Normalizes parameters and conditions by their QTI form, in which `2 * a` and `2a` are the same. */
function normalizeCalculations(question: AuthoredQuestion): Record<string, unknown> {
  const qtiForm = (of: Pick<AuthoredQuestion, 'parameters' | 'conditions'>): unknown => {
    try {
      return createWords(of).template().processing
    } catch (error) {
      if (error instanceof NotExpressible) return of
      throw error
    }
  }
  return {
    parameters: qtiForm({ ...question, conditions: [] }),
    conditions: question.conditions.length === 0 ? '' : qtiForm(question),
  }
}

/** Normalizes a formula, so that spacing does not matter. */
function normalizeFormula(formula: string): string {
  try {
    const bare = formula.replaceAll(/\{=([^{}]*)\}/g, '($1)')
    return numberXml(parseFormula(bare), { get: () => 'integer' }).xml
  } catch (error) {
    if (error instanceof FormulaError || error instanceof NotExpressible) return tidyText(formula)
    throw error
  }
}

const withSlots = (text: string): string =>
  tidyText(text).replaceAll(/\{=([^{}]*)\}/g, (_, formula: string) => `{=${normalizeFormula(formula)}}`)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function tidy(value: unknown): unknown {
  if (typeof value === 'string') return withSlots(value)
  if (Array.isArray(value)) return value.map(tidy).filter((each) => each !== '' && !isEmptyWrong(each))
  if (!isRecord(value)) return value
  const isKey = (key: string) => formulaKeys.has(key) || (key === 'text' && value['isOpen'] === true)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inside]) => inside !== undefined && inside !== null)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inside]) => [
        key,
        typeof inside === 'string' && isKey(key) && inside !== '' ? normalizeFormula(inside) : tidy(inside),
      ]),
  )
}

const isEmptyWrong = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'value' in value && value.value === '' && 'feedback' in value
