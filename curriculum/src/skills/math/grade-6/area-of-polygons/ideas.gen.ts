// Written by `npm run content:types` from ideas.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './ideas.en.gen.json' with { type: 'json' }
import es from './ideas.es.gen.json' with { type: 'json' }

export const ideas: Bank = {
  say: defineMessages<Record<string, Values>>('area-of-polygons/ideas', { en, es }),
  cards: [{"id":"half-of-parallelogram","level":1,"standard":"6.G.A.1","isBeyond":false,"slots":["thing"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["area.wrong-length","area.grows-like-length"],["area.no-half","area.adds-lengths"]]},{"id":"cut-and-move","level":1,"standard":"6.G.A.1","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["area.slanted-side","area.wrong-length"],["area.leaning-changes-area","area.halves-too-much"]]},{"id":"leaning","level":2,"standard":"6.G.A.1","isBeyond":false,"slots":["base","height"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["area.slanted-side","area.leaning-changes-area"],["area.leaning-changes-area","area.slanted-side"]]},{"id":"any-side","level":2,"standard":"6.G.A.1","isBeyond":false,"slots":["first","height","second","other"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["area.one-base-only","area.adds-lengths"],["area.one-base-only","area.wrong-length"]]},{"id":"two-trapezoids","level":3,"standard":"6.G.A.1","isBeyond":false,"slots":["long","short","height","sum"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["area.one-base","area.wrong-length"],["area.no-half","area.one-base"]]},{"id":"doubled","level":3,"standard":"6.G.A.1","isBeyond":false,"slots":["shape"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["area.grows-like-length","area.wrong-length"],["area.adds-lengths","area.halves-too-much"]]}],
}
