// Written by `npm run content:types` from ideas.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './ideas.en.gen.json' with { type: 'json' }
import es from './ideas.es.gen.json' with { type: 'json' }

export const ideas: Bank = {
  say: defineMessages<Record<string, Values>>('triangles/ideas', { en, es }),
  cards: [{"id":"cannot-reach","level":1,"standard":"7.G.A.2","isBeyond":false,"slots":["a","b","c","sum"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["triangle.any-sides","triangle.position-counts"],["triangle.any-sides","triangle.longest-given"]]},{"id":"same-angles","level":2,"standard":"7.G.A.2","isBeyond":false,"slots":["a","b","c"],"rows":4,"wrong":[],"hints":2,"why":2,"lists":[["triangle.angles-fix-size","triangle.any-angles"],["triangle.angles-fix-size","triangle.any-angles"]]},{"id":"not-between","level":3,"standard":"7.G.A.2","isBeyond":false,"slots":["long","short","reach"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["triangle.position-counts","triangle.any-sides"],["triangle.position-counts","triangle.any-sides"]]}],
}
