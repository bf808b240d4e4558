// Written by `npm run content:types` from ideas.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './ideas.en.gen.json' with { type: 'json' }
import es from './ideas.es.gen.json' with { type: 'json' }

export const ideas: Bank = {
  say: defineMessages<Record<string, Values>>('angles-and-parallel-lines/ideas', { en, es }),
  cards: [{"id":"torn-corners","level":1,"standard":"8.G.A.5","isBeyond":false,"slots":["a","b","c"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["angle.wrong-total","angle.leaves-one-out"],["angle.shown-only","angle.wrong-total"]]},{"id":"third-angles","level":1,"standard":"8.G.A.5","isBeyond":false,"slots":["a","b","c"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["angle.shown-only","angle.stops-at-sum"],["angle.shown-only","angle.one-is-enough"]]},{"id":"line-through-tip","level":2,"standard":"8.G.A.5","isBeyond":false,"slots":["a","b"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["angle.equal-beside","angle.parallel-adds"],["angle.wrong-total","angle.leaves-one-out"]]},{"id":"slide-the-line","level":2,"standard":"8.G.A.5","isBeyond":false,"slots":["a","rest"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["angle.not-parallel","angle.parallel-adds"],["angle.parallel-equal","angle.not-parallel"]]},{"id":"why-exterior","level":3,"standard":"8.G.A.5","isBeyond":false,"slots":["a","b","sum","c"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["angle.interior-for-exterior","angle.wrong-total"],["angle.exterior-as-interior","angle.shown-only"]]}],
}
