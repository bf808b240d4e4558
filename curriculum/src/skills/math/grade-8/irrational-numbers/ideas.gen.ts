// Written by `npm run content:types` from ideas.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './ideas.en.gen.json' with { type: 'json' }
import es from './ideas.es.gen.json' with { type: 'json' }

export const ideas: Bank = {
  say: defineMessages<Record<string, Values>>('irrational-numbers/ideas', { en, es }),
  cards: [{"id":"endless","level":1,"standard":"8.NS.A.1","isBeyond":false,"slots":["digit","fraction"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["irrational.endless","irrational.ends"],["irrational.endless","irrational.ends"]]},{"id":"between-wholes","level":1,"standard":"8.NS.A.2","isBeyond":false,"slots":["n","low","high","below","above"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["roots.compares-insides","irrational.misplaced"],["roots.divides-by-index","roots.compares-insides"]]},{"id":"why-repeat","level":2,"standard":"8.NS.A.1","isBeyond":false,"slots":["n","most"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["irrational.endless","irrational.mixes-kinds"],["irrational.endless","irrational.ends"]]},{"id":"pattern","level":2,"standard":"8.NS.A.1","isBeyond":false,"slots":["one","digits"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["irrational.pattern","irrational.ends"],["irrational.pattern","irrational.ends"]]},{"id":"closer","level":3,"standard":"8.NS.A.2","isBeyond":false,"slots":["n","low","high","middle","square"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["irrational.farther-neighbor","roots.compares-insides"],["irrational.rounds-early","roots.divides-by-index"]]},{"id":"pi-and-fractions","level":3,"standard":"8.NS.A.1","isBeyond":false,"slots":["value","decimal"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["irrational.approximation-is-exact","irrational.endless"],["irrational.approximation-is-exact","irrational.pattern"]]}],
}
