import type { z } from 'zod'
import { attribute, escaped } from './xml.ts'

/** What one kind of interaction adds to an item. */
export interface Parts {
  readonly declarations: string
  readonly body: string
  readonly feedback: readonly { readonly id: string; readonly text: string }[]
  /** Expressions that are all true if the answer is right. */
  readonly right: readonly string[]
  /** The feedback when an expression is true and the answer is wrong; the first that is true applies. */
  readonly slips: readonly { readonly id: string; readonly when: string }[]
  /** The feedback to every other wrong answer. */
  readonly otherwise?: string
}

export const declare = (
  cardinality: string,
  type: string,
  right: readonly string[],
  mapping = '',
  id = 'RESPONSE',
): string =>
  `<qti-response-declaration identifier="${id}" cardinality="${cardinality}" base-type="${type}">${
    right.length === 0
      ? ''
      : `<qti-correct-response>${right.map((value) => `<qti-value>${escaped(value)}</qti-value>`).join('')}</qti-correct-response>`
  }${mapping}</qti-response-declaration>`

/** Our own data attributes hold what QTI cannot express; QTI allows them. For example, `data-form="simplest"`. */
export const data = (values: Readonly<Record<string, string | boolean>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== '' && value !== false)
    .map(([name, value]) => ` data-${name}="${attribute(String(value))}"`)
    .join('')

/** Writes one of our values into an attribute, to be read back with its schema. */
export const packed = (value: unknown): string => JSON.stringify(value)

/** Undefined if the attribute holds no such value. */
export function unpacked<Schema extends z.ZodType>(
  schema: Schema,
  text: string | undefined,
): z.infer<Schema> | undefined {
  if (text === undefined) return undefined
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export const isCorrect = (id = 'RESPONSE'): string =>
  `<qti-match><qti-variable identifier="${id}"/><qti-correct identifier="${id}"/></qti-match>`

/** A typed number is right within a distance; `within` is a number or a variable in braces. */
export const isNear = (id: string, within: string): string => {
  const mode =
    within === '' ? 'tolerance-mode="exact"' : `tolerance-mode="absolute" tolerance="${within} ${within}"`
  return `<qti-equal ${mode}><qti-variable identifier="${id}"/><qti-correct identifier="${id}"/></qti-equal>`
}

export const isAnswered = (id: string, type: string, value: string): string =>
  `<qti-match><qti-variable identifier="${id}"/><qti-base-value base-type="${type}">${escaped(value)}</qti-base-value></qti-match>`

export const isVariable = (id: string, variable: string): string =>
  `<qti-equal tolerance-mode="exact"><qti-variable identifier="${id}"/><qti-variable identifier="${variable}"/></qti-equal>`

export const holdsOption = (id: string): string =>
  `<qti-member><qti-base-value base-type="identifier">${id}</qti-base-value><qti-variable identifier="RESPONSE"/></qti-member>`

/** A picture of an item, as it is in the package. */
export interface ItemImage {
  readonly path: string
  readonly description: string
  readonly width: string
  readonly height: string
}

export const imageXml = ({ path, description, width, height }: ItemImage, more = ''): string =>
  `<img src="${attribute(path)}" alt="${attribute(description)}" width="${attribute(width)}" height="${attribute(height)}"${more}/>`
