// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "systems-word-problems",
  "subject": "math",
  "gradeLevel": 8,
  "version": "bcf54e6ef564",
  "misconceptions": [
    "variables.reversed",
    "model.keyword",
    "model.swaps-numbers",
    "model.mixes-plans",
    "model.counts-once",
    "model.counts-all",
    "model.adds-or-multiplies",
    "model.wrong-sign",
    "expression.distributes-once",
    "system.splits-evenly",
    "system.one-kind",
    "equation.ignores-constant",
    "ratio.stops-early",
    "equation.stops-early",
    "model.answers-other",
    "line.swaps-coordinates",
    "system.takes-start",
    "system.one-line-only",
    "model.one-plan-only",
    "equation.adds-across",
    "equation.compares-one-term",
    "equation.expects-one-solution",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ]
}
