import type { ReadExpression } from '../algebra/read-expression.ts'
import { isExpressionWork, type Statement } from './read-line.ts'
import type { Sides } from './sides.ts'
import { pairsOf, type Above } from './work.ts'

/** The result of a line: its last side. */
export function lastSide(line: readonly Statement[]): ReadExpression | null {
  const statement = line.at(-1)
  if (statement?.kind === 'expression') return statement.read
  if (statement?.kind === 'quantity') return statement.sides.at(-1)?.read ?? null
  return statement?.kind === 'relations' ? (statement.relations.sides.at(-1) ?? null) : null
}

/** The relations of a line as pairs of trees; for an expression, the result of the line. */
export function sidesOf(line: readonly Statement[], { read }: Above): Sides[] {
  if (isExpressionWork(read.context)) {
    const side = lastSide(line)
    return side === null ? [] : [{ left: side.expression, right: null, sign: '=' }]
  }
  return line.flatMap((statement): Sides[] => {
    const relations =
      statement.kind === 'relations'
        ? statement.relations
        : statement.kind === 'inequality'
          ? statement.read.relations
          : undefined
    if (relations === undefined) return []
    return pairsOf(relations)
      .slice(0, 1)
      .flatMap(({ sides: [left, right], signs: [sign = '='] }) =>
        left === undefined || right === undefined
          ? []
          : [{ left: left.expression, right: right.expression, sign }],
      )
  })
}
