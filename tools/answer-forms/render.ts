import type { Chance } from './chance.ts'
import type { Tree } from './trees.ts'

const strengths: Record<Tree['kind'], number> = {
  sum: 1,
  negative: 1,
  product: 2,
  part: 2,
  square: 3,
  root: 4,
  number: 4,
  letter: 4,
}

/** One student's writing style: spaces or none, the sign for times, TeX or plain text. */
export interface WritingStyle {
  times: string
  plus: string
  isTex: boolean
  isImplicit: boolean
  square: string
}

export const plainStyle: WritingStyle = {
  times: '*',
  plus: '+',
  isTex: false,
  isImplicit: true,
  square: '^2',
}

export const anyStyle = (chance: Chance): WritingStyle => ({
  times: chance.pick(['*', ' * ', '·', '×', ' × ', '⋅', ' times ']),
  plus: chance.pick(['+', ' + ', ' + ', ' plus ', '+ ']),
  isTex: chance.is(0.1),
  isImplicit: chance.is(0.7),
  square: chance.pick(['^2', '²', '^2', '**2', ' ^ 2', '^(2)', ' squared']),
})

export function render(tree: Tree, hand: WritingStyle, min = 0): string {
  const text = plainly(tree, hand)
  if (strengths[tree.kind] >= min) return text
  return hand.isTex ? `\\left(${text}\\right)` : `(${text})`
}

function plainly(tree: Tree, hand: WritingStyle): string {
  switch (tree.kind) {
    case 'number':
      return String(tree.value)
    case 'letter':
      return hand.isTex && tree.name === 'π' ? '\\pi ' : tree.name
    case 'root':
      return hand.isTex ? `\\sqrt{${tree.of}}` : `sqrt(${tree.of})`
    case 'sum': {
      const [a, b] = tree.terms
      const left = render(a, hand, 1)
      if (b.kind !== 'negative') return `${left}${hand.plus}${render(b, hand, 2)}`
      return `${left}${hand.plus.includes(' ') ? ' - ' : '-'}${render(b.of, hand, 2)}`
    }
    case 'negative':
      return `-${render(tree.of, hand, 2)}`
    case 'product': {
      const [a, b] = tree.factors
      const [left, right] = [
        render(a, hand, a.kind === 'part' ? 3 : 2),
        render(b, hand, b.kind === 'part' ? 3 : 2),
      ]
      const isClear = /^(?:[a-zπ(]|\\)/.test(right) && !right.startsWith('sqrt') && !/[πd]$/.test(left)
      // Nobody writes `2 squared(x)`.
      return hand.isImplicit && isClear && !/\w{3}$/.test(left) ? left + right : left + hand.times + right
    }
    case 'square': {
      const base = render(tree.of, hand, 4)
      return hand.isTex ? `${base}^{2}` : base + hand.square
    }
    case 'part':
      return hand.isTex
        ? `\\frac{${render(tree.of, hand)}}{${tree.below}}`
        : `${render(tree.of, hand, 3)}/${tree.below}`
  }
}
