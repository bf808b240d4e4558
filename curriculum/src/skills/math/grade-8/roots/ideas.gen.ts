// Written by `npm run content:types` from ideas.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './ideas.en.gen.json' with { type: 'json' }
import es from './ideas.es.gen.json' with { type: 'json' }

export const ideas: Bank = {
  say: defineMessages<Record<string, Values>>('roots/ideas', { en, es }),
  cards: [{"id":"root-and-equation","level":1,"standard":"8.EE.A.2","isBeyond":false,"slots":["r","p"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["roots.two-values","roots.loses-minus"],["roots.one-solution","roots.divides-by-index"]]},{"id":"one-cube-root","level":2,"standard":"8.EE.A.2","isBeyond":false,"slots":["r","p"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["roots.two-for-cube","roots.divides-by-index"],["roots.two-for-cube","roots.divides-by-index"]]},{"id":"calculator","level":2,"standard":"8.EE.A.2","isBeyond":false,"slots":["shown","square"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["roots.decimal-is-exact","roots.divides-by-index"],["roots.decimal-is-exact","roots.not-perfect"]]},{"id":"diagonal","level":3,"standard":"8.EE.A.2","isBeyond":false,"slots":["area","perfect"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["roots.divides-by-index","roots.divides-by-sides"],["roots.must-be-even","roots.not-perfect"]]}],
}
