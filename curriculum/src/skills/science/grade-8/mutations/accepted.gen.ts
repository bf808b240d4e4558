// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "mutations",
  "subject": "science",
  "gradeLevel": 8,
  "version": "06edd1b2db86",
  "misconceptions": [
    "order.backward",
    "scale.reads-end",
    "mutations.each-changes-protein",
    "data.stops-early",
    "data.adds",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "display.count-for-percent",
    "percent.part-for-rest",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "mutations.always-harmful",
    "mutations.levels-mixed",
    "mutations.skips-protein",
    "selection.acquired",
    "mutations.body-cells-inherited",
    "mutations.on-purpose",
    "argue.beside-the-claim",
    "cells.part-for-cell",
    "selection.individual-changes",
    "mutations.whole-body-at-once",
    "heredity.blends",
    "selection.need",
    "selection.strongest",
    "data.no-division",
    "inquiry.changes-two",
    "inquiry.changes-nothing"
  ]
}
