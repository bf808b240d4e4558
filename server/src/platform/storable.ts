import { badRequest } from './problems.ts'
import { say } from './messages.gen.ts'

/**
 * The deepest nesting of objects and arrays in a request. A teacher's question with figures and conditions needs 12.
 */
const maxDepth = 40
/** The most values in a request. A class list or a file of questions counts as one string. */
const maxValues = 50_000

const unstorable = say('character-not-storable')
const tooDeep = say('too-deep')
const tooMany = say('too-many-values')

/** Whether PostgreSQL can store a text: it refuses NUL, and JSON with a lone surrogate. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/**
 * Refuses values that no feature can store or should traverse: NUL or lone surrogates in any string or key, deep
 * nesting, and too many values. It runs on every request before validation.
 */
export function requireStorable(value: unknown): void {
  let values = 0
  const visit = (one: unknown, path: string, depth: number): void => {
    values += 1
    if (values > maxValues) throw badRequest(tooMany)
    if (typeof one === 'string') {
      if (!isStorable(one)) throw badRequest(unstorable, [{ field: path, message: unstorable }])
      return
    }
    if (typeof one !== 'object' || one === null) return
    if (depth === maxDepth) throw badRequest(tooDeep)
    for (const [key, inner] of Object.entries(one)) {
      if (!isStorable(key)) throw badRequest(unstorable, [{ field: path, message: unstorable }])
      visit(inner, path === '' ? key : `${path}.${key}`, depth + 1)
    }
  }
  visit(value, '', 0)
}
