import type { Expression } from '../algebra/expression.ts'
import type { RelationSign } from '../algebra/read-relations.ts'

/** A relation between two trees. An expression has no relation, and its `right` is null. */
export interface Sides {
  readonly left: Expression
  readonly right: Expression | null
  readonly sign: RelationSign
}

/** A relation that has both sides. */
export type TwoSides = Sides & { readonly right: Expression }

export const swapped = ({ left, right, sign }: TwoSides): TwoSides => ({
  left: right,
  right: left,
  sign: turned(sign),
})

export function turned(sign: RelationSign): RelationSign {
  switch (sign) {
    case '<':
      return '>'
    case '>':
      return '<'
    case '≤':
      return '≥'
    case '≥':
      return '≤'
    case '=':
    case '≠':
      return sign
  }
}

export const isTwoSided = (sides: Sides): sides is TwoSides => sides.right !== null
